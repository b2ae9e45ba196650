import { describe } from '@jest/globals';
import { languages } from '../../../shared/extraction/languages.ts';
import { type Reading, testReadings } from '../../support/readings.ts';

/** An address that is told, and what is said of it later or instead. */
const rows: Record<string, Reading[]> = {
  en: [
    [
      ['? What is the address?', 'Flat 4, 12 Oak Street, Leeds LS1 6AA', '? anything else?', 'number 16, not 12'],
      { address: 'Flat 4, 16 Oak Street, Leeds LS1 6AA' },
    ],
    [
      ['? What is the address?', '12 Oak Street, Leeds', '? anything else?', 'not Oak Street, Elm Street'],
      { address: '12 Elm Street, Leeds' },
    ],
    [
      ['? What is the address?', '12 Oak Street, Leeds', '? anything else?', 'it’s Elm Street, not Oak Street'],
      { address: '12 Elm Street, Leeds' },
    ],
    [
      ['? What is the address?', '12 Oak Street, Leeds', '? anything else?', "it's York, not Leeds"],
      { address: '12 Oak Street, York' },
    ],
    [
      ['? What is the address?', '12 Oak Street, Leeds', '? anything else?', 'Sorry, I meant York, not Leeds'],
      { address: '12 Oak Street, York' },
    ],
    [
      ['? What is the address?', '9 Oak Street, Leeds', '? anything else?', 'sorry, 19 not 9'],
      { address: '19 Oak Street, Leeds' },
    ],
    [
      ['? What is the address?', '9 Oak Street, Leeds', '? Your phone?', '415-555-0190', '? ok?', 'sorry, 19 not 9'],
      { address: '19 Oak Street, Leeds', phone: '415-555-0190' },
    ],
    [['? What is the address?', '12 Oak Street… no, 14 Elm Street, Leeds'], { address: '14 Elm Street, Leeds' }],
    [
      ['? What is the address?', '12 Oak Street, Apt 4, Portland, OR 97201', '? Your phone?', 'Apt 5 actually'],
      { address: '12 Oak Street, Apt 4, Portland, OR 97201' },
    ],
    [
      ['? What is the address?', '12 Oak Street, Apt 4, Portland, OR 97201', '? anything else?', 'Apt 5 actually'],
      { address: '12 Oak Street, Apt 5, Portland, OR 97201' },
    ],
    [
      ['? What is the address?', '12 Oak Street, Portland, OR 97201', '? anything else?', 'zip code is wrong: 97202'],
      { address: '12 Oak Street, Portland, OR 97202' },
    ],
    [
      ['? What is the address?', '12 Oak Street, Portland, OR 97201', '? anything else?', 'my order is 40218'],
      { address: '12 Oak Street, Portland, OR 97201' },
    ],
    [
      ['? What is the address?', '12 Oak Street, Leeds', '? anything else?', 'sorry, Oak Avenue'],
      { address: '12 Oak Avenue, Leeds' },
    ],
    [
      ['? What is the address?', '12 Oak-Hill/West Road, Leeds', '? anything else?', 'sorry, Oak-Hill/West Lane'],
      { address: '12 Oak-Hill/West Lane, Leeds' },
    ],
    [
      ['? What is the address?', '12 Oak Street, Leeds', '? anything else?', 'sorry, 14'],
      { address: '14 Oak Street, Leeds' },
    ],
    [
      ['? What is the address?', '12 Oak Street, Leeds', '? anything else?', 'sorry, in 15 minutes'],
      { address: '12 Oak Street, Leeds' },
    ],
    [
      ['? What is the address?', '12 Oak Street, Apt 4, Leeds', '? anything else?', 'Apt 5 is leaking'],
      { address: '12 Oak Street, Apt 4, Leeds' },
    ],
    [
      ['? What is the address?', '12 Oak Street, Leeds, no wait, 14 Oak Street, Leeds'],
      { address: '14 Oak Street, Leeds' },
    ],
    [
      ['? What is the address?', '12 Oak Street', '? What is the address?', 'LS1 6AA'],
      { address: '12 Oak Street, LS1 6AA' },
    ],
    [['? What is the address?', 'Old Mill 3'], { address: 'Old Mill 3' }],
    [['? What is the address?', 'why do you need that?'], { address: null }],
    [['? What is the address?', 'I would rather not say', '? What is the address?', 'no thanks'], { address: null }],
    [
      ['? What is the address?', 'the tap drips all night', '? What is the address?', 'the tap in the kitchen'],
      { address: null },
    ],
    [
      ['? What is the address?', 'my landlord Mr Brown lives at 5 High Street, York. I live at 12 Oak Street, Leeds'],
      { address: '12 Oak Street, Leeds' },
    ],
  ],
  de: [
    [
      ['? Wie lautet die Adresse?', 'Lindenweg 12, 3. Stock, 80331 München', '? Noch etwas?', 'Nummer 16, nicht 12'],
      { address: 'Lindenweg 16, 3. Stock, 80331 München' },
    ],
    [
      [
        '? Wie lautet die Adresse?',
        'Lindenweg 12, 80331 München',
        '? Noch etwas?',
        'nicht Lindenweg, sondern Ahornweg',
      ],
      { address: 'Ahornweg 12, 80331 München' },
    ],
    [
      ['? Wie lautet die Adresse?', 'Lindenweg 12, 80331 München', '? Noch etwas?', 'Ahornweg, nicht Lindenweg'],
      { address: 'Ahornweg 12, 80331 München' },
    ],
    [
      ['? Wie lautet die Adresse?', 'Lindenweg 12, München', '? Noch etwas?', 'Nein, in Augsburg, nicht in München'],
      { address: 'Lindenweg 12, Augsburg' },
    ],
    [['? Wie lautet die Adresse?', 'Lindenweg 12… ach nein, Ahornweg 8, München'], { address: 'Ahornweg 8, München' }],
    [
      ['? Wie lautet die Adresse?', 'Gratenstraße 12, 80331 München', '? Noch etwas?', 'Entschuldigung, Gartenstraße'],
      { address: 'Gartenstraße 12, 80331 München' },
    ],
  ],
  fr: [
    [
      ['? Quelle est votre adresse ?', '12 rue des Lilas, Paris', '? Autre chose ?', 'le 16, pas le 12'],
      { address: '16 rue des Lilas, Paris' },
    ],
    [
      [
        '? Quelle est votre adresse ?',
        '12 rue des Lilas, Paris',
        '? Autre chose ?',
        'pas rue des Lilas, rue des Roses',
      ],
      { address: '12 rue des Roses, Paris' },
    ],
  ],
  it: [
    [
      ['? Qual è il suo indirizzo?', 'Via Verdi 8, Milano', '? Altro?', 'non Via Verdi, Via Puccini'],
      { address: 'Via Puccini 8, Milano' },
    ],
    [
      ['? Qual è il suo indirizzo?', 'Via Verdi 8, Milano', '? Altro?', 'il numero è 18, non 8'],
      { address: 'Via Verdi 18, Milano' },
    ],
    [
      ['? Qual è il suo indirizzo?', 'Via Verdi 8, Milano', '? Altro?', 'è Torino, non Milano'],
      { address: 'Via Verdi 8, Torino' },
    ],
  ],
  es: [
    [
      ['? ¿Cuál es la dirección?', 'Calle Mayor 12, 28013 Madrid', '? ¿Algo más?', 'Ojo, es el 16, no el 12'],
      { address: 'Calle Mayor 16, 28013 Madrid' },
    ],
    [
      ['? ¿Cuál es su dirección?', 'Calle Mayor 12, 3º B, 28013 Madrid', '? ¿Algo más?', 'es el 16, no el 12'],
      { address: 'Calle Mayor 16, 3º B, 28013 Madrid' },
    ],
    [
      ['? ¿Cuál es su dirección?', 'Calle Mayor 12, Madrid', '? ¿Algo más?', 'no es Calle Mayor, es Calle Luna'],
      { address: 'Calle Luna 12, Madrid' },
    ],
    [
      ['? ¿Cuál es su dirección?', 'Calle Mayor 12, Madrid', '? ¿Algo más?', 'es Toledo, no Madrid'],
      { address: 'Calle Mayor 12, Toledo' },
    ],
  ],
  pt: [
    [
      ['? Qual é o endereço?', 'Rua das Flores 12, Lisboa', '? Mais alguma coisa?', 'é Porto, não Lisboa'],
      { address: 'Rua das Flores 12, Porto' },
    ],
    [
      ['? Qual é o endereço?', 'Rua das Flores 12, Lisboa', '? Mais alguma coisa?', 'número 16, não 12'],
      { address: 'Rua das Flores 16, Lisboa' },
    ],
  ],
  nl: [
    [
      ['? Wat is het adres?', 'Kerkstraat 12, Utrecht', '? Nog iets?', 'niet Kerkstraat maar Molenstraat'],
      { address: 'Molenstraat 12, Utrecht' },
    ],
    [
      ['? Wat is het adres?', 'Kerkstraat 12, Utrecht', '? Nog iets?', 'nummer 16, niet 12'],
      { address: 'Kerkstraat 16, Utrecht' },
    ],
    [
      ['? Wat is het adres?', 'Kerkstraat 12, Utrecht', '? Nog iets?', 'het is Leiden, niet Utrecht'],
      { address: 'Kerkstraat 12, Leiden' },
    ],
  ],
  pl: [
    [
      [
        '? Jaki jest adres?',
        'Nałęczowska 14/2, 20-701 Lublin',
        '? Coś jeszcze?',
        'oj, to stary adres, przeprowadziłem się: ul. Zana 38/71, 20-601 Lublin',
      ],
      { address: 'ul. Zana 38/71, 20-601 Lublin' },
    ],
    [
      ['? Jaki jest adres?', 'ul. Długa 12, Warszawa', '? Coś jeszcze?', 'numer 16, nie 12'],
      { address: 'ul. Długa 16, Warszawa' },
    ],
    [
      ['? Jaki jest adres?', 'ul. Długa 12, Warszawa', '? Coś jeszcze?', 'nie Długa, tylko Krótka'],
      { address: 'ul. Krótka 12, Warszawa' },
    ],
  ],
  tr: [
    [
      ['? Adresiniz nedir?', 'Atatürk Caddesi No 12, Ankara', '? Başka?', '16 olacak, 12 değil'],
      { address: 'Atatürk Caddesi No 16, Ankara' },
    ],
    [
      ['? Adresiniz nedir?', 'Atatürk Caddesi No 12, Ankara', '? Başka?', 'Ankara değil, İzmir'],
      { address: 'Atatürk Caddesi No 12, İzmir' },
    ],
  ],
  ja: [
    [
      ['? ご住所を教えてください。', '大阪市北区梅田1-2-3', '? 他には？', 'すみません、1-2-4です、1-2-3ではなく'],
      { address: '大阪市北区梅田1-2-4' },
    ],
  ],
  zh: [
    [['? 您的地址是？', '上海市南京路12号', '? 还有吗？', '是16号，不是12号'], { address: '上海市南京路16号' }],
    [['? 您的地址是？', '上海市南京路12号', '? 还有吗？', '不是南京路，是北京路'], { address: '上海市北京路12号' }],
  ],
  ar: [
    [
      ['? ما هو عنوانك؟', 'شارع الملك فهد 12، الرياض', '? شيء آخر؟', 'رقم 16 وليس 12'],
      { address: 'شارع الملك فهد 16، الرياض' },
    ],
    [
      ['? ما هو عنوانك؟', 'شارع الملك فهد 12، الرياض', '? شيء آخر؟', 'جدة وليس الرياض'],
      { address: 'شارع الملك فهد 12، جدة' },
    ],
  ],
  hi: [
    [
      ['? पता क्या है?', '51 सी जी रोड, अहमदाबाद', '? और कुछ?', 'माफ कीजिए, 15 है, 51 नहीं'],
      { address: '15 सी जी रोड, अहमदाबाद' },
    ],
    [['? आपका पता क्या है?', '12 गांधी रोड, पुणे', '? और कुछ?', '16 है, 12 नहीं'], { address: '16 गांधी रोड, पुणे' }],
    [['? आपका पता क्या है?', '12 गांधी रोड, पुणे', '? और कुछ?', 'पुणे नहीं, मुंबई'], { address: '12 गांधी रोड, मुंबई' }],
  ],
};

describe.each(languages.map((language) => [language.code, language] as const))('in %s', (code, language) => {
  testReadings(rows[code] ?? [], language);
});
