import { describe, expect, test } from '@jest/globals';
import { it } from '../../../shared/extraction/languages/it.ts';
import { signalOf } from '../../../shared/extraction/signal.ts';
import { read } from '../../../shared/reading/read.ts';
import { turnsOf } from '../../support/readings.ts';

const records: [what: string, lines: string[], record: Record<string, string | null>][] = [
  [
    'all in one message',
    [
      'Buonasera, qui parla Gaia Ferrarini. Da stamattina il termosifone della camera perde. Abito in Via dei Mille 12, scala B, int. 7, 20129 Milano. Il mio cell è 347 1122334.',
    ],
    { name: 'Gaia Ferrarini', phone: '347 1122334', address: 'Via dei Mille 12, scala B, int. 7, 20129 Milano' },
  ],
  [
    'a number in single digits',
    ['> Mi lascia un recapito?', 'tre quattro sette, uno due tre, quattro cinque sei sette'],
    { phone: '3471234567' },
  ],
  [
    'a number in hundreds and tens',
    ['> Qual è il suo numero di cellulare?', 'trecentoquarantasette ventidue trentatré quarantaquattro cinque'],
    { phone: '3472233445' },
  ],

  [
    'a form',
    [
      'Nome e cognome: Ottavia Pellegrini\nCellulare: +39 320 998 8776\nIndirizzo: P.zza Dante, 5 - 80135 Napoli (NA)\nGuasto: la tapparella non si alza\nUrgenza: bassa',
    ],
    { name: 'Ottavia Pellegrini', phone: '+39 320 998 8776', issue: 'la tapparella non si alza', priority: 'low' },
  ],
  [
    'a better number',
    [
      '> Come si chiama?',
      'Mi chiamo Ettore.',
      '> A quale numero possiamo richiamarla?',
      'Al fisso 051 123456, anzi meglio il cellulare 333 4455667',
    ],
    { name: 'Ettore', phone: '333 4455667' },
  ],
  [
    'a name with the address',
    ['> Nome e indirizzo?', 'Chiara Bonomi, Corso Vittorio Emanuele 110, 10121 Torino'],
    { name: 'Chiara Bonomi', address: 'Corso Vittorio Emanuele 110, 10121 Torino' },
  ],
  [
    "not the owner's number",
    [
      'Il mio padrone di casa si chiama Sergio Conti, il suo numero è 335 1112223. Non esce più acqua calda. Sono Irene Valli, 338 4445556.',
    ],
    { name: 'Irene Valli', phone: '338 4445556', role: 'tenant', type: 'plumbing' },
  ],
  [
    'a corrected number',
    ['> Telefono?', '3491234567', '> Grazie', 'scusi, ho sbagliato, è 3491234568'],
    { phone: '3491234568' },
  ],
  [
    'a refusal',
    ['> Il suo nome?', 'preferirei di no', '> Un numero?', 'Non voglio lasciarlo'],
    { name: null, phone: null },
  ],
  [
    'one sentence without punctuation',
    [
      'salve mi è saltata la corrente in tutta casa è urgente abito in viale europa 34 a firenze il mio numero è 3334445566 mi chiamo giulia neri',
    ],
    {
      phone: '3334445566',
      name: 'giulia neri',
      priority: 'urgent',
      type: 'electrical',
      address: 'viale europa 34 a firenze',
    },
  ],
  [
    'a bare role and priority',
    ['> È inquilino o proprietario?', 'proprietaria', '> È urgente?', 'Non troppo'],
    { role: 'owner' },
  ],
  [
    'an administrator',
    ["Sono l'amministratore del condominio di Via Po 8. L'ascensore è fermo da ieri."],
    { role: 'manager', type: 'maintenance' },
  ],
  [
    'an address in pieces',
    ['> In che via?', 'Via Appia Nuova 450', '> Interno?', 'int. 12', '> Città e CAP?', '00181 Roma'],
    { address: 'Via Appia Nuova 450, int. 12, 00181 Roma' },
  ],
  [
    'a name with particles',
    ['> Nome completo?', 'Maria Vittoria degli Esposti'],
    { name: 'Maria Vittoria degli Esposti' },
  ],
  ['an order number', ["Il numero d'ordine è 3471234567 e il pacco non è ancora arrivato."], { phone: null }],
  [
    'the name of the agent',
    ['> Buongiorno, sono Davide. Qual è il problema?', 'Buongiorno Davide, il citofono non suona più.'],
    { name: null, issue: 'il citofono non suona più.' },
  ],
  ['a title behind an article', ['> Chi parla?', "Sono l'ing. Alberto Galli"], { name: 'Alberto Galli' }],
  [
    'a landlord',
    [
      "Sono il locatore dell'appartamento in Via Manzoni 3, Monza. I miei inquilini segnalano muffa. Mi può chiamare allo 039 123456.",
    ],
    { role: 'landlord', phone: '039 123456', address: 'Via Manzoni 3, Monza' },
  ],
  [
    'a hamlet',
    ['> Indirizzo?', 'Località San Martino 15/B, 53100 Siena'],
    { address: 'Località San Martino 15/B, 53100 Siena' },
  ],
  [
    'a Venetian address',
    ["> Dove si trova l'immobile?", 'Si trova in Calle dei Fabbri 4680, San Marco, Venezia'],
    { address: 'Calle dei Fabbri 4680, San Marco, Venezia' },
  ],
  [
    'rented, without haste',
    ['Vivo in affitto in Largo Augusto 2, Padova. Il rubinetto della doccia gocciola, fate con calma.'],
    { role: 'tenant', address: 'Largo Augusto 2, Padova', priority: 'low' },
  ],
  ['water through the ceiling', ["C'è acqua che scende dal soffitto, venite subito!"], { priority: 'urgent' }],
  ['a room for an address', ['> Dove succede?', 'In bagno, vicino alla vasca'], { address: null }],
  [
    'a number that is out of use',
    ['Il numero in archivio, 340 1111111, non è più attivo. Chiamatemi al 340 2222222. Dario Sala'],
    { phone: '340 2222222' },
  ],
  [
    'serious and today',
    ["È abbastanza grave, mandate qualcuno oggi. La porta d'ingresso non si chiude."],
    { priority: 'high', issue: "La porta d'ingresso non si chiude." },
  ],
  ['a signature', ['Mi avete addebitato due volte le spese. Elvira Montanari.'], { name: 'Elvira Montanari' }],
  ['no name behind "ci sono"', ['Ci sono formiche dappertutto'], { name: null, type: 'maintenance' }],
];

