import type { Tongue } from '../story.ts';

export const de: Tongue = {
  code: 'de',
  given: ['Heike', 'Jonas', 'Aylin', 'Matthias', 'Svenja', 'Karl-Heinz', 'Lena', 'Oliver', 'Renate', 'Emre'],
  family: ['Brandt', 'Schröder', 'Yıldız', 'Lehmann', 'Krüger', 'Winkelmann', 'Vogt', 'Hartmann', 'Baumann'],
  name: '{given} {family}',
  phones: ['030 23125 ###', '0171 39200 ##', '+49 40 66969 ###', '069 90009 ###'],
  addresses: [
    'Lindenstraße 1#, 10969 Berlin',
    'Goethestr. 2#, 60313 Frankfurt',
    'Am Mühlbach #, 20099 Hamburg',
    'Sonnenallee 13#, 12059 Berlin',
    'Kirchgasse 4#, 50667 Köln',
  ],
  answers: {
    name: ['{name}', 'Mein Name ist {name}.', 'Ich heiße {name}'],
    phone: ['{phone}', 'Meine Nummer ist {phone}.', 'am besten unter {phone}'],
    address: ['{address}', 'Ich wohne in der {address}.', 'Die Adresse ist {address}'],
    issue: ['Der Wasserhahn tropft.', 'Das Licht im Flur geht nicht.'],
  },
  stories: [
    {
      opens: [
        'Guten Morgen, unsere Heizung wird [seit gestern Abend|seit dem Wochenende] nicht mehr warm. Wir haben zwei kleine Kinder, es ist wirklich dringend.',
      ],
      closes: ['Vielen Dank für die schnelle Hilfe!'],
    },
    {
      opens: [
        'Hallo, der Abfluss in der [Dusche|Küche] ist verstopft. Ich habe schon Essig und Natron probiert, bringt nichts.',
      ],
    },
    {
      opens: [
        'Im [Treppenhaus|Keller] flackert das Licht und die Sicherung fliegt ständig raus.',
        'Nein, nur bei uns im zweiten Stock.',
      ],
    },
    {
      opens: [
        'Tag, {name} mein Name. Unser Rollladen im [Wohnzimmer|Schlafzimmer] klemmt, hat keine Eile. Telefon {phone}.',
      ],
      closes: ['Bitte erst nach 17 Uhr anrufen.'],
    },
    {
      opens: [
        'Aus der Wand hinter der Waschmaschine kommt Wasser!! Was soll ich machen?',
        'Haupthahn ist zu, aber der [Flur|Keller] steht unter Wasser.',
      ],
    },
    {
      about: 'parcel',
      opens: [
        'Moin, wo bleibt mein Paket? Bestellung {order}, Sendungsnummer {post}.',
        'Laut App liegt es seit [Dienstag|Freitag] im Zustellzentrum.',
      ],
      closes: ['Bitte kümmern Sie sich darum: {name}, {phone}, {address}.'],
    },
    {
      about: 'sale',
      opens: [
        'Wir bräuchten [500|750] Kugellager, Typ 6204.',
        { agent: 'Da kann ich Ihnen 3,80 Euro das Stück anbieten, ab 500 Stück 4 % Rabatt.' },
        'Einverstanden, zahlbar netto 30 Tage, Lieferung frei Haus.',
      ],
    },
  ],
};
