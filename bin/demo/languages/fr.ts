import type { Tongue } from '../story.ts';

export const fr: Tongue = {
  code: 'fr',
  given: ['Camille', 'Étienne', 'Nadia', 'Bernard', 'Chloé', 'Mathieu', 'Yvette', 'Karim', 'Solène'],
  family: ['Lefèvre', 'Moreau', 'Benali', 'Dubreuil', 'Garnier', 'Perrot', 'Roussel', 'Marchand'],
  name: '{given} {family}',
  phones: ['06 39 98 0# ##', '01 99 00 1# ##', '+33 6 39 98 4# ##'],
  addresses: [
    '1# rue des Lilas, 75011 Paris',
    '4# avenue Jean Jaurès, 69007 Lyon',
    '# place du Marché, 31000 Toulouse',
    '2# boulevard de la Liberté, 59800 Lille',
  ],
  answers: {
    name: ['{name}', "Je m'appelle {name}.", 'Mon nom est {name}'],
    phone: ['{phone}', 'Mon numéro est le {phone}.', 'Vous pouvez me joindre au {phone}'],
    address: ['{address}', "J'habite {address}.", "C'est au {address}"],
    issue: ['Le robinet de la cuisine fuit.', "La lumière du couloir ne s'allume plus."],
  },
  stories: [
    {
      opens: [
        "Bonjour, le chauffe-eau est en panne [depuis hier|depuis deux jours], nous n'avons plus d'eau chaude du tout.",
      ],
      closes: ['Merci beaucoup, bonne journée.'],
    },
    {
      opens: [
        "Il y a de l'eau partout dans la [cuisine|salle de bains], le tuyau sous l'évier a lâché ! C'est urgent.",
      ],
    },
    {
      opens: [
        'Bonsoir, une prise fait des étincelles dans [la chambre|le salon].',
        "J'ai coupé le disjoncteur, mais j'ai peur de le remettre.",
      ],
    },
    {
      opens: ['La porte du [garage|local à vélos] ne ferme plus à clé. Ce n’est pas pressé, mais quand même.'],
      closes: ['Mon digicode est noté chez le gardien.'],
    },
    {
      opens: ['{name}, {address}. Le radiateur du [bureau|séjour] reste froid alors que les autres chauffent.'],
    },
    {
      about: 'parcel',
      opens: ['Bonjour, mon colis {post} est marqué livré mais je n’ai rien reçu. Commande {order}.'],
      closes: ['Pouvez-vous ouvrir une réclamation ? {name}, {phone}, {address}.'],
    },
    {
      about: 'sale',
      opens: [
        'Nous voudrions [200|300] chaises pliantes pour notre salle.',
        { agent: 'Je peux vous les faire à 32 euros pièce, avec 5 % de remise.' },
        "D'accord, paiement à 30 jours.",
      ],
    },
  ],
};
