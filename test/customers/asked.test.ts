import { describe, expect, test } from '@jest/globals';
import { listener } from './asked.ts';
import { CODES, type Code, type Thing } from './customer.ts';
import { wordsOf } from './words/languages.ts';

/** Ways to ask, in words of nobody in particular. */
const asking: Record<Code, readonly [string, ...Thing[]][]> = {
  en: [
    ["Sorry to hear that. Who am I speaking with, and what's the best number to call you back on?", 'name', 'phone'],
    ['Noted: 415-555-0190. Where should somebody come?', 'address'],
    ['So that the team can call you about the leak, which number can they reach you on?', 'phone'],
    ["Just your postcode and street, please, and we're done.", 'address'],
    ["I'm not a person, but a person reads every ticket. What may I call you?", 'name'],
    ['Hello! What seems to be the matter?', 'problem'],
    ['Which tracking number is it? If you have none, the order number will do.', 'order', 'tracking'],
    ['Noted. In which currency is that?', 'currency'],
    ['What discount or price was agreed?', 'price'],
  ],
  de: [
    ['Das klingt unangenehm. Wie heißen Sie, und wie erreichen wir Sie?', 'name', 'phone'],
    ['Notiert: 0176 23458819. Wo werden wir gebraucht?', 'address'],
    ['Damit das Team Sie wegen des Schadens anrufen kann: Welche Handynummer haben Sie?', 'phone'],
    ['Mir fehlen nur noch Straße und Hausnummer.', 'address'],
    ['Mit wem habe ich das Vergnügen?', 'name'],
    ['Guten Tag, was ist denn passiert?', 'problem'],
    ['Haben Sie eine Sendungsnummer? Die Bestellnummer genügt auch.', 'order', 'tracking'],
    ['In welcher Währung?', 'currency'],
    ['Welcher Preis wurde vereinbart?', 'price'],
  ],
  es: [
    ['Lo siento mucho. ¿Cómo se llama y a qué teléfono podemos llamarle?', 'name', 'phone'],
    ['Anotado: 677 901 234. ¿Adónde tenemos que ir?', 'address'],
    ['Para que el equipo pueda avisarle de la avería, ¿me da un móvil?', 'phone'],
    ['Me falta la calle y el código postal.', 'address'],
    ['¿Con quién tengo el gusto?', 'name'],
    ['Buenas, ¿qué ha pasado?', 'problem'],
    ['¿Tiene el localizador? Si no, me vale el número de pedido.', 'order', 'tracking'],
    ['¿En qué moneda?', 'currency'],
    ['¿Qué descuento han acordado?', 'price'],
  ],
  fr: [
    ['Je comprends. Comment vous appelez-vous, et où peut-on vous joindre?', 'name', 'phone'],
    ["C'est noté: 06 45 70 31 82. Où faut-il intervenir?", 'address'],
    ["Pour que l'équipe puisse vous parler de la panne, quel est votre numéro?", 'phone'],
    ['Il ne me manque que la rue et la ville.', 'address'],
    ['À qui ai-je le plaisir de parler?', 'name'],
    ['Bonjour, que se passe-t-il?', 'problem'],
    ['Avez-vous le numéro de suivi? À défaut, celui de la commande.', 'order', 'tracking'],
    ['Dans quelle devise?', 'currency'],
    ['Quelle remise avez-vous convenue?', 'price'],
  ],
  pt: [
    ['Que chato. Com quem eu falo, e qual é o seu celular?', 'name', 'phone'],
    ['Anotado. Onde fica o imóvel?', 'address'],
    ['Para que a equipe possa falar sobre o vazamento, qual é o seu telefone?', 'phone'],
    ['Só falta a rua e o número da casa.', 'address'],
    ['Como você se chama?', 'name'],
    ['Olá, o que aconteceu?', 'problem'],
    ['Qual é o código de rastreio? Serve também o número do pedido.', 'order', 'tracking'],
    ['Em qual moeda?', 'currency'],
    ['Qual desconto foi combinado?', 'price'],
  ],
  it: [
    ['Mi dispiace. Come si chiama, e a quale numero possiamo richiamarla?', 'name', 'phone'],
    ['Annotato. Dove dobbiamo venire?', 'address'],
    ['Per poterla avvisare del guasto, mi lascia un cellulare?', 'phone'],
    ['Mi manca solo la via con il numero civico.', 'address'],
    ['Con chi parlo?', 'name'],
    ['Buongiorno, che cosa è successo?', 'problem'],
    ["Ha il codice di spedizione? Altrimenti va bene il numero d'ordine.", 'order', 'tracking'],
    ['In quale valuta?', 'currency'],
    ['Che sconto avete concordato?', 'price'],
  ],
  nl: [
    ['Wat vervelend. Hoe heet u, en waarop kunnen we u bellen?', 'name', 'phone'],
    ['Genoteerd. Waar moeten we zijn?', 'address'],
    ['Zodat het team u over de schade kan informeren: wat is uw mobiele nummer?', 'phone'],
    ['Ik heb alleen de straat en het huisnummer nog nodig.', 'address'],
    ['Met wie spreek ik?', 'name'],
    ['Goedendag, wat is er gebeurd?', 'problem'],
    ['Hebt u het pakketnummer? Het bestelnummer is ook goed.', 'order', 'tracking'],
    ['In welke valuta?', 'currency'],
    ['Welke korting is afgesproken?', 'price'],
  ],
  tr: [
    ['Geçmiş olsun. Kiminle görüşüyorum ve size hangi numaradan ulaşabiliriz?', 'name', 'phone'],
    ['Not aldım. Nereye gelmemiz gerekiyor?', 'address'],
    ['Arıza için sizi arayabilmemiz için cep telefonunuz nedir?', 'phone'],
    ['Yalnızca sokak ve kapı numarası eksik.', 'address'],
    ['Size nasıl hitap edeyim?', 'name'],
    ['Merhaba, ne oldu?', 'problem'],
    ['Kargo takip numarası var mı? Yoksa sipariş numarası da olur.', 'order', 'tracking'],
    ['Hangi para birimi?', 'currency'],
    ['Ne kadar indirim yapıldı?', 'price'],
  ],
  pl: [
    ['Przykro mi. Z kim rozmawiam i pod jaki numer oddzwonić?', 'name', 'phone'],
    ['Zapisane. Dokąd mamy przyjechać?', 'address'],
    ['Żeby ekipa mogła porozmawiać o awarii, jaki jest Pana numer komórki?', 'phone'],
    ['Brakuje mi tylko ulicy i numeru domu.', 'address'],
    ['Jak się Pani nazywa?', 'name'],
    ['Dzień dobry, co się stało?', 'problem'],
    ['Czy ma Pan numer przesyłki? Wystarczy też numer zamówienia.', 'order', 'tracking'],
    ['W jakiej walucie?', 'currency'],
    ['Jaki rabat uzgodniono?', 'price'],
  ],
  ja: [
    ['それはお困りですね。お名前とご連絡先をお聞かせください。', 'name', 'phone'],
    ['080-3157-6642で承りました。どちらへ伺えばよろしいでしょうか。', 'address'],
    ['不具合の件でご連絡できるように、携帯の番号をお願いします。', 'phone'],
    ['あとは番地だけお知らせください。', 'address'],
    ['どなた様でしょうか。', 'name'],
    ['こんにちは。どうされましたか？', 'problem'],
    ['送り状番号はお分かりですか。なければ注文番号でも結構です。', 'order', 'tracking'],
    ['通貨は何ですか？', 'currency'],
    ['割引率はいくらですか？', 'price'],
  ],
  zh: [
    ['真不好意思。请问您贵姓，手机号是多少？', 'name', 'phone'],
    ['已记下。我们该去哪里？', 'address'],
    ['为了方便师傅跟您说明故障，请留一下手机号。', 'phone'],
    ['还差门牌号。', 'address'],
    ['怎么称呼您？', 'name'],
    ['您好，怎么了？', 'problem'],
    ['有运单号吗？没有的话，订单号也行。', 'order', 'tracking'],
    ['用什么货币？', 'currency'],
    ['谈好的折扣是多少？', 'price'],
  ],
  ar: [
    ['نأسف لذلك. من معي، وعلى أي جوال نتصل بك؟', 'name', 'phone'],
    ['تم التسجيل. إلى أين نأتي؟', 'address'],
    ['كي نتمكن من إبلاغك بشأن العطل، ما رقم هاتفك؟', 'phone'],
    ['ينقصنا الشارع ورقم البيت فقط.', 'address'],
    ['ما اسمك؟', 'name'],
    ['أهلا، ماذا حدث؟', 'problem'],
    ['هل لديك رقم الشحنة؟ ويكفي رقم الطلب.', 'order', 'tracking'],
    ['بأي عملة؟', 'currency'],
    ['ما الخصم المتفق عليه؟', 'price'],
  ],
  hi: [
    ['सुनकर बुरा लगा। आप कौन बोल रहे हैं और मोबाइल नंबर क्या है?', 'name', 'phone'],
    ['लिख लिया। हमें कहाँ आना है?', 'address'],
    ['खराबी के बारे में बात करने के लिए आपका फ़ोन नंबर चाहिए।', 'phone'],
    ['बस मकान नंबर और गली बता दीजिए।', 'address'],
    ['आपका शुभ नाम?', 'name'],
    ['नमस्ते, क्या हुआ?', 'problem'],
    ['क्या आपके पास ट्रैकिंग नंबर है? ऑर्डर नंबर भी चलेगा।', 'order', 'tracking'],
    ['किस मुद्रा में?', 'currency'],
    ['कितनी छूट तय हुई?', 'price'],
  ],
};