describe('reads', () => {
  test.each(records)('%s', (_, lines, record) => {
    expect(read(turnsOf(lines), it).values).toMatchObject(record);
  });
});

const signals: [role: 'user' | 'assistant', text: string, signal: string | null][] = [
  ['user', 'È stato riparato, grazie', 'solved'],
  ['user', 'Adesso funziona tutto', 'solved'],
  ['user', 'Ancora non funziona', 'reported_again'],
  ['user', 'Spero che lo ripariate presto', null],
  ['user', 'Il rubinetto gocciola di nuovo', 'reported_again'],
  ['user', 'Vorrei annullare l’intervento', 'cancelled'],
  ['user', "Non ho più bisogno dell'idraulico", 'cancelled'],
  ['user', "Non annullate l'appuntamento", null],
  ['user', 'Quando sarà riparato?', null],
  ['assistant', "L'idraulico sta arrivando", 'work_started'],
  ['assistant', 'Abbiamo fissato la visita per domani', 'work_started'],
  ['assistant', 'Non abbiamo ancora mandato nessuno', null],
  ['user', 'Lasciate perdere', 'cancelled'],
  ['user', 'È saltata di nuovo la corrente', 'reported_again'],
  ['user', "Voglio annullare l'abbonamento", null],
  ['user', 'Il water è intasato', null],
  ['user', 'È tornata la luce', 'solved'],
];

describe('signals', () => {
  test.each(signals)('%s: %s → %s', (role, text, signal) => {
    expect(signalOf({ role, text }, it)).toBe(signal);
  });
});
