import { describe, expect, test } from '@jest/globals';
import { fr } from '../../../shared/extraction/languages/fr.ts';
import { signalOf } from '../../../shared/extraction/signal.ts';
import { read } from '../../../shared/reading/read.ts';
import { turnsOf } from '../../support/readings.ts';

const records: [what: string, lines: string[], record: Record<string, string | null>][] = [
  [
    'all in one message',
    [
      "Bonsoir, Fatou Diallo à l'appareil. Il y a une grosse fuite sous l'évier au 17 bis rue Ordener, 75018 Paris. Vous pouvez me rappeler au 06.11.22.33.44 ?",
    ],
    { name: 'Fatou Diallo', phone: '06.11.22.33.44', address: '17 bis rue Ordener, 75018 Paris', type: 'plumbing' },
  ],
  [
    'a number in pairs',
    ['> Quel est votre numéro de portable ?', 'zéro six douze trente-quatre cinquante-six soixante-dix-huit'],
    { phone: '0612345678' },
  ],
  [
    'a number with eighties and seventies',
    ['> Votre numéro ?', "c'est le zero sept quatre-vingt-dix-huit soixante et onze quatre-vingts zero deux"],
    { phone: '0798718002' },
  ],
  [
    'terse answers in lower case',
    [
      "> À qui ai-je l'honneur ?",
      'guillaume lefebvre',
      '> Où se situe le logement ?',
      '12 allée des tilleuls bat c appt 4 a villeurbanne 69100',
    ],
    { name: 'guillaume lefebvre', address: '12 allée des tilleuls bat c appt 4 a villeurbanne 69100' },
  ],
  [
    'a form',
    [
      'Nom complet : Hélène Vasseur\nTél. : 01 44 55 66 77\nAdresse : 8, place des Vosges, 75004 Paris\nDescription : le volet roulant est coincé\nUrgence : faible',
    ],
    {
      name: 'Hélène Vasseur',
      phone: '01 44 55 66 77',
      address: '8, place des Vosges, 75004 Paris',
      issue: 'le volet roulant est coincé',
      priority: 'low',
      type: 'maintenance',
    },
  ],
  [
    'a better number',
    [
      '> Comment vous appelez-vous ?',
      "Moi c'est Yanis, Yanis Benali.",
      '> Un numéro pour vous joindre ?',
      'Mon numéro de fixe est le 04 91 22 33 44 mais prenez plutôt le portable : 06 98 76 54 32',
    ],
    { phone: '06 98 76 54 32' },
  ],
  [
    'a name with the address',
    ['> Votre nom et votre adresse ?', 'Sophie Marceau, 22 quai Saint-Antoine, 69002 Lyon'],
    { name: 'Sophie Marceau', address: '22 quai Saint-Antoine, 69002 Lyon' },
  ],
  [
    "not the owner's number",
    [
      "Mon propriétaire s'appelle Bernard Girard, son portable est le 06 55 44 33 22. Le chauffage ne marche plus depuis hier. Je m'appelle Lola Roussel, 07 81 82 83 84.",
    ],
    { name: 'Lola Roussel', phone: '07 81 82 83 84', role: 'tenant', type: 'maintenance' },
  ],
  [
    'a corrected number',
    ['> Votre téléphone ?', '06 12 34 56 78', '> Très bien.', 'Excusez-moi, je me suis trompé : 06 12 34 56 79'],
    { phone: '06 12 34 56 79' },
  ],
  [
    'a refusal',
    ['> Votre nom ?', 'je ne souhaite pas le donner', '> Un numéro ?', 'Non plus, désolé.'],
    { name: null, phone: null },
  ],
  [
    'one sentence without punctuation',
    [
      'bonjour jai plus de courant dans tout lappart cest urgent jhabite au 45 rue de bretagne a nantes mon num 0678901234 je mappelle kevin morel',
    ],
    { phone: '0678901234', name: 'kevin morel', priority: 'urgent', address: '45 rue de bretagne a nantes' },
  ],
  [
    'a bare role and priority',
    ['> Êtes-vous locataire ou propriétaire ?', 'Propriétaire', "> C'est urgent ?", 'Non, ça peut attendre'],
    { role: 'owner', priority: 'low' },
  ],
  [
    'a caretaker',
    ["Je suis la gardienne de l'immeuble. L'ascenseur est bloqué entre deux étages avec quelqu'un dedans !"],
    { role: 'manager', type: 'maintenance' },
  ],

  [
    'a name with particles',
    ['> Quel est votre nom complet ?', "Je m'appelle Marie-Claire de La Tour d'Auvergne"],
    { name: "Marie-Claire de La Tour d'Auvergne" },
  ],

  [
    'the name of the agent',
    [
      '> Bonjour, Karim à votre service, quel est le problème ?',
      "Bonjour Karim, la minuterie de la cage d'escalier ne fonctionne plus.",
    ],
    { name: null, issue: "la minuterie de la cage d'escalier ne fonctionne plus." },
  ],
  ['a title', ['> Votre nom ?', 'Mme Nguyen'], { name: 'Nguyen' }],
  [
    'a landlord',
    [
      "Je suis le bailleur du 14 rue Pasteur à Lille. Mes locataires n'ont plus d'eau chaude. Joignable au 03 20 11 22 33.",
    ],
    { role: 'landlord', phone: '03 20 11 22 33', address: '14 rue Pasteur à Lille' },
  ],
  [
    'a Swiss number',
    ['> Nom et téléphone ?', 'Amélie, +41 79 123 45 67'],
    { name: 'Amélie', phone: '+41 79 123 45 67' },
  ],
  ['a Swiss address', ['> Adresse ?', 'Chemin du Lac 7, 1006 Lausanne'], { address: 'Chemin du Lac 7, 1006 Lausanne' }],
  [
    'a Canadian address',
    ['> Quelle est votre adresse ?', '1234, boulevard Saint-Laurent, app. 5, Montréal (Québec) H2X 2S6'],
    { address: '1234, boulevard Saint-Laurent, app. 5, Montréal (Québec) H2X 2S6' },
  ],
  [
    'no haste',
    ["Pas la peine de venir aujourd'hui, la semaine prochaine suffit. Une tuile est tombée du toit."],
    { type: 'maintenance', priority: 'medium' },
  ],
  [
    'a name that is passed on',
    ["> C'est de la part de qui ?", 'De la part de M. Olivier Perrin'],
    { name: 'Olivier Perrin' },
  ],
  ['a room for an address', ['> Où cela se passe-t-il ?', 'Dans la salle de bains'], { address: null }],
  [
    'serious and today',
    ["C'est assez grave, il y a de l'eau partout, envoyez quelqu'un dès aujourd'hui svp"],
    { priority: 'high' },
  ],
  ['a signature', ['On m’a facturé deux fois les charges. Elvire Montand'], { name: 'Elvire Montand' }],
  [
    'a doubled digit',
    ['> Votre téléphone ?', 'zéro six, double cinq, un deux, trois quatre, cinq six'],
    { phone: '0655123456' },
  ],
];