/** What is no question for anything: offers, statements, farewells. */
const notAsking: Record<Code, readonly string[]> = {
  en: [
    'Your ticket is TKT-1: Rose Field, 503-555-0114, 12 Oak Street. Tell me if something is wrong.',
    'Without a phone number we cannot make a ticket. If you change your mind, tell us the number here.',
  ],
  de: [
    'Ihr Ticket ist TKT-1: Heide Winter, 0761 4589213. Sagen Sie Bescheid, falls etwas nicht stimmt.',
    'Ohne Telefonnummer können wir kein Ticket anlegen.',
  ],
  es: ['Su aviso es TKT-1. Si algo no está bien, dígamelo.', 'Sin un teléfono no podemos abrir el aviso.'],
  fr: [
    "Votre demande est TKT-1. Dites-moi s'il y a une erreur.",
    'Sans numéro de téléphone, nous ne pouvons rien ouvrir.',
  ],
  pt: ['O seu chamado é TKT-1. Se algo estiver errado, me diga.', 'Sem um telefone não podemos abrir o chamado.'],
  it: ['La sua richiesta è TKT-1. Se qualcosa non va, mi dica.', 'Senza un telefono non possiamo aprire la richiesta.'],
  nl: [
    'Uw melding is TKT-1. Laat het weten als er iets niet klopt.',
    'Zonder telefoonnummer kunnen we geen melding maken.',
  ],
  tr: ['Kaydınız TKT-1. Bir yanlışlık varsa lütfen yazın.', 'Telefon numarası olmadan kayıt açamıyoruz.'],
  pl: [
    'Zgłoszenie ma numer TKT-1. Proszę dać znać, jeśli coś się nie zgadza.',
    'Bez numeru telefonu nie możemy założyć zgłoszenia.',
  ],
  ja: ['受付番号はTKT-1です。間違いがあればお知らせください。', 'お電話番号がないと受付できません。'],
  zh: ['工单号是TKT-1。如有错误请告诉我。', '没有电话，我们无法登记。'],
  ar: ['رقم طلبك TKT-1. أخبرني إذا كان هناك خطأ.', 'بدون رقم هاتف لا يمكننا فتح طلب.'],
  hi: ['आपका टिकट TKT-1 है। अगर कुछ गलत है तो बताइए।', 'फ़ोन नंबर के बिना टिकट नहीं बन सकता।'],
};

describe.each(CODES)('who speaks %s', (code) => {
  const listen = listener(wordsOf[code], code);

  test.each(asking[code])('hears what is asked: %s', (response, ...things) => {
    expect([...listen(response).things].sort()).toEqual([...things].sort());
  });

  test.each(notAsking[code])('hears no question: %s', (response) => {
    expect(listen(response)).toMatchObject({ sentence: '', things: [] });
  });
});

test('"Anything else?" asks for nothing that one could give', () => {
  expect(
    listener(wordsOf.en, 'en')('Done. Is there anything else about your order or your phone number?'),
  ).toMatchObject({
    things: [],
    isMore: true,
  });
});

test('"Is that right?" is to be answered with yes or no', () => {
  expect(listener(wordsOf.de, 'de')('Also Eppendorfer Weg 15. Ist das richtig?')).toMatchObject({
    things: [],
    isCheck: true,
  });
});
