import { describe } from '@jest/globals';
import { languageOf } from '../../../shared/extraction/languages.ts';
import { type Reading, testReadings } from '../../support/readings.ts';

const readings: Record<string, Reading[]> = {
  en: [
    [
      ['> Your name?', 'Karen Lee', '> And your phone number?', '503-555-0142. My surname is spelled Leigh by the way'],
      { name: 'Karen Leigh' },
    ],

    [['> Your name?', 'Anna', '> What is your full name?', 'Anna Berger'], { name: 'Anna Berger' }],
    [
      ['> Your name?', 'Anna', "> What's the problem?", 'The tap drips. Full name is Anna Berger'],
      { name: 'Anna Berger' },
    ],
    [['> Your name?', 'Dora, no sorry, Nora Klein'], { name: 'Nora Klein' }],
    [['> Your name?', 'Dora Klein, no wait, Nora'], { name: 'Nora Klein' }],
    [["I'm John Smith. no sorry, John Smyth"], { name: 'John Smyth' }],
    [["> So that's Dora Klein at 12 Oak Street?", "No, it's Nora"], { name: 'Nora Klein' }],
    [['> Am I speaking with Karen Smith?', 'No, this is Peter Jones'], { name: 'Peter Jones' }],
    [['> Am I speaking with Karen Smith?', 'No, Peter Jones'], { name: 'Peter Jones' }],
    [
      ['My name is Nora Klein', "> Thanks Dora Klein, what's your number?", "It's Nora, not Dora. 503-555-0142"],
      { name: 'Nora Klein', phone: '503-555-0142' },
    ],
    [
      [
        '> Name?',
        'Jon Smith',
        '> Phone?',
        '503-555-0142',
        '> Noted. Anything else?',
        'sorry, my first name is John with an h',
      ],
      { name: 'John Smith' },
    ],
    [['> Name?', 'Peter Meier', '> Ok, Peter Meier.', 'no, Mayer'], { name: 'Peter Mayer' }],
    [['> Name?', 'Ann Lee', '> Thank you, Ann Lee.', 'Leigh, not Lee'], { name: 'Ann Leigh' }],
    [
      [
        '> Name?',
        'Catherine Heller',
        '> What is the address?',
        'Ugh, autocorrect. It is spelled Kathryn, not Catherine.',
      ],
      { name: 'Kathryn Heller', address: null },
    ],
    [['> Name?', 'Anna Berger', '> And the address?', 'This is Anna again, 12 Oak Street'], { name: 'Anna Berger' }],
    [['> Name?', 'Tim Jones', "> What's wrong?", 'I meant Tom Jones'], { name: 'Tom Jones' }],

    [
      ['> Name?', 'Maria Lopez', '> What is the issue?', 'actually the sink, not the toilet, is leaking'],
      { name: 'Maria Lopez' },
    ],
    [['> Name?', 'Maria Lopez', '> Is it the kitchen?', 'no, the bathroom'], { name: 'Maria Lopez' }],
    [['My name is Kate Miller', '> Hello Kate Millar', 'Miller, not Millar'], { name: 'Kate Miller' }],
    [['> Name?', 'Steven Clark', '> Thank you Steven.', "it's Stephen with a ph"], { name: 'Stephen Clark' }],
    [
      ['> Name?', 'Sara Connor', '> And the phone?', "503-555-0142. And it's Sarah, with an h"],
      { name: 'Sarah Connor', phone: '503-555-0142' },
    ],
    [['> Name?', 'rob field', '> phone?', 'oops, bob field'], { name: 'bob field' }],
    [['> Name?', 'Lisa Ray', "> What's wrong?", 'My last name is Rey, not Ray'], { name: 'Lisa Rey' }],
    [['> Name?', 'Lisa Ray', "> What's wrong?", 'Sorry, the tap in the kitchen drips'], { name: 'Lisa Ray' }],
    [['> Name?', 'Lisa Ray', '> Phone?', "sorry, I don't know it by heart"], { name: 'Lisa Ray' }],
    [['> Name?', 'Lisa Ray', '> Is anyone home?', 'no, only Max'], { name: 'Lisa Ray' }],

    [['> Name?', 'Lisa Ray', '> Address?', "No wait, it's 5 Lisa Lane, Reading"], { name: 'Lisa Ray' }],
    [['Hi, my name is Dan, sorry, Daniel Frost and the heater broke'], { name: 'Daniel Frost' }],
    [['> So your name is Rose Field?', 'no, Rosa Field'], { name: 'Rosa Field' }],
    [['> Am I speaking with Karen Smith?', "no, wrong person. I'm Peter Jones"], { name: 'Peter Jones' }],
    [['> Are you Mr Brown?', 'No'], { name: null }],
  ],
  de: [
    [['> Wie ist Ihr Name?', 'Dora, nein, Nora Klein'], { name: 'Nora Klein' }],

    [['> Spreche ich mit Dora Klein?', 'Nein, Nora Klein'], { name: 'Nora Klein' }],
    [['> Wie ist Ihr Name?', 'Anna', '> Wie lautet Ihr vollständiger Name?', 'Anna Berger'], { name: 'Anna Berger' }],
    [
      ['> Wie ist Ihr Name?', 'Jonas Weber', '> Was ist kaputt?', 'Entschuldigung, Jonas Wöber'],
      { name: 'Jonas Wöber' },
    ],
    [['> Wie ist Ihr Name?', 'Stefan Klein', '> Und die Nummer?', 'Sorry, Stephan mit ph'], { name: 'Stephan Klein' }],

    [
      ['> Wie ist Ihr Name?', 'Lea Brandt', '> Was ist defekt?', 'Nein, die Heizung, nicht der Boiler'],
      { name: 'Lea Brandt' },
    ],
    [['> Wie ist Ihr Name?', 'Lea Brandt', '> Wo?', 'Entschuldigung, Brandstraße 5, Köln'], { name: 'Lea Brandt' }],
    [['> Sind Sie Frau Meier?', 'Nein, Mayer'], { name: 'Mayer' }],
    [['Mein Name ist Lea Brand, Quatsch, Lea Brandt'], { name: 'Lea Brandt' }],
  ],
  fr: [
    [['> Votre nom ?', 'Paul Girard', '> Merci M. Girard', "c'est Gérard, pas Girard"], { name: 'Paul Gérard' }],
    [['> Votre nom ?', 'Anne Martin, non pardon, Anna Martin'], { name: 'Anna Martin' }],
    [['> Vous êtes Paul Girard ?', 'non, Paul Gérard'], { name: 'Paul Gérard' }],
    [['> Votre nom ?', 'Marie Dupond', '> Votre téléphone ?', 'pardon, Dupont avec un t'], { name: 'Marie Dupont' }],
    [
      ['> Votre nom ?', 'Marie Dupond', '> Quelle adresse ?', "mon nom de famille c'est Dupont"],
      { name: 'Marie Dupont' },
    ],
    [['> Votre nom ?', 'Marc Leroy', '> Merci Marc', "mon prénom c'est Marck"], { name: 'Marck Leroy' }],
    [['> Vous êtes Mme Leroy ?', "non, je m'appelle Anne Petit"], { name: 'Anne Petit' }],
    [
      ['> Votre nom ?', 'Luc Moreau', '> Quel est le problème ?', 'pardon, la chaudière est en panne'],
      { name: 'Luc Moreau' },
    ],
  ],
  es: [
    [
      ['> ¿Su nombre?', 'Juan Gonzales', '> ¿Y su teléfono?', 'perdón, es González con zeta'],
      { name: 'Juan González' },
    ],
    [['> ¿Su nombre?', 'Ana, perdón, Anabel Ruiz'], { name: 'Anabel Ruiz' }],
    [['> ¿Hablo con Dora Ruiz?', 'No, soy Nora'], { name: 'Nora Ruiz' }],
    [['> ¿Su nombre?', 'Juan Gonzales', '> ¿Y su teléfono?', 'mi apellido es González'], { name: 'Juan González' }],
    [['> ¿Su nombre?', 'Marta Gil', '> ¿Teléfono?', 'perdón, Marta Gill, con dos eles'], { name: 'Marta Gill' }],
    [['> ¿Su nombre?', 'Marta Gil', '> ¿Qué ocurre?', 'perdón, la caldera no funciona'], { name: 'Marta Gil' }],
  ],
  pt: [
    [['> Qual é o seu nome?', 'Luis Souza', '> E o telefone?', 'desculpe, é Luiz com z'], { name: 'Luiz Souza' }],
    [['> Qual é o seu nome?', 'Luis Souza', '> E o telefone?', 'meu sobrenome é Sousa'], { name: 'Luis Sousa' }],
    [['> Qual é o seu nome?', 'Ana, aliás, Anabela Reis'], { name: 'Anabela Reis' }],
    [['> Falo com Rui Costa?', 'não, Ruy Costa'], { name: 'Ruy Costa' }],
  ],
  it: [
    [['> Come si chiama?', 'Luca Bianco', '> Il telefono?', 'scusi, Bianchi'], { name: 'Luca Bianchi' }],
    [['> Come si chiama?', 'Luca Bianco', '> Il telefono?', 'il mio cognome è Bianchi'], { name: 'Luca Bianchi' }],
    [['> Parlo con Dora Rossi?', 'No, Nora Rossi'], { name: 'Nora Rossi' }],
    [['> Come si chiama?', 'Sara Conti', '> Il problema?', 'scusi, la caldaia è rotta'], { name: 'Sara Conti' }],
    [['> Lei è Marco Neri?', 'no, Mario Neri'], { name: 'Mario Neri' }],
    [['> Come si chiama?', 'Anna, anzi Annalisa Conti'], { name: 'Annalisa Conti' }],
  ],
  nl: [
    [['> Wat is uw naam?', 'Jan Jansen', '> En uw nummer?', 'sorry, Janssen met dubbel s'], { name: 'Jan Janssen' }],
    [['> Wat is uw naam?', 'Jan Jansen', '> En uw nummer?', 'mijn achternaam is Janssen'], { name: 'Jan Janssen' }],
    [['> Wat is uw naam?', 'Els, nee sorry, Elsa Mulder'], { name: 'Elsa Mulder' }],
    [['> Spreek ik met Jan Mulder?', 'Nee, met Johan Mulder'], { name: 'Johan Mulder' }],
    [['> Wat is uw naam?', 'Sanne Mulder', '> Wat is er stuk?', 'sorry, de ketel is stuk'], { name: 'Sanne Mulder' }],
  ],
  tr: [
    [['> Adınız nedir?', 'Ayse Yılmaz', '> Teşekkürler', 'pardon, Ayşen'], { name: 'Ayşen Yılmaz' }],
    [['> Adınız nedir?', 'Emre Demir', '> Numaranız?', 'soyadım Demirel'], { name: 'Emre Demirel' }],

    [['> Ali Koç ile mi görüşüyorum?', 'Hayır, Alim Koç'], { name: 'Alim Koç' }],
  ],
  pl: [
    [['> Jak się Pan nazywa?', 'Jan Kowalski', '> Telefon?', 'przepraszam, Kowalczyk'], { name: 'Jan Kowalczyk' }],

    [['> Jak się Pani nazywa?', 'Anna Nowak', '> Telefon?', 'nazwisko Nowacka'], { name: 'Anna Nowacka' }],
    [['> Jak się Pan nazywa?', 'Jan, przepraszam, Janusz Lis'], { name: 'Janusz Lis' }],
    [['> Pan Jan Lis?', 'Nie, Janusz Lis'], { name: 'Janusz Lis' }],
  ],
  ja: [
    [
      ['> お名前を教えてください。', '山田太郎です', '> ありがとうございます', 'すみません、山田次郎です'],
      { name: '山田次郎' },
    ],
    [['> お名前を教えてください。', '山田です', '> フルネームをお願いします', '山田花子です'], { name: '山田花子' }],
    [['> 山田花子様ですか？', 'いいえ、山口花子です'], { name: '山口花子' }],
  ],
  zh: [
    [['> 请问您怎么称呼？', '王小明', '> 好的', '不好意思，是王晓明'], { name: '王晓明' }],
    [['> 请问您怎么称呼？', '王小明', '> 谢谢王小明', '不是王小明，是王晓明'], { name: '王晓明' }],
    [['> 您是李明先生吗？', '不是，我是李敏'], { name: '李敏' }],
    [['> 您怎么称呼？', '张伟，不好意思，章伟'], { name: '章伟' }],
  ],
  ar: [
    [['> ما اسمك؟', 'خالد العلي', '> شكرا', 'عفوا، خليل العلي'], { name: 'خليل العلي' }],

    [['> هل أنت خالد العلي؟', 'لا، خليل العلي'], { name: 'خليل العلي' }],
  ],
  hi: [
    [['> आपका नाम?', 'सीता वर्मा', '> धन्यवाद', 'माफ कीजिए, गीता वर्मा'], { name: 'गीता वर्मा' }],
    [['> क्या आप रवि शर्मा हैं?', 'नहीं, रवीश शर्मा'], { name: 'रवीश शर्मा' }],
    [['> आपका नाम?', 'मीना, सॉरी, मीनल गुप्ता'], { name: 'मीनल गुप्ता' }],
  ],
};

describe.each(Object.entries(readings))('what corrects the name, in %s', (code, rows) =>
  testReadings(rows, languageOf(code)),
);