describe('reads', () => {
  test.each(records)('%s', (_, lines, record) => {
    expect(read(turnsOf(lines), fr).values).toMatchObject(record);
  });
});

const signals: [role: 'user' | 'assistant', text: string, signal: string | null][] = [
  ['user', "C'est réparé, merci", 'solved'],
  ['user', 'Tout fonctionne à nouveau', 'solved'],
  ['user', 'Ça ne marche toujours pas', 'reported_again'],
  ['user', "J'espère que ce sera réparé vite", null],
  ['user', 'La fuite a recommencé', 'reported_again'],
  ['user', 'Je voudrais annuler le rendez-vous', 'cancelled'],
  ['user', "Je n'ai plus besoin du plombier", 'cancelled'],
  ['user', "N'annulez pas l'intervention", null],
  ['user', 'Quand est-ce que ce sera réparé ?', null],
  ['assistant', 'Le plombier est en route', 'work_started'],
  ['assistant', 'Nous avons planifié une intervention demain', 'work_started'],
  ['assistant', "Nous n'avons pas encore envoyé de technicien", null],
  ['user', 'Laissez tomber', 'cancelled'],
  ['user', 'Le disjoncteur a encore sauté', 'reported_again'],
  ['user', 'Je veux annuler mon abonnement', null],
  ['user', "L'évier est bouché", null],
  ['user', 'Le courant est revenu', 'solved'],
];

describe('signals', () => {
  test.each(signals)('%s: %s → %s', (role, text, signal) => {
    expect(signalOf({ role, text }, fr)).toBe(signal);
  });
});
