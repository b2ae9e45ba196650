import { describe } from '@jest/globals';
import { languageOf } from '../../../shared/extraction/languages.ts';
import { type Reading, testReadings } from '../../support/readings.ts';

const readings: Record<string, Reading[]> = {
  en: [
    [
      [
        '> How can I help?',
        'My sink is leaking',
        '> So that is Maria Lopez, 503-555-0199, at 88 Pine Ave, correct?',
        'yes',
      ],
      { name: 'Maria Lopez', phone: '503-555-0199', address: '88 Pine Ave' },
    ],
    [
      [
        '> Who is this?',
        'Karen',
        '> I see an account for Karen Smith with phone 503-555-0199. Is that you, and is that still your number?',
        'yes and yes',
      ],
      { name: 'Karen Smith', phone: '503-555-0199' },
    ],
    [['> Am I speaking with Karen Smith?', 'Yes, my sink is leaking'], { name: 'Karen Smith' }],
    [['> Hello, this is Sofia from Acme Property. Am I speaking with Karen Smith?', 'Yes'], { name: 'Karen Smith' }],

    [
      ["My tap drips. I'm Nora Klein", '> Is 503-555-0188 still your number?', 'Yes'],
      { name: 'Nora Klein', phone: '503-555-0188' },
    ],
    [['> Is 503-555-0188 still your number?', 'No, I have a new one, 503-555-0111'], { phone: '503-555-0111' }],
    [['> Is 503-555-0188 still your number?', 'no'], { phone: null }],
    [
      ["> So that's Maria Lopez, 503-555-0199, 88 Pine Avenue, correct?", 'yes, but the number is 503-555-0198'],
      { name: 'Maria Lopez', phone: '503-555-0198', address: '88 Pine Avenue' },
    ],
    [
      ['> Can I confirm your name is Peter Jones and your number is 503-555-0199?', "That's correct"],
      { name: 'Peter Jones', phone: '503-555-0199' },
    ],

    [
      ['> Just to confirm: Tom Baker, 415-555-0132, 7 Hill Road, Leeds.', 'correct, thanks'],
      { name: 'Tom Baker', phone: '415-555-0132', address: '7 Hill Road, Leeds' },
    ],
    [["> Hi, I'm Sofia. How can I help?", 'yes, my sink leaks'], { name: null }],
    [["> Hi, I'm Sofia. May I help you?", 'yes please'], { name: null }],
    [['> You can reach our office at 503-555-0100. Anything else?', 'yes, my sink leaks'], { phone: null }],
    [['> You can call us any time on 503-555-0100. Is that ok?', 'yes'], { phone: null }],

    [['> So this is urgent, is it?', 'yes'], { priority: 'urgent' }],
    [['> So your kitchen sink is leaking, is that right?', 'yes'], { issue: '*kitchen sink is leaking*' }],
    [['> Is it Mrs Karen Smith?', 'yes'], { name: 'Karen Smith' }],
    [
      ['My name is Maria Lopez', '> Thanks Maria. Is the address 88 Pine Ave?', 'yes'],
      { name: 'Maria Lopez', address: '88 Pine Ave' },
    ],
    [
      ['My name is Nora Klein, 503-555-0142', '> So I have Dora Kline, 503-555-0142?', "no, that's wrong"],
      { name: 'Nora Klein', phone: '503-555-0142' },
    ],

    [['> Am I right that you are calling about the boiler?', 'yes'], { name: null }],
    [['> Are you calling from New York?', 'yes'], { name: null }],
    [['> Did you buy it at Home Depot?', 'yes'], { name: null }],
    [['> The plumber, Bob Miller, will come tomorrow at 5 pm. Is that okay?', 'yes'], { name: null }],
    [['> Should we call you back on 415-555-0132?', 'Yes please'], { phone: '415-555-0132' }],
    [['> Would you like to call our hotline at 415-555-0100 instead?', 'no'], { phone: null }],
    [['> Are you calling about the leak in the bathroom?', 'yes'], { name: null }],
    [['> Hello Anna, is it still about the broken boiler?', 'yes'], { name: null }],
    [['> Is that Nora?', 'yes'], { name: 'Nora' }],
    [['> So you are Nora Klein, right?', 'right'], { name: 'Nora Klein' }],
  ],
  de: [
    [
      ['> Ich sehe hier Eva Stern, Telefon 089 45671230. Sind Sie das?', 'ja, stimmt'],
      { name: 'Eva Stern', phone: '089 45671230' },
    ],
    [
      ['> Ich habe Sie als Jonas Weber, Gartenweg 8 — stimmt das?', 'Ja'],
      { name: 'Jonas Weber', address: 'Gartenweg 8' },
    ],
    [['> Spreche ich mit Karen Schmidt?', 'ja, genau'], { name: 'Karen Schmidt' }],
    [['> Spreche ich mit Frau Weber?', 'Ja'], { name: 'Weber' }],
    [['> Ihre Nummer ist 0151 23456789, richtig?', 'ja, stimmt'], { phone: '0151 23456789' }],
    [
      ['> Dann notiere ich: Lea Brandt, 0151 23456789, Hauptstraße 5, 50667 Köln. Ist das korrekt?', 'Ja, das stimmt'],
      { name: 'Lea Brandt', phone: '0151 23456789', address: 'Hauptstraße 5, 50667 Köln' },
    ],
    [['> Ist die 0151 23456789 noch aktuell?', 'Ja'], { phone: '0151 23456789' }],
    [['> Sind Sie der Mieter?', 'ja'], { role: 'tenant' }],
    [['> Guten Tag, mein Name ist Sofia Berg. Kann ich helfen?', 'ja, die Heizung ist kaputt'], { name: null }],
    [['> Ist die Heizung im Keller ausgefallen?', 'ja'], { name: null, issue: '*Heizung*' }],
    [
      ['> Ihr Name ist Jonas Weber und Sie wohnen im Gartenweg 8, richtig?', 'stimmt'],
      { name: 'Jonas Weber', address: 'Gartenweg 8' },
    ],

    [['> Dürfen wir Sie unter 0151 23456789 zurückrufen?', 'Ja gerne'], { phone: '0151 23456789' }],
    [
      ['> Also: Frau Heide Winter, Telefon 0151 23456789. Richtig?', 'Richtig'],
      { name: 'Heide Winter', phone: '0151 23456789' },
    ],
    [['> Kommt das Wasser aus der Decke?', 'Ja'], { name: null }],
    [['> Ist der Hausmeister Peter Schulz schon da?', 'ja'], { name: null }],
    [['> Auf welchen Namen darf ich das notieren?', 'genau'], { name: null }],
  ],
  fr: [
    [
      ['> Vous êtes bien Claire Dubois, 12 rue des Lilas ?', 'oui'],
      { name: 'Claire Dubois', address: '12 rue des Lilas' },
    ],
    [['> Je parle bien à Madame Martin ?', "Oui, c'est ça"], { name: 'Martin' }],
    [
      ["> Donc c'est Paul Girard, 06 12 34 56 78, au 5 avenue Foch, c'est bien ça ?", "oui c'est exact"],
      { name: 'Paul Girard', phone: '06 12 34 56 78', address: '5 avenue Foch' },
    ],
    [['> Le 06 12 34 56 78 est toujours votre numéro ?', 'Oui'], { phone: '06 12 34 56 78' }],
    [['> Vous vous appelez Paul Girard ?', 'non, Paul Gérard'], { name: 'Paul Gérard' }],
    [['> Vous êtes Monsieur Paul Girard ?', 'Oui'], { name: 'Paul Girard' }],
    [
      ["> Je récapitule : Claire Dubois, 06 12 34 56 78, 12 rue des Lilas à Lyon. C'est correct ?", 'oui'],
      { name: 'Claire Dubois', phone: '06 12 34 56 78', address: '*12 rue des Lilas*' },
    ],
    [['> On peut vous rappeler au 06 12 34 56 78 ?', 'oui'], { phone: '06 12 34 56 78' }],
  ],
  es: [
    [
      ['> Entonces es María López, 612 345 678, en Calle Mayor 8, ¿correcto?', 'sí'],
      { name: 'María López', phone: '612 345 678', address: 'Calle Mayor 8' },
    ],
    [['> ¿Hablo con Carmen Ruiz?', 'Sí, soy yo'], { name: 'Carmen Ruiz' }],
    [['> ¿Su número sigue siendo el 612 345 678?', 'si'], { phone: '612 345 678' }],

    [['> ¿Hablo con Dora Ruiz?', 'no, Nora Ruiz'], { name: 'Nora Ruiz' }],
    [
      ['> Confirmo: Rosa Campos, 612 345 678, Avenida del Mar 3, Málaga. ¿Todo correcto?', 'Sí, correcto'],
      { name: 'Rosa Campos', phone: '612 345 678', address: 'Avenida del Mar 3, Málaga' },
    ],
    [['> ¿Es usted la señora Carmen Ruiz?', 'sí'], { name: 'Carmen Ruiz' }],
    [['> ¿Le llamamos al 612 345 678?', 'Sí'], { phone: '612 345 678' }],
    [['> ¿Su nombre es Luz Mar?', 'así es'], { name: 'Luz Mar' }],
    [['> ¿En qué dirección se necesita la reparación?', 'correcto'], { issue: null }],
  ],
  pt: [
    [
      ['> Então é Maria Lopes, 912 345 678, Rua das Flores 8, certo?', 'sim'],
      { name: 'Maria Lopes', phone: '912 345 678', address: 'Rua das Flores 8' },
    ],
    [['> Falo com Ana Sousa?', 'Sim, sou eu'], { name: 'Ana Sousa' }],
    [['> O número 912 345 678 ainda é o seu?', 'sim'], { phone: '912 345 678' }],
    [['> O seu nome é João Pereira, correto?', 'isso mesmo'], { name: 'João Pereira' }],
    [
      ['> Confirmando: Rosa Campos, 912 345 678, Rua do Sol 3, Lisboa. Está certo?', 'sim'],
      { name: 'Rosa Campos', phone: '912 345 678', address: 'Rua do Sol 3, Lisboa' },
    ],
    [['> A senhora é Ana Sousa?', 'Sim'], { name: 'Ana Sousa' }],
    [['> Podemos ligar para o 912 345 678?', 'sim'], { phone: '912 345 678' }],
  ],
  it: [
    [['> Parlo con Maria Rossi?', 'sì'], { name: 'Maria Rossi' }],
    [
      ['> Quindi è Luca Bianchi, 333 1234567, Via Roma 8, giusto?', 'Sì, esatto'],
      { name: 'Luca Bianchi', phone: '333 1234567', address: 'Via Roma 8' },
    ],
    [['> Il suo numero è ancora 333 1234567?', 'si'], { phone: '333 1234567' }],

    [
      ['> Riepilogo: Rosa Campi, 333 1234567, Via Roma 3, Milano. È corretto?', 'sì'],
      { name: 'Rosa Campi', phone: '333 1234567', address: 'Via Roma 3, Milano' },
    ],
    [['> Lei è il signor Luca Bianchi?', 'Sì, sono io'], { name: 'Luca Bianchi' }],
    [['> La richiamiamo al 333 1234567?', 'sì'], { phone: '333 1234567' }],
  ],
  nl: [
    [
      ['> Ik zie hier Eva Bakker met nummer 06 31775204. Klopt dat?', 'ja dat klopt'],
      { name: 'Eva Bakker', phone: '06 31775204' },
    ],
    [['> Spreek ik met Jan de Vries?', 'Ja'], { name: 'Jan de Vries' }],
    [
      ['> Dus Sanne Bakker, 06 12345678, Dorpsstraat 8, klopt dat?', 'ja klopt'],
      { name: 'Sanne Bakker', phone: '06 12345678', address: 'Dorpsstraat 8' },
    ],
    [['> Is 06 12345678 nog steeds uw nummer?', 'ja'], { phone: '06 12345678' }],
    [
      ['> Ik heb genoteerd: Piet Jansen, Kerkstraat 12, Utrecht. Klopt dat?', 'Klopt'],
      { name: 'Piet Jansen', address: 'Kerkstraat 12, Utrecht' },
    ],
    [
      ['> Even checken: Roos Winter, 06 12345678, Dorpsstraat 3, Utrecht. Klopt dit?', 'ja'],
      { name: 'Roos Winter', phone: '06 12345678', address: 'Dorpsstraat 3, Utrecht' },
    ],
    [['> Bent u mevrouw De Vries?', 'Ja'], { name: 'De Vries' }],
    [['> Mogen we u bellen op 06 12345678?', 'Ja'], { phone: '06 12345678' }],
    [['> Uw naam is Wil Jansen, toch?', 'klopt'], { name: 'Wil Jansen' }],
  ],
  tr: [
    [['> Ayşe Yılmaz ile mi görüşüyorum?', 'Evet'], { name: 'Ayşe Yılmaz' }],
    [
      ['> Adınız Mehmet Demir, numaranız 0532 111 22 33, doğru mu?', 'evet doğru'],
      { name: 'Mehmet Demir', phone: '0532 111 22 33' },
    ],
    [['> Numaranız hâlâ 0532 111 22 33 mü?', 'evet'], { phone: '0532 111 22 33' }],

    [
      ['> Bilgileriniz: Umut Deniz, 0532 111 22 33, Atatürk Caddesi No: 3, İzmir. Doğru mu?', 'Evet'],
      { name: 'Umut Deniz', phone: '0532 111 22 33' },
    ],
    [['> Sizi 0532 111 22 33 numarasından arayalım mı?', 'evet'], { phone: '0532 111 22 33' }],
    [['> Elif Kaya mısınız?', 'evet'], { name: 'Elif Kaya' }],
    [['> Adınızı ve soyadınızı alabilir miyim?', 'evet'], { name: null }],
    [['> Onarım hangi adreste gerekiyor?', 'aynen'], { issue: null }],
  ],
  pl: [
    [['> Czy 601 234 567 to nadal Pana numer?', 'Tak'], { phone: '601 234 567' }],
    [['> Pan Piotr Wiśniewski, tak?', 'tak'], { name: 'Piotr Wiśniewski' }],
    [
      ['> Podsumowując: Róża Pole, 601 234 567, ul. Leśna 3, Warszawa. Czy zgadza się?', 'Tak'],
      { name: 'Róża Pole', phone: '601 234 567', address: '*ul. Leśna 3*' },
    ],
    [['> Czy pani nazywa się Anna Nowak?', 'Tak'], { name: 'Anna Nowak' }],
    [['> Czy możemy zadzwonić pod 601 234 567?', 'tak'], { phone: '601 234 567' }],
  ],
  ja: [
    [['> 山田太郎様、電話番号は090-1234-5678でよろしいですか', 'はい'], { name: '山田太郎', phone: '090-1234-5678' }],

    [['> 田中様でいらっしゃいますか？', 'はい'], { name: '田中' }],
    [['> 090-1234-5678は今もお使いですか？', 'はい'], { phone: '090-1234-5678' }],
    [['> 山田太郎様でよろしいですか', 'いいえ、山田次郎です'], { name: '山田次郎' }],

    [['> 佐藤さんですか？', 'そうです'], { name: '佐藤' }],
    [['> お電話番号は03-1234-5678でお間違いありませんか', 'はい'], { phone: '03-1234-5678' }],
  ],
  zh: [
    [['> 您是王小明先生，电话13812345678，对吗？', '对'], { name: '王小明', phone: '13812345678' }],
    [['> 请问是李娜女士吗？', '是的'], { name: '李娜' }],

    [['> 13812345678还是您的号码吗？', '是的，没错'], { phone: '13812345678' }],
    [['> 您叫王小明，对吗？', '不是，我叫王晓明'], { name: '王晓明' }],

    [['> 是张伟先生吗？', '是的'], { name: '张伟' }],
    [['> 我们打13812345678给您可以吗？', '对'], { phone: '13812345678' }],
  ],
  ar: [
    [['> حضرتك مريم حسن، ورقمك 0501234567، صحيح؟', 'نعم'], { name: 'مريم حسن', phone: '0501234567' }],
    [['> هل أتحدث مع مريم حسن؟', 'نعم'], { name: 'مريم حسن' }],
    [['> اسمك خالد العلي، صحيح؟', 'ايوه'], { name: 'خالد العلي' }],
    [['> هل رقمك ما زال 0501234567؟', 'نعم'], { phone: '0501234567' }],
    [
      ['> للتأكيد: أمل ربيع، 0501234567، شارع الملك فهد 12، الرياض. صحيح؟', 'نعم'],
      { name: 'أمل ربيع', phone: '0501234567' },
    ],
    [['> هل أنت السيد خالد العلي؟', 'نعم'], { name: 'خالد العلي' }],
    [['> هل نتصل بك على 0501234567؟', 'نعم'], { phone: '0501234567' }],
    [['> كيف يمكننا مساعدتك؟ يرجى وصف المشكلة.', 'أجل'], { name: null }],
    [['> هل يمكنك إرسال رقم التتبع أو رقم الطلب؟', 'اجل'], { name: null }],
  ],
  hi: [
    [['> क्या मैं रवि शर्मा से बात कर रहा हूँ?', 'हाँ'], { name: 'रवि शर्मा' }],
    [['> आपका नाम सीता वर्मा, नंबर 98765 43210, सही है?', 'जी हाँ'], { name: 'सीता वर्मा', phone: '98765 43210' }],
    [['> क्या 98765 43210 अभी भी आपका नंबर है?', 'हाँ जी'], { phone: '98765 43210' }],
    [['> तो नाम अमित कुमार है, ठीक?', 'सही'], { name: 'अमित कुमार' }],
    [['> पुष्टि करें: आशा किरण, 98765 43210, सही है?', 'हाँ'], { name: 'आशा किरण', phone: '98765 43210' }],
    [['> क्या आप सुनील गुप्ता हैं?', 'जी हाँ'], { name: 'सुनील गुप्ता' }],
    [['> क्या हम 98765 43210 पर कॉल करें?', 'हाँ'], { phone: '98765 43210' }],
  ],
};

describe.each(Object.entries(readings))('what is read back and affirmed, in %s', (code, rows) =>
  testReadings(rows, languageOf(code)),
);
