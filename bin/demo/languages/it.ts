import type { Tongue } from '../story.ts';

export const it: Tongue = {
  code: 'it',
  given: ['Giulia', 'Alessandro', 'Rosa', 'Federico', 'Elena', 'Salvatore', 'Chiara', 'Davide'],
  family: ['Rinaldi', 'Bianchi', 'Esposito', 'Marchetti', 'Colombo', 'Ferrara', 'Galli'],
  name: '{given} {family}',
  phones: ['347 12345##', '328 98765##', '+39 333 45678##'],
  addresses: [
    'Via Garibaldi 1#, 20121 Milano',
    'Corso Vittorio Emanuele 4#, 10123 Torino',
    'Via dei Mille 2#, 00185 Roma',
    'Piazza San Marco #, 50121 Firenze',
  ],
  answers: {
    name: ['{name}', 'Mi chiamo {name}.', 'Sono {name}'],
    phone: ['{phone}', 'Il mio numero è {phone}.', 'potete chiamarmi al {phone}'],
    address: ['{address}', 'Abito in {address}.', "L'indirizzo è {address}"],
    issue: ['Il rubinetto della cucina perde.', 'Non si accende la luce in corridoio.'],
  },
  stories: [
    {
      opens: ['Buongiorno, la caldaia è in blocco [da ieri sera|da stamattina] e in casa fa freddo.'],
      closes: ['Grazie mille, gentilissimi.'],
    },
    {
      opens: ['Il lavandino del [bagno|terrazzo] è intasato, l’acqua non scende più.'],
    },
    {
      opens: [
        'È saltata la corrente in [cucina|tutto il piano] e il salvavita non torna su. Urgente per favore, ho mio padre con l’ossigeno.',
      ],
    },
    {
      opens: ['Salve, la maniglia della finestra si è rotta in [camera|soggiorno]. Con calma, non c’è fretta.'],
    },
    {
      about: 'parcel',
      opens: [
        'Ciao, dov’è il mio pacco? Ordine {order}, tracking {tracking}.',
        'Dice in consegna da [lunedì|due giorni].',
      ],
    },
  ],
};
