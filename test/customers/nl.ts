import type { Customer } from './customer.ts';

export const customers: readonly Customer[] = [
  {
    id: 'nl-roos-van-den-berg',
    who: 'naam van woorden, kort van stof',
    sends: 'new',
    knows: {
      name: 'Roos van den Berg',
      phone: '06 23451987',
      address: 'Oudegracht 112, 3511 AX Utrecht',
      issue: ['kraan'],
    },
    opens: ['kraan lekt'],
    answers: {
      'name phone': ['Roos van den Berg 06 23451987'],
      name: ['Roos van den Berg'],
      phone: ['06 23451987'],
      address: ['Oudegracht 112, 3511 AX Utrecht'],
    },
  },
  {
    id: 'nl-gezellig',
    who: 'praat graag',
    knows: {
      name: 'Truus Hoekstra',
      phone: '058 2138846',
      address: 'Nieuwestad 75, 8911 CK Leeuwarden',
      issue: ['wasmachine'],
    },
    opens: [
      'Goedemorgen! Nou, wat er bij ons aan de hand is: de wasmachine in de schuur stopt halverwege en dan staat de was daar maar te drijven. Ik ben al een week bij mijn zus aan het wassen haha',
    ],
    answers: {
      'name phone': ['Truus Hoekstra hoor, en ik ben te bereiken op 058 2138846'],
      name: ['ik ben Truus Hoekstra'],
      phone: ['058 2138846, na de koffie graag'],
      address: ['we wonen op Nieuwestad 75, 8911 CK Leeuwarden'],
    },
    closes: ['Heel erg bedankt, fijne dag!'],
  },
  {
    id: 'nl-boos',
    who: 'boos, alles in een keer',
    knows: {
      name: 'Dirk Visser',
      phone: '010 4127765',
      address: 'Witte de Withstraat 40, 3012 BR Rotterdam',
      issue: ['lift'],
    },
    opens: [
      'DE LIFT IS ALWEER STUK. Dirk Visser, Witte de Withstraat 40, 3012 BR Rotterdam, 010 4127765. Ik ben het spuugzat.',
    ],
    closes: ['mooi'],
  },
  {
    id: 'nl-verkeerd-nummer',
    who: 'verbetert het nummer meteen',
    knows: {
      name: 'Fatima El Idrissi',
      phone: '06 48120937',
      address: 'Javastraat 18, 1094 HH Amsterdam',
      issue: ['muizen'],
    },
    opens: ['Hallo, we hebben muizen in de keuken'],
    answers: {
      'name phone': [{ say: 'Fatima El Idrissi, 06 48120973', gives: ['name', 'phone'] }],
      name: ['Fatima El Idrissi'],
      phone: [{ say: '06 48120973', gives: ['phone'] }],
      address: [
        {
          say: 'o wacht, dat nummer klopt niet, het is 06 48120937',
          as: 'correction',
          corrects: 'phone',
          now: '06 48120937',
        },
        'Javastraat 18, 1094 HH Amsterdam',
      ],
    },
  },
  {
    id: 'nl-liever-niet',
    who: 'geeft zijn nummer liever niet, vraagt waarom, geeft het dan',
    knows: {
      name: 'Wim de Wit',
      phone: '043 3216690',
      address: 'Wycker Brugstraat 9, 6221 EA Maastricht',
      issue: ['dakgoot'],
    },
    opens: ['De dakgoot hangt los aan de straatkant.'],
    answers: {
      name: ['Wim de Wit'],
      phone: [{ say: 'dat geef ik liever niet', as: 'refusal' }, 'vooruit dan, 043 3216690'],
      address: ['Wycker Brugstraat 9, 6221 EA Maastricht'],
    },
  },
  {
    id: 'nl-laat-maar',
    who: 'laat het er toch bij',
    knows: {},
    opens: ['hoi, de bel doet het niet'],
    answers: {
      'name phone': [
        { say: 'ben je een mens?', as: 'aside' },
        { say: 'laat maar, annuleer het, ik koop zelf een nieuwe', as: 'cancel' },
      ],
      name: [{ say: 'laat maar, annuleer het, ik koop zelf een nieuwe', as: 'cancel' }],
      phone: [{ say: 'laat maar, annuleer het, ik koop zelf een nieuwe', as: 'cancel' }],
    },
    ends: 'none',
  },
  {
    id: 'nl-opgelost',
    who: 'adres in stukjes, dan is het opgelost',
    knows: {
      name: 'Joris Kuiper',
      phone: '050 3129984',
      address: 'Folkingestraat 33, 9711 JT Groningen',
      issue: ['stroom'],
      type: 'electrical',
    },
    opens: ['geen stroom in de keuken'],
    answers: {
      'name phone': ['joris kuiper, 0503129984'],
      name: ['joris kuiper'],
      phone: ['0503129984'],
      address: [{ say: 'folkingestraat 33', as: 'piece' }, '9711 jt groningen'],
    },
    closes: [{ say: 'is al opgelost, de stroom doet het weer', as: 'solved' }],
    ends: 'completed',
  },
  {
    id: 'nl-agent-leest-voor',
    who: 'eigen agent leest voor, klant bevestigt',
    sends: 'last three',
    knows: {
      name: 'Sanne Bakker',
      phone: '06 31775204',
      address: 'Grote Markt 27, 2011 RC Haarlem',
      issue: ['verwarming'],
    },
    opens: [
      'De verwarming wordt niet warm op de bovenste verdieping',
      {
        say: [{ agent: 'Ik zie hier Sanne Bakker met nummer 06 31775204. Klopt dat?' }, 'ja dat klopt'],
        gives: ['problem', 'name', 'phone'],
      },
    ],
    answers: { address: ['Grote Markt 27, 2011 RC Haarlem'] },
  },
  {
    id: 'nl-pakket',
    who: 'waar blijft het pakket',
    endpoint: 'track-shipment',
    knows: { issue: ['pakket'], order: '7741203' },
    opens: ['waar blijft mijn pakket?'],
    answers: {
      tracking: [{ say: 'die heb ik niet gekregen', as: 'refusal' }],
      order: ['7741203'],
      'tracking order': ['bestelnummer 7741203'],
    },
    closes: [{ say: 'oké dank je, doei', as: 'farewell' }],
  },
  {
    id: 'nl-prijs',
    who: 'verkoper, noemt eerst alleen het product',
    endpoint: 'create-sales-condition',
    knows: { terms: { product: 'tulpenbollen', unit_price: 0.35, currency: 'EUR' } },
    opens: [{ say: 'nieuwe prijsafspraak voor tulpenbollen', gives: ['product'] }],
    answers: {
      price: ['€ 0,35 per stuk'],
      'currency price': ['€ 0,35 per stuk'],
      currency: ['euro'],
      problem: ['een prijsafspraak voor tulpenbollen'],
    },
  },
];
