import { describe } from '@jest/globals';
import { languages } from '../../../shared/extraction/languages.ts';
import { type Reading, testReadings } from '../../support/readings.ts';

/** A number that is told, and what is said of it later or beside it. */
const rows: Record<string, Reading[]> = {
  en: [
    [
      [
        'My tap drips.',
        '? Your name and phone?',
        'Ann Lee 415-555-0123',
        '? What is the address?',
        "hold on, that's the wrong number, use 415-555-0190",
      ],
      { phone: '415-555-0190' },
    ],
    [
      ['? Your phone?', '415-555-0123', '? What is the address?', 'Oh no, wrong number! Call 415-555-0190 instead'],
      { phone: '415-555-0190' },
    ],
    [
      [
        '? Your phone?',
        '415-555-0123',
        '? What is the address?',
        'that was my old number. 415-555-0190 is the right one',
      ],
      { phone: '415-555-0190' },
    ],
    [
      ['? Your phone?', '415-555-0123', '? What is the address?', 'my old number was 415-555-0190'],
      { phone: '415-555-0123' },
    ],
    [
      ['? Your phone?', '415-555-0123', '? What is the address?', '0132 at the end, not 0123'],
      { phone: '415-555-0132' },
    ],
    [
      [
        '? Your phone?',
        '415-555-0123',
        '? What is the address?',
        '12 Oak Street, Portland',
        'Sorry the phone ends in 0132',
      ],
      { phone: '415-555-0132' },
    ],
    [['> Your phone?', '415-555-0119', '> Is 415-555-0119 correct?', 'no, it ends in 91'], { phone: '415-555-0191' }],
    [
      ['? Your phone?', '415-555-0119', '? What is the address?', 'sorry, last two digits are 91, not 19'],
      { phone: '415-555-0191' },
    ],
    [['? Your phone?', '415-555-0119', '? What is the address?', 'sorry, 91 not 19'], { phone: '415-555-0191' }],
    [
      ['? Your phone?', '415-555-0119', '? What is the address?', '19 Oak Street, Portland', 'sorry, 91 not 19'],
      { phone: '415-555-0119', address: '91 Oak Street, Portland' },
    ],
    [['? Your phone?', '415-555-0119', '? What is the address?', 'its been 15 days'], { phone: '415-555-0119' }],
    [
      ['? Your phone?', 'ok it is four one five five five five', '> go on', 'and then oh one nine oh'],
      { phone: '4155550190' },
    ],
    [
      [
        '> Your phone?',
        'sure, it starts with four one five, five five five',
        '> And then?',
        'the rest is zero one nine zero',
      ],
      { phone: '4155550190' },
    ],
    [
      ['? Your phone?', 'my cell is 415-555-0190, the office is 415-555-0123, better use the cell'],
      { phone: '415-555-0190' },
    ],
    [['? Your phone?', "my landlord's number is 415-555-0123, mine is 415-555-0190"], { phone: '415-555-0190' }],
    [['? Your phone?', "415-555-0190. My neighbour's is 415-555-0123"], { phone: '415-555-0190' }],
    [
      [
        '? Your phone?',
        '415-555-0190',
        '? Address?',
        'You can also reach my neighbor Tom at 415-555-0123. 12 Oak Street',
      ],
      { phone: '415-555-0190' },
    ],
    [['? Your phone?', 'you can reach the landlord on 415-555-0123, me on 415-555-0190'], { phone: '415-555-0190' }],

    [['? Your phone?', 'Mr. Brown, my landlord, has 415-555-0123; I have 415-555-0190'], { phone: '415-555-0190' }],
  ],
  de: [
    [
      [
        '? Ihre Telefonnummer?',
        '0171 2345678',
        '? Adresse?',
        'Moment, das war die falsche Nummer, nehmen Sie 0160 9876543',
      ],
      { phone: '0160 9876543' },
    ],
    [['? Ihre Telefonnummer?', '0171 2345678', '? Adresse?', 'Hinten 87, nicht 78'], { phone: '0171 2345687' }],
    [
      ['? Ihre Telefonnummer?', '0171 2345678', '? Adresse?', 'Entschuldigung, die Nummer endet auf 87'],
      { phone: '0171 2345687' },
    ],
    [['? Ihre Telefonnummer?', 'Die vom Vermieter ist 030 1234567, meine ist 0171 2345678'], { phone: '0171 2345678' }],
    [['? Ihre Telefonnummer?', '0171 2345678, die vom Nachbarn 0160 9876543'], { phone: '0171 2345678' }],
    [
      ['? Ihre Telefonnummer?', 'null eins sieben eins', '? weiter?', 'dann zwei drei vier fünf sechs sieben acht'],
      { phone: '01712345678' },
    ],
  ],
  fr: [
    [
      [
        '? Votre numéro de téléphone ?',
        '06 12 34 56 78',
        '? Adresse ?',
        'Attendez, ce n’est pas le bon numéro, appelez le 06 98 76 54 32',
      ],
      { phone: '06 98 76 54 32' },
    ],
    [
      ['? Votre numéro de téléphone ?', '06 12 34 56 78', '? Adresse ?', 'pardon, ça finit par 87, pas 78'],
      { phone: '06 12 34 56 87' },
    ],
  ],
  es: [
    [
      ['? ¿Su teléfono?', '612 345 678', '? ¿Dirección?', 'espere, ese número está mal, use el 699 876 543'],
      { phone: '699 876 543' },
    ],
    [
      ['? ¿Su teléfono?', '612 345 678', '? ¿Dirección?', 'perdón, termina en 687, no en 678'],
      { phone: '612 345 687' },
    ],
    [['? ¿Su teléfono?', 'el de mi casero es 911 234 567 y el mío es 612 345 678'], { phone: '612 345 678' }],
    [['? ¿Su teléfono?', '612 345 678', '? ¿Dirección?', 'el vecino tiene el 699 876 543'], { phone: '612 345 678' }],
  ],
  it: [
    [
      ['? Il suo numero di telefono?', '333 1234567', '? Indirizzo?', 'aspetti, ho sbagliato numero, è 347 9876543'],
      { phone: '347 9876543' },
    ],
    [
      ['? Il suo numero di telefono?', '333 1234567', '? Indirizzo?', 'finisce con 76, non 67'],
      { phone: '333 1234576' },
    ],
    [
      ['? Il suo numero di telefono?', '333 1234567', '? Indirizzo?', 'il padrone di casa ha il 347 9876543'],
      { phone: '333 1234567' },
    ],
  ],
  pt: [
    [['? Seu telefone?', '(31) 3555-0101, opa, errei, é 3555-0110'], { phone: '(31) 3555-0110' }],
    [
      ['? Seu telefone?', '(11) 98765-4321', '? Endereço?', 'espera, esse número está errado, use (11) 91234-5678'],
      { phone: '(11) 91234-5678' },
    ],
    [
      ['? Seu telefone?', '(11) 98765-4321', '? Endereço?', 'desculpe, o final é 4312, não 4321'],
      { phone: '(11) 98765-4312' },
    ],
  ],
  nl: [
    [
      ['? Uw telefoonnummer?', '06 12345678', '? Adres?', 'wacht, dat is het verkeerde nummer, gebruik 06 87654321'],
      { phone: '06 87654321' },
    ],
    [['? Uw telefoonnummer?', '06 12345678', '? Adres?', 'sorry, 87 op het eind, niet 78'], { phone: '06 12345687' }],
    [['? Uw telefoonnummer?', 'van de verhuurder is 020 6234567, van mij 06 12345678'], { phone: '06 12345678' }],
  ],
  pl: [
    [
      ['? Numer telefonu?', '501 234 567', '? Adres?', 'chwila, to zły numer, proszę dzwonić na 602 345 678'],
      { phone: '602 345 678' },
    ],
    [['? Numer telefonu?', '501 234 567', '? Adres?', 'przepraszam, na końcu 576, nie 567'], { phone: '501 234 576' }],
    [['? Numer telefonu?', '501 234 567', '? Adres?', 'sąsiad ma numer 602 345 678'], { phone: '501 234 567' }],
  ],
  tr: [
    [
      ['? Telefon numaranız?', '0532 123 45 67', '? Adresiniz?', 'bir dakika, o numara yanlış, 0533 987 65 43 olacak'],
      { phone: '0533 987 65 43' },
    ],
    [
      ['? Telefon numaranız?', '0532 123 45 67', '? Adresiniz?', 'sonu 76 olacak, 67 değil'],
      { phone: '0532 123 45 76' },
    ],
    [
      ['? Telefon numaranız?', '0532 123 45 67', '? Adresiniz?', 'ev sahibimin numarası 0533 987 65 43'],
      { phone: '0532 123 45 67' },
    ],
  ],
  ja: [
    [
      ['? お電話番号は？', '090-1234-5678', '? ご住所は？', 'すみません、番号を間違えました。080-1111-2222です'],
      { phone: '080-1111-2222' },
    ],

    [
      ['? お電話番号は？', '090-1234-5678', '? ご住所は？', '大家さんの番号は080-1111-2222です'],
      { phone: '090-1234-5678' },
    ],
  ],
  zh: [[['? 您的电话？', '13800138000', '? 地址？', '等一下，号码错了，是13912345678'], { phone: '13912345678' }]],
  ar: [
    [['? رقم هاتفك؟', '0501234567', '? العنوان؟', 'لحظة، الرقم غلط، استخدم 0559876543'], { phone: '0559876543' }],
    [['? رقم هاتفك؟', '0501234567', '? العنوان؟', 'آسف، آخره 76 وليس 67'], { phone: '0501234576' }],
  ],
  hi: [
    [
      ['? आपका फ़ोन नंबर?', '98765 43210', '? पता?', 'रुकिए, वह नंबर गलत है, 91234 56789 पर कॉल करें'],
      { phone: '91234 56789' },
    ],
    [['? आपका फ़ोन नंबर?', '98765 43210', '? पता?', 'माफ़ कीजिए, आखिर में 01 है, 10 नहीं'], { phone: '98765 43201' }],
    [['? आपका फ़ोन नंबर?', '98765 43210', '? पता?', 'मकान मालिक का नंबर 91234 56789 है'], { phone: '98765 43210' }],
  ],
};

describe.each(languages.map((language) => [language.code, language] as const))('in %s', (code, language) => {
  testReadings(rows[code] ?? [], language);
});
