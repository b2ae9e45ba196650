import { fr } from '../../../shared/extraction/languages/fr.ts';
import { type Reading, testReadings } from '../../support/readings.ts';

const rows: Reading[] = [
  [
    [
      "Bonjour, Mme Delphine Roussel à l'appareil, 12 rue des Lilas, 3e étage, 69003 Lyon. La chaudière s'est arrêtée cette nuit et on n'a plus d'eau chaude. Vous pouvez me joindre au 06 12 34 56 78.",
    ],
    {
      name: 'Delphine Roussel',
      phone: '06 12 34 56 78',
      address: '12 rue des Lilas, 3e étage, 69003 Lyon',
      type: 'plumbing',
    },
  ],

  [
    [
      '> Bonjour, Service client, Julie à votre écoute.',
      'Bonjour Julie, mon volet roulant est bloqué',
      "> À qui ai-je l'honneur ?",
      'Thibault de Villeneuve',
      '> Et votre portable ?',
      'zéro six, douze, trente-quatre, cinquante-six, soixante-dix-huit',
    ],
    { name: 'Thibault de Villeneuve', phone: '0612345678', issue: '*volet roulant*', type: 'maintenance' },
  ],
  [
    [
      "Allo, la laveuse coule partout sur le plancher. Je reste au 4521 rue Saint-Denis app. 3, Montréal, mon cell c'est 514 555-0133, Guylaine Tremblay",
    ],
    {
      phone: '514 555-0133',
      name: 'Guylaine Tremblay',
      address: '4521 rue Saint-Denis app. 3, Montréal',
      issue: '*laveuse coule*',
    },
  ],
  [
    ['> Votre prénom ?', 'Aurélien', '> Votre nom de famille ?', 'Lefebvre-Moreau'],
    { name: 'Aurélien Lefebvre-Moreau' },
  ],
  [['> Quel est votre numéro ?', "06 11 22 33 44, ah non pardon c'est le 06 11 22 33 45"], { phone: '06 11 22 33 45' }],
  [
    [
      '> Votre téléphone ?',
      'zéro six',
      '> oui',
      'quatre-vingt-dix-huit',
      '> ensuite ?',
      'onze vingt-deux quarante-quatre',
    ],
    { phone: '0698112244' },
  ],
  [
    [
      'Mon propriétaire, M. Garnier (01 44 55 66 77), ne répond pas. Je suis locataire, Sonia Haddad, 07 88 99 00 11. Il y a de la moisissure dans la chambre.',
    ],
    { name: 'Sonia Haddad', phone: '07 88 99 00 11', role: 'tenant', issue: '*moisissure*', type: 'maintenance' },
  ],
  [
    [
      "> Pouvez-vous me donner l'adresse ?",
      "La facturation c'est 5 place Bellecour, mais l'intervention c'est au 27 quai Saint-Vincent, Lyon",
    ],
    { address: '27 quai Saint-Vincent, Lyon' },
  ],

  [
    [
      'Nom : Castaing\nPrénom : Élodie\nTél. : 05 56 00 11 22\nAdresse : 3 cours Victor-Hugo, 33000 Bordeaux\nProblème : prise du salon qui grésille',
    ],
    {
      name: 'Élodie Castaing',
      phone: '05 56 00 11 22',
      address: '3 cours Victor-Hugo, 33000 Bordeaux',
      issue: 'prise du salon qui grésille',
      type: 'electrical',
    },
  ],
  [
    [
      '> Vous êtes propriétaire ou locataire ?',
      'on loue',
      "> C'est urgent ?",
      'non ça peut attendre la semaine prochaine',
    ],
    { role: 'tenant', priority: 'low' },
  ],
  [["> Quel est le degré d'urgence ?", 'très urgent, ça coule chez le voisin du dessous'], { priority: 'urgent' }],
  [
    [
      "Je suis le gardien de la résidence Les Tilleuls. L'ascenseur est en panne depuis hier soir. José Ferreira, 06 55 44 33 22",
    ],
    { name: 'José Ferreira', phone: '06 55 44 33 22', issue: '*ascenseur est en panne*', type: 'maintenance' },
  ],
  [
    ["ma commande n° 7788990011 n'est toujours pas arrivée"],
    { phone: null, name: null, type: 'other', issue: '*commande*' },
  ],
  [
    ['> Un numéro de téléphone ?', 'je préfère pas le donner', '> Votre nom alors ?', 'appelez-moi Nico'],
    { phone: null, name: 'Nico' },
  ],
  [['> Vous êtes bien Monsieur Perrin ?', 'Non, sa femme, Claire Perrin'], { name: 'Claire Perrin' }],

  [
    ['Merci Sandrine. Les toilettes sont bouchées.'],
    { name: null, issue: '*toilettes sont bouchées*', type: 'plumbing' },
  ],

  [["j'ai payé 149,90 € le 03/02/2024 et personne n'est venu"], { phone: null, address: null }],
  [
    ["Mon voisin Patrick m'a conseillé de vous écrire. La lumière du couloir clignote."],
    { name: null, issue: '*lumière du couloir clignote*', type: 'electrical' },
  ],
  [['> Vous vous appelez comment ?', "moi c'est Fatoumata Diarra"], { name: 'Fatoumata Diarra' }],
  [
    [
      'bjr jmappelle lucas petit jsuis en coloc au 22 rue de la roquette 75011 paris le frigo marche plus mon num 0633221100',
    ],
    {
      name: 'lucas petit',
      phone: '0633221100',
      address: '22 rue de la roquette 75011 paris',
      issue: '*frigo*',
      type: 'maintenance',
    },
  ],
  [
    ['> On peut vous rappeler à quel numéro ?', 'Sur mon fixe, 02 99 00 11 22, poste 305'],
    { phone: '02 99 00 11 22, poste 305' },
  ],
  [
    ['Le lavabo se vide très lentement, rien de pressé. Bien à vous,\nBérénice Lacroix'],
    { name: 'Bérénice Lacroix', priority: 'low', issue: '*lavabo se vide*', type: 'plumbing' },
  ],
  [
    ["J'habitais 3 rue Haute avant, maintenant je suis au 17 avenue Foch, 57000 Metz. Le radiateur est froid."],
    { address: '17 avenue Foch, 57000 Metz', issue: '*radiateur est froid*' },
  ],
  [['> Est-ce un cas urgent ?', 'pas vraiment'], { priority: 'low' }],
  [["> Qui est à l'appareil ?", "C'est Monsieur Kouassi, Jean-Baptiste Kouassi"], { name: 'Jean-Baptiste Kouassi' }],
  [
    ["Bonjour, je vous appelle pour ma mère, Odette Blanc. Moi c'est Sylvie Blanc. Elle n'a plus de courant."],
    { name: 'Sylvie Blanc', issue: '*courant*', type: 'electrical' },
  ],
  [['> Puis-je avoir vos coordonnées ?', 'Adrien Mallet, 0478 12 34 56'], { name: 'Adrien Mallet' }],
  [
    [
      'En tant que bailleur, je signale une fuite chez ma locataire au 9 impasse du Moulin, 44000 Nantes. Hubert Lancelot 06 70 80 90 10',
    ],
    {
      role: 'landlord',
      name: 'Hubert Lancelot',
      phone: '06 70 80 90 10',
      address: '9 impasse du Moulin, 44000 Nantes',
    },
  ],
  [
    [
      "> C'est pour quoi ?",
      "y'a des cafards dans la cuisine, c'est une infection",
      '> Votre nom complet ?',
      'Wassim Trabelsi',
    ],
    { issue: '*cafards*', name: 'Wassim Trabelsi', type: 'maintenance' },
  ],
  [
    ['> Votre adresse ?', 'Chaussée de Wavre 312, 1050 Ixelles', '> Un GSM ?', '0470 12 34 56'],
    { address: 'Chaussée de Wavre 312, 1050 Ixelles', phone: '0470 12 34 56' },
  ],
  [['> Téléphone ?', "celui de mon fils c'est 06 00 00 00 01, le mien 06 22 33 44 55"], { phone: '06 22 33 44 55' }],

  [
    ["Le disjoncteur saute dès que j'allume le four, c'est assez urgent quand même"],
    { priority: 'high', type: 'electrical', issue: '*disjoncteur saute*' },
  ],
  [
    ["La serrure de la porte d'entrée est cassée, je suis dehors avec mes enfants!!"],
    { type: 'maintenance', issue: '*serrure*' },
  ],
  [
    [
      "Bonsoir, depuis ce matin la VMC de la salle de bain fait un bruit d'avion. Je m'appelle Ghislaine Perrot, j'habite au 7 rue du Puits Salé, appt 12, 14000 Caen, tél 02 31 00 11 22 (après 18h).",
    ],
    {
      name: 'Ghislaine Perrot',
      phone: '02 31 00 11 22',
      address: '7 rue du Puits Salé, appt 12, 14000 Caen',
      issue: '*VMC*',
      type: 'maintenance',
    },
  ],
  [
    [
      "> Coucou ! C'est quoi le souci ?",
      'le robinet de la douche goutte non stop',
      '> Tu peux me donner ton nom ?',
      'Yanis',
      '> Et ton nom de famille ?',
      'el amrani',
      '> Ton 06 ?',
      '06.77.88.99.00',
      '> Tu habites où ?',
      '31 rue de belleville 75019',
    ],
    {
      name: 'Yanis el amrani',
      phone: '06.77.88.99.00',
      address: '31 rue de belleville 75019',
      issue: '*robinet de la douche goutte*',
      type: 'plumbing',
    },
  ],
  [['> Qui dois-je annoncer ?', 'Maître Solène Gauthier'], { name: 'Solène Gauthier' }],
  [['> Pourriez-vous vous présenter ?', 'Bien sûr, Alban Courtois, du cabinet Foncia'], { name: 'Alban Courtois' }],
  [['> Comment vous appelez-vous ?', 'Marchetti. Prénom Livia.'], { name: 'Livia Marchetti' }],
  [
    ['> Votre numéro ?', 'zéro un quarante-deux soixante et un soixante-dix quatre-vingt-trois'],
    { phone: '0142617083' },
  ],
  [["Ne m'appelez plus au 01 40 00 00 01, je suis maintenant au 01 40 00 00 02"], { phone: '01 40 00 00 02' }],
  [['> Un autre numéro ?', 'celui de ma mère 06 99 88 77 66'], { phone: null }],
  [
    ["> Vos nom et téléphone s'il vous plaît", '0590 41 22 33, Médéric Clodion'],
    { name: 'Médéric Clodion', phone: '0590 41 22 33' },
  ],
  [
    ['> Où doit-on passer ?', 'Résidence Bellevue, bâtiment C, 102 avenue de la République, 92120 Montrouge'],
    { address: 'Résidence Bellevue, bâtiment C, 102 avenue de la République, 92120 Montrouge' },
  ],

  [
    ['> Votre adresse ?', '12 route de Lausanne, 1201 Genève', '> Étage ?', '4ème'],
    { address: '12 route de Lausanne, 1201 Genève, 4ème' },
  ],

  [
    [
      'Demandeur : Isaure Vidal\nPortable : 07 11 22 33 44\nLieu : 2 place du Marché, 34000 Montpellier\nObjet : vitre fêlée\nPriorité : basse',
    ],
    {
      phone: '07 11 22 33 44',
      address: '2 place du Marché, 34000 Montpellier',
      issue: 'vitre fêlée',
      priority: 'low',
      type: 'maintenance',
    },
  ],
  [
    ['Je loue un T2 au 3e et mon proprio fait le mort, le chauffe-eau fuit'],
    { role: 'tenant', issue: '*chauffe-eau fuit*', type: 'plumbing', name: null },
  ],
  [
    ["C'est chez moi, je suis propriétaire occupant, la porte du garage ne remonte plus"],
    { role: 'owner', issue: '*porte du garage*', type: 'maintenance' },
  ],
  [
    ["Nous sommes le syndic du 44 rue Nationale à Lille, l'interphone ne sonne plus"],
    { role: 'manager', issue: '*interphone ne sonne plus*', type: 'electrical' },
  ],
  [
    ["> Quand souhaitez-vous l'intervention ?", "il n'y a pas le feu, la semaine qui vous arrange"],
    { priority: 'low' },
  ],
  [["> C'est pressé ?", 'oui au plus vite svp'], { priority: 'high' }],
  [
    ["j'ai pété la clé dans la serrure et je suis coincée sur le palier"],
    { issue: '*clé dans la serrure*', type: 'maintenance' },
  ],
  [['> Votre nom ?', 'pourquoi vous voulez savoir ça ?'], { name: null }],
  [['> Votre mail ?', 'j.dupuis@exemple.fr', '> Et votre nom ?', 'Jeanne Dupuis'], { name: 'Jeanne Dupuis' }],
  [
    ["Merci beaucoup Kevin, bonne journée. Au fait la minuterie de l'escalier ne marche plus."],
    { name: null, issue: '*minuterie*', type: 'electrical' },
  ],
  [
    ["Contrat 44556677 / dossier 2024-000981 : plus de pression d'eau au 5e"],
    { phone: null, issue: "*pression d'eau*", type: 'plumbing' },
  ],
  [["rdv le 14/11 entre 8h et 12h, personne, c'est inadmissible"], { phone: null, address: null }],
  [
    [
      '> Que puis-je faire pour vous ?',
      'La hotte de ma cuisine a disjoncté toute la maison',
      "> Qui est-ce que j'ai en ligne ?",
      'Vous avez Paulette Rémy',
    ],
    { name: 'Paulette Rémy' },
  ],
  [
    ["Salut c'est Momo du 3e gauche, y a encore une fuite dans le local poubelles. 0612000111"],
    { name: 'Momo', phone: '0612000111', type: 'plumbing' },
  ],
  [
    ["Mme Leroux du rdc m'a dit de vous écrire. Le portail reste ouvert. Cdlt, Norbert Fabre, 04 67 00 11 22"],
    { name: 'Norbert Fabre', phone: '04 67 00 11 22', issue: '*portail reste ouvert*' },
  ],
  [['> Êtes-vous le propriétaire ?', 'non je suis en location'], { role: 'tenant' }],
  [
    ['Si je ne réponds pas au 06 31 31 31 31, essayez le 01 53 53 53 53. Il pleut dans ma chambre.'],
    { phone: '06 31 31 31 31' },
  ],
  [['> Nom ?', "Marie-Ange N'Diaye-Lopez"], { name: "Marie-Ange N'Diaye-Lopez" }],
  [['> Comment dois-je vous appeler ?', 'dites Jojo'], { name: 'Jojo' }],
  [
    [
      'bonjour je mappelle sandrine leclerc mon adresse 56 rue paul bert 69003 lyon jai plus de lumiere dans le couloir tel 0478001122',
    ],
    { name: 'sandrine leclerc', phone: '0478001122', address: '56 rue paul bert 69003 lyon', type: 'electrical' },
  ],
  [
    ["Y a un rat mort sous l'évier, je vous jure. Rue de la Paix 23, 4000 Liège. Xavier Lambot, 0495 11 22 33"],
    { name: 'Xavier Lambot', phone: '0495 11 22 33', address: 'Rue de la Paix 23, 4000 Liège', issue: '*rat mort*' },
  ],
  [
    [
      'Madame, Monsieur, je vous signale que la porte du hall ne se verrouille plus depuis lundi. Restant joignable au 06 45 45 45 45, Honoré Castelnau, 3e étage droite, 18 rue Saint-Sulpice, 75006 Paris.',
    ],
    { name: 'Honoré Castelnau', phone: '06 45 45 45 45', issue: '*porte du hall*', type: 'maintenance' },
  ],
  [
    [
      "> Bonjour, qu'est-ce qui vous amène ?",
      "ben j'ai les chiottes qui débordent",
      '> Mince ! Vous êtes monsieur ?',
      'Grosjean',
      '> Votre prénom ?',
      'Thierry',
      '> Un téléphone où vous joindre ?',
      'zéro sept soixante-dix-sept zéro un zéro deux zéro trois',
    ],
    { name: 'Thierry Grosjean', phone: '0777010203', type: 'plumbing' },
  ],

  [['> Votre nom ?', "C'est pour Madame Okafor, je suis son aide à domicile, Fatou Sarr"], { name: 'Fatou Sarr' }],
  [
    [
      "> Merci d'indiquer vos nom, adresse et téléphone",
      "Gwenaëlle Le Goff\n5 venelle du Pot d'Étain, 29200 Brest\n06 98 76 54 32",
    ],
    { name: 'Gwenaëlle Le Goff', address: "5 venelle du Pot d'Étain, 29200 Brest", phone: '06 98 76 54 32' },
  ],
  [["> C'est toujours le 06 11 11 11 11 ?", "non c'est le 06 22 22 22 22 maintenant"], { phone: '06 22 22 22 22' }],
  [["> Peut-on vous joindre au numéro qui s'affiche ?", 'oui très bien'], { phone: null }],
  [["Ma carte vitale 2 85 05 78 006 084 36 n'est plus lue"], { phone: null }],
  [
    ['> Où habitez-vous ?', 'dans le Marais, 14 rue des Rosiers, au fond de la cour'],
    { address: '*14 rue des Rosiers*' },
  ],

  [['> Adresse ?', 'Lieu-dit Kerlann, 56400 Plumergat'], { address: 'Lieu-dit Kerlann, 56400 Plumergat' }],
  [['> Votre statut ?', 'propriétaire bailleur'], { role: 'landlord' }],
  [
    ['Je gère la copropriété, le portail du parking est HS'],
    { role: 'manager', issue: '*portail du parking*', type: 'maintenance' },
  ],
  [['> Ça presse ?', 'pas spécialement'], { priority: 'low' }],
  [['> Quel délai vous conviendrait ?', 'dans la semaine ce serait bien'], { priority: 'medium' }],
  [["y'a de l'eau qui coule du plafonnier, j'ai peur que ça saute !!"], { priority: 'urgent' }],
  [["L'eau chaude arrive par intermittence, c'est agaçant mais bon"], { issue: '*eau chaude*', type: 'plumbing' }],
  [['> Que se passe-t-il ?', 'Four. Mort.'], { issue: '*Mort*' }],
  [['Bonsoir Nathalie, le thermostat affiche erreur 5'], { name: null, issue: '*thermostat*' }],
  [
    ["J'ai eu Marc hier, il devait passer, personne. Toujours pas de chauffage. Bien cordialement, Agathe Tran"],
    { name: 'Agathe Tran', issue: '*pas de chauffage*', type: 'maintenance' },
  ],
  [['> Nom du titulaire du bail ?', 'Yvette Mercier'], { name: 'Yvette Mercier' }],
  [["> Quelle est l'urgence ?", 'moyenne'], { priority: 'medium' }],
  [['> Votre numéro svp', "je l'ai pas sous la main, je vous l'envoie plus tard"], { phone: null }],
  [['Les WC fuient. Hervé, 0033 6 12 12 12 12'], { name: 'Hervé', phone: '0033 6 12 12 12 12', type: 'plumbing' }],
  [['la plaque à induction clignote et ne chauffe plus'], { issue: '*plaque à induction*', type: 'maintenance' }],
  [
    ["Fait froid, les radiateurs restent tièdes, j'ai un nourrisson de 2 mois"],
    { type: 'maintenance', issue: '*radiateurs*' },
  ],
  [['> Votre nom ?', 'attendez je prends mes lunettes'], { name: null }],
  [['> Êtes-vous le propriétaire des lieux ?', 'Tout à fait.'], { role: 'owner' }],
  [['> Êtes-vous locataire ou propriétaire ?', 'oui'], { role: null }],
  [['> Qui êtes-vous ?', 'Paul Girard, locataire.'], { name: 'Paul Girard', role: 'tenant' }],
  [['Mon voisin, locataire, met la musique à fond'], { role: null }],
  [["> C'est urgent ?", 'oui !'], { priority: 'urgent' }],
  [['> Vos nom et adresse ?', 'brigitte lemoine 4 quai des Brumes 67000 Strasbourg'], { name: 'brigitte lemoine' }],

  [
    ['> Un téléphone ?', '06 12 34 56 78', "> 06 12 34 56 78, c'est juste ?", '06 12 34 56 87'],
    { phone: '06 12 34 56 87' },
  ],
  [['Le lavabo goutte. Irène Caron, gsm 0475 12 34 56'], { name: 'Irène Caron', phone: '0475 12 34 56' }],
  [
    ['> Et vous êtes ?', 'Hugo Delmas', '> Un natel ?', '079 123 45 67'],
    { name: 'Hugo Delmas', phone: '079 123 45 67' },
  ],
  [['> Quel numéro dois-je noter ?', '06 12 34 56 78'], { phone: '06 12 34 56 78' }],

  [['Appelez au 06 12 34 56 78. Le 06 87 65 43 21 est à ma sœur'], { phone: '06 12 34 56 78' }],
  [['Le 01 23 45 67 89 est coupé, on l’a résilié : faites le 06 12 34 56 78'], { phone: '06 12 34 56 78' }],
  [['> Votre numéro ?', 'zéro septante-neuf, deux cent six, trente, douze'], { phone: '0792063012' }],
  [['Je préfère que mon nom ne soit pas noté'], { name: null }],
  [['Bonjour, locataire au 5 rue des Carmes, Nantes. La porte grince'], { role: 'tenant' }],
  [["J'attends le décompte de chauffage"], { type: 'other' }],
  [['La chasse coule. Je vous expliquerai au téléphone'], { issue: '*chasse coule*' }],
  [
    ['Nom: Hugo Delmas\nRue et n°: rue des Carmes 8\nNPA / Localité: 1003 Lausanne'],
    { address: 'rue des Carmes 8, 1003 Lausanne' },
  ],
  [['La hotte est en panne. Élodie Barre. 06 12 34 56 78'], { name: 'Élodie Barre' }],
  [['Demandez moi plutôt : Élodie Barre, 06 12 34 56 78'], { name: 'Élodie Barre' }],
  [['Mon artisan : Élodie Barre, 06 12 34 56 78'], { name: null }],
  [
    ['Un bruit au grenier. Élodie Barre, propriétaire du 3 rue du Port, 29200 Brest'],
    { name: 'Élodie Barre', role: 'owner' },
  ],
  [['le siphon goute. elodie barre 0612345678'], { name: 'elodie barre', type: 'plumbing' }],
  [['> Prénom ?', 'Élodie', '> Et le nom ?', 'Barre'], { name: 'Élodie Barre' }],
  [['> Qui signale ?', 'Élodie Barre'], { name: 'Élodie Barre' }],
  [['> Votre nom ?', 'Surtout pas, il est jaloux'], { name: null }],
  [
    ['> Point 2 : nom, portable, statut', 'Élodie Barre / 0612345678 / locataire'],
    { name: 'Élodie Barre', role: 'tenant' },
  ],
  [
    ['Locataire : Élodie Barre\nObjet : plainte\nTexte : La hotte est bruyante'],
    { role: 'tenant', issue: 'La hotte est bruyante' },
  ],
  [['> Votre adresse ?', 'Kergoz, 29120 Combrit'], { address: 'Kergoz, 29120 Combrit' }],
  [['> Rue ?', 'Grand-Rue 8'], { address: 'Grand-Rue 8' }],
  [['chu locataire, la toilette déborde, ça va gonfler la facture'], { role: 'tenant', type: 'plumbing' }],
  [["Le proprio, M. Hardy, m'a dit d'écrire. Le four est mort"], { role: 'tenant' }],
  [['Faites le 06 12 34 56 78. Le 06 87 65 43 21, oubliez'], { phone: '06 12 34 56 78' }],
  [['Il grêle. Le devis, c’est moi : Inès Fabre, 06 12 34 56 78'], { name: 'Inès Fabre' }],
  [['La hotte fume. Mon nom ? Inès Fabre'], { name: 'Inès Fabre' }],
  [['> Qui nous ouvre ?', 'moi, Inès Fabre'], { name: 'Inès Fabre' }],
  [['> Où êtes-vous ?', 'À Seyssel'], { name: null }],

  [['> Votre numéro ?', 'zéro six, douze, trente-quatre, deux fois cinq, soixante-dix-huit'], { phone: '0612345578' }],
  [['Mon fils dit que la douche est bouchée'], { type: 'plumbing' }],
  [['> Votre fonction ?', 'gardien'], { role: 'manager' }],
  [['Mon bail finit en juin, la porte grince'], { role: 'tenant' }],
  [['Nom ..... : Inès Fabre\nTél ..... : 06 12 34 56 78'], { name: 'Inès Fabre', phone: '06 12 34 56 78' }],
  [['Le jour faites le 06 12 34 56 78, le 01 44 55 66 77 est le standard du boulot'], { phone: '06 12 34 56 78' }],
  [['> Qui parle ?', 'Inès Fabre, la gestionnaire'], { name: 'Inès Fabre', role: 'manager' }],
  [['> Votre nom ?', 'Barre Élodie, prénom Élodie'], { name: 'Élodie Barre' }],

  [['Bonjour, Hugo Delmas au 12 rue du Port, 29200 Brest. Le four est mort'], { name: 'Hugo Delmas' }],
  [["Bonjour, c'est encore moi, Hugo Delmas, la hotte fume"], { name: 'Hugo Delmas' }],
  [['> Votre nom ?', 'Pas envie de le dire. Envoyez vite le plombier.'], { name: null }],
  [
    ['> Votre numéro ?', '06 12 34 56 78. Mon père a un fixe, le 01 44 55 66 77, mais il est sourd'],
    { phone: '06 12 34 56 78' },
  ],
  [['> Un numéro ?', "06 12 34 56 78, avant j'avais le 06 87 65 43 21"], { phone: '06 12 34 56 78' }],
  [['> Un numéro ?', 'Le mien est le 06 12 34 56 78, celui de Karl 06 87 65 43 21'], { phone: '06 12 34 56 78' }],

  [['> Où passer ?', 'Rue des Carmes 8', '> À ?', '1003 Lausanne'], { address: 'Rue des Carmes 8, 1003 Lausanne' }],
  [
    ['> Que se passe-t-il, et à quelle adresse ?', 'Le siphon goutte au 8 rue des Carmes, 44000 Nantes'],
    { address: '8 rue des Carmes, 44000 Nantes', issue: '*siphon goutte*' },
  ],
  [["J'ai un souci avec ma porte", '> Dites-moi tout', 'Elle ne ferme plus'], { issue: 'Elle ne ferme plus' }],
  [['> De quoi s’agit-il ?', 'Le rideau ne remonte plus'], { issue: 'Le rideau ne remonte plus' }],
  [['La chaudière siffle'], { type: 'maintenance' }],
  [['> Votre prénom ?', 'Inès', '> Et votre nom ?', 'Ben Fabre'], { name: 'Inès Ben Fabre' }],
  [['> Votre nom ?', 'Madame Delmas, avec un s, Inès'], { name: 'Inès Delmas' }],

  [['> Votre nom ?', "Delmas, comme l'éditeur, Inès Delmas"], { name: 'Inès Delmas' }],

  [['> Votre numéro client ?', 'Le 4410 2287 63'], { phone: null }],
  [['La porte grince. À votre disposition au 06 12 34 56 78'], { phone: '06 12 34 56 78' }],
  [
    ['La porte (8 quai de la Porte, 44000 Nantes) ne ferme plus'],
    { address: '8 quai de la Porte, 44000 Nantes', issue: 'La porte (8 *' },
  ],
  [["L'ascenseur du 8 rue des Carmes à Nantes est en panne"], { issue: '* en panne' }],
  [['> Vous êtes bien monsieur Delmas ?', 'Oui, Hugo Delmas'], { name: 'Hugo Delmas' }],
  [['Demandeur : Inès Fabre\nCoordonnées : 06 12 34 56 78 / i.fabre@example.com'], { name: 'Inès Fabre' }],
  [['le siphon fuit, sa coule chez le voisin vite svp 0612345678'], { phone: '0612345678', type: 'plumbing' }],
  [['Il y a une panne', "> Qu'est-ce qui ne va pas ?", 'Le store reste fermé'], { issue: 'Le store reste fermé' }],
  [['Il y a une panne'], { issue: 'une panne' }],
  [['La poignée de la salle de bain est cassée'], { type: 'maintenance' }],

  [['> Un numéro ?', 'Le 06 12 34 56 78, et si ça ne répond pas le 01 44 55 66 77'], { phone: '06 12 34 56 78' }],
  [['> Un numéro ?', 'Le 06 12 34 56 78, sinon le 01 44 55 66 77'], { phone: '06 12 34 56 78' }],
  [['> Votre numéro de ligne ?', '01 44 55 66 77'], { phone: '01 44 55 66 77' }],
  [['Votre téléphone : 06 12 34 56 78\nNom du contact : Inès Fabre'], { phone: '06 12 34 56 78', name: 'Inès Fabre' }],
  [['N° de GSM : 0468 12 34 56\nNom : Inès Fabre'], { phone: '0468 12 34 56' }],
  [
    ["Je loue au 8 rue du Port, 29200 Brest par l'agence (02 98 11 22 33). Le four est mort"],
    { address: '8 rue du Port, 29200 Brest' },
  ],
  [['Nous sommes propriétaires au 8 rue du Port, 56000 Vannes. La gouttière grince'], { type: 'maintenance' }],
  [['Le lampadaire reste éteint'], { type: 'electrical' }],
  [['mon numéro est le 06 12 34 56 78 et la lumière ne fonctionne plus'], { phone: '06 12 34 56 78' }],
  [['> Votre nom ?', 'Rose-Aimée Jean-Baptiste'], { name: 'Rose-Aimée Jean-Baptiste' }],
  [['Un simple locataire. La porte grince'], { role: 'tenant' }],
  [
    ["Nom : Inès Fabre\nDegré d'urgence : faible\nConstat : la hotte grince"],
    { priority: 'low', issue: 'la hotte grince' },
  ],

  [['> À quel nom ?', 'Prenez le mien : Odile Perrin'], { name: 'Odile Perrin' }],
  [
    ['> Votre nom ?', "C'est Odile Perrin. La machine à laver n'essore plus"],
    { name: 'Odile Perrin', issue: "La machine à laver n'essore plus" },
  ],
  [["La porte ne ferme plus. Le proprio s'appelle Hervé Lorrain"], { role: 'tenant' }],
  [['Bonjour, ici Odile Perrin, gestionnaire de la résidence. La porte ne ferme plus'], { role: 'manager' }],
  [["La porte ne ferme plus. Rien d'urgent, la semaine prochaine ira"], { priority: 'low' }],
  [['Je voudrais reporter le contrôle à la semaine suivante'], { priority: null }],
  [['Mon relevé de gaz affiche le double'], { type: 'other' }],
];

testReadings(rows, fr);
