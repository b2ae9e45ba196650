import type { SalesLanguage } from '../language.ts';

export const fr: SalesLanguage = {
  code: 'fr',
  decimal: ',',
  spaceGroups: true,
  elides: true,
  headFirst: true,
  plurals: 'kept',
  numbers: {
    words: {
      un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9, dix: 10, onze: 11, douze: 12,
      treize: 13, quatorze: 14, quinze: 15, seize: 16, vingt: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60,
      septante: 70, huitante: 80, octante: 80, nonante: 90, 'quatre-vingt': 80, 'quatre-vingts': 80, 'quatre vingt': 80,
      'quatre vingts': 80, 'une dizaine': 10, 'une vingtaine': 20, 'une trentaine': 30, 'une cinquantaine': 50,
      'demi-douzaine': 6, 'une demi-douzaine': 6,
    }, // biome-ignore format: a table
    multipliers: {
      cent: 100,
      cents: 100,
      centaine: 100,
      centaines: 100,
      'une centaine': 100,
      mille: 1000,
      millier: 1000,
      milliers: 1000,
      k: 1000,
      million: 1e6,
      millions: 1e6,
      douzaine: 12,
      douzaines: 12,
      'une douzaine': 12,
    },
    weak: 'un, une',
    joins: 'et, de, d',
  },
  currencies: {
    $: 'dollar, dollars',
    USD: 'dollars americains, dollars us, dollar americain',
    CAD: 'dollars canadiens, dollar canadien, piastres',
    EUR: 'euro, euros, eu',
    GBP: 'livre sterling, livres sterling, livres anglaises',
    CHF: 'franc suisse, francs suisses, francs, franc, fr., frs',
    XOF: 'fcfa, francs cfa, cfa, f cfa',
    MAD: 'dirhams, dirham, dirhams marocains, dh, dhs',
    TND: 'dinars tunisiens, dt',
    DZD: 'dinars algeriens, da',
    JPY: 'yen, yens',
    CNY: 'yuan, yuans',
    TRY: 'livres turques',
  },
  minor: { EUR: 'centime, centimes, cts, ct' },
  units: {
    count:
      'unite, unites, piece, pieces, pce, pces, pcs, pc, exemplaire, exemplaires, ex, ex., article, articles, jeu, jeux, kit, kits, licence, licences, feuille, feuilles, lots de pieces',
    pack: 'carton, cartons, caisse, caisses, boite, boites, paquet, paquets, sac, sacs, palette, palettes, bouteille, bouteilles, bidon, bidons, fut, futs, tonneau, tonneaux, canette, canettes, pot, pots, bocal, bocaux, ramette, ramettes, rouleau, rouleaux, bobine, bobines, ballot, ballots, conteneur, conteneurs, lot, lots, cageot, cageots, barquette, barquettes, plateau, plateaux, camion, camions, seau, seaux, tube, tubes, colis, pack, packs, sachet, sachets, botte, bottes, flacon, flacons',
    pair: 'paire, paires',
    measure:
      'kg, kgs, kilo, kilos, kilogramme, kilogrammes, g, gr, gramme, grammes, quintal, quintaux, tonne, tonnes, t, l, litre, litres, hl, hectolitre, hectolitres, m, metre, metres, ml lineaires, metre lineaire, metres lineaires, metre carre, metres carres, m2, metre cube, metres cubes, m3, km, stere, steres, livre, heure, heures',
    size: 'ml, cl, mm, cm, pouces, pouce, go, to, w, watts, v, volts, mah, mg, cv, kw, places, ports',
    time: 'jour, jours, jours ouvres, jours ouvrables, semaine, semaines, mois, an, ans, annee, annees, h, j',
  },
  cues: {
    price:
      'prix, prix unitaire, tarif, tarifs, cout, coute, coutent, couterait, couteraient, coutait, combien coute, combien coutent, vaut, valent, revient a, est a, sont a, vendu a, vendus a, vendue a, vendues a, facturons, facturez, facture a, combien, est notre dernier prix, est notre meilleur prix, est le minimum, est mon dernier prix, dernier prix',
    at: "a, @, au prix de, au prix unitaire de, au tarif de, pour, disons, on peut faire, nous pouvons faire, je peux faire, nous pouvons descendre a, on peut descendre a, descendre a, jusqu'a, plutot, et a, que diriez-vous de, pas plus de, maximum, je vous le fais a, je vous les fais a, on vous les fait a, nous vous les laissons a, acceptez-vous, soit, va pour",
    per: "piece, la piece, l'unite, l'une, par, chacun, chacune, par piece, par unite, l'un, /, pce, unitaire, par tete, le lot",
    quantity: 'quantite, qte, qte., nombre, volume',
    from: 'a partir de, des, au-dela de, au dela de, plus de, au-dessus de, pour plus de, superieur a, superieures a, pour toute commande de, pour les commandes de, pour des commandes de, pour une commande de, a compter de',
    given:
      "si vous prenez, si vous en prenez, si vous commandez, si vous en commandez, si vous achetez, si nous prenons, si nous en prenons, si nous commandons, si on prend, si on en prend, si on commande, si je prends, si j'en prends, si je commande, en prenant, en commandant",
    more: 'ou plus, et plus, et au-dela, minimum, +',
    minimum:
      'minimum, minimum de commande, commande minimum, commande minimale, commande minimum de, quantite minimum, quantite minimale, minimum de, au moins, au minimum, le minimum est de, minimum est de, pas moins de',
    discount:
      'remise, remises, rabais, reduction, reductions, ristourne, escompte, de remise, de reduction, de rabais, moins cher, moins chere, promotion, geste commercial, solde',
    less: 'moins, en moins, deduire, deduction de',
    percent: 'pour cent, pourcent, pour-cent',
    total:
      'total, au total, en tout, pour le tout, pour tout, somme, montant total, budget, ensemble, forfait, pour le lot complet',
    shipping:
      "livraison, frais de port, port, transport, fret, frais de livraison, emballage, assurance, douane, installation, montage, main d'oeuvre, frais de dossier, echantillon, echantillons, eco-taxe, consigne",
    tax: 'tva, taxe, taxes, ttc, ht, tps, tvq',
    reference:
      'commande no, commande n°, commande n, commande numero, numero de commande, n°, no, no., nr, num, numero, facture, facture n°, facture n, facture numero, devis n°, devis n, devis no, devis numero, offre n°, offre n, offre numero, ref, ref., reference, article n°, code, client n°, tel, tel., telephone, rue, etage, siret, page, chambre, entre, bureau n°',
    request:
      "je veux, je voudrais, je souhaite, je souhaiterais, voulons, voudrions, nous voulons, nous voudrions, nous souhaitons, nous souhaiterions, il me faut, il nous faut, il nous faudrait, il me faudrait, j'ai besoin, nous avons besoin, besoin, avons besoin, ai besoin, on a besoin, commander, commande, commandons, nous commandons, je commande, commande de, une commande de, acheter, achete, achetons, prendre, prends, prenons, prendrons, prendrai, prend, envoyer, envoyez, envoyez-nous, envoyez-moi, expediez, expediez-nous, livrez, livrez-nous, mettez, mettez-nous, mettez-moi, mettez-en, donnez-moi, donnez-nous, reservez, reservez-nous, cherche, cherchons, recherche, recherchons, interesse, interesses, interesse par, interesses par, devis, devis pour, un devis pour, offre, offre pour, proposer, proposons, propose, proposez, fournir, fournissez, vendez, vendez-vous, vendons, avez-vous, auriez-vous, confirmons, confirme, confirmer, confirmez, prix de, prix du, prix des, prix pour, tarif pour, tarif de, tarif du, combien coute, combien coutent, combien pour, promotion sur, ajoutez, notez, notez-en, ce sera, ce seront, partons sur, on part sur, achat de, acquerir, livraison de, en faut, faudrait, faut",
    howMany: 'combien de, combien en, quelle quantite, quelles quantites, combien d, combien vous en faut',
    which:
      'quel modele, quelle taille, quelle couleur, quel type, quelle version, quelle marque, lequel, laquelle, lesquels, lesquelles, quels modeles, quelle reference, quel produit, quel article, de quel produit',
    product: 'produit, produits, article, articles, marchandise',
    currency: 'devise, monnaie, quelle devise',
    accept:
      "d'accord, accord, ok, okay, oui, parfait, tres bien, bien, c'est bon, bon, entendu, convenu, c'est entendu, c'est d'accord, marche conclu, conclu, accepte, acceptons, j'accepte, nous acceptons, confirme, confirmons, confirmee, ca marche, ca me va, cela me va, cela nous va, ca nous va, cela nous convient, ca nous convient, cela convient, volontiers, bien sur, certainement, merci, super, excellent, va pour, affaire conclue, c'est note, note, valide, vendu, topons la, pas de probleme, sans probleme, exactement, adjuge, entendu, impeccable, soit",
    refuse:
      "non, non merci, refusons, refuse, pas possible, impossible, ce n'est pas possible, nous ne pouvons pas, je ne peux pas, on ne peut pas, pas interesse, pas interesses, malheureusement pas, pas question, desole, desolee, desoles, annuler, annulez, ne convient pas, nous ne faisons pas, ne faisons pas, pas d'accord, laissez tomber",
    tooMuch:
      "trop, trop cher, trop chere, trop chers, trop eleve, trop elevee, cher, trop haut, c'est beaucoup, excessif, hors budget, trop de, un peu cher, au-dessus de notre budget",
    past: "l'an dernier, l'annee derniere, l'an passe, le mois dernier, la semaine derniere, la derniere fois, derniere commande, auparavant, avant, ancien, ancien prix, ancien tarif, precedemment, precedent, nous payions, payions, on payait, payait, avons paye, j'avais paye, etait, etaient, coutait, coutaient, au catalogue, dans le catalogue, dans votre catalogue, sur votre site, sur le site, d'habitude, normalement, jusqu'ici, jusqu'a present",
    present:
      "cette annee, maintenant, aujourd'hui, actuellement, desormais, ce mois-ci, cette fois, nouveau prix, nouveau tarif, a present",
    other:
      'concurrent, concurrents, concurrence, la concurrence, votre concurrent, un autre fournisseur, autre fournisseur, autres fournisseurs, ailleurs, chez un autre, une autre entreprise, autre societe, amazon, fournisseur actuel, notre fournisseur',
    wrong:
      'erreur, par erreur, coquille, faute de frappe, faux, avez facture, vous avez facture, nous avez facture, avez livre, vous avez livre, nous avons recu, avons recu, vous avez envoye, trompe, trompes, incorrect, la facture indique',
    unavailable:
      "en rupture, rupture de stock, epuise, epuises, epuisee, epuisees, plus disponible, indisponible, indisponibles, plus en stock, n'avons plus",
    stock:
      'en stock, il nous reste, reste, restent, disponibles, par mois, par semaine, par jour, par an, personnes, salaries, employes, invites',
    instead: 'au lieu de, a la place de, plutot que, et non, et pas, non pas, au lieu des, pas',
    correct:
      'plutot, mettez plutot, passez a, changez en, corrige, corrigez, rectification, je voulais dire, pardon, erratum, finalement, en fait, portez a, augmentez a, passer a, modifiez',
    only: 'seulement, uniquement, juste, que les, rien que',
    contrast: 'mais, cependant, toutefois, sauf',
    and: 'et, ou, alors, donc, si, avec, car, puis',
    of: "de, d', du, des, d, en, a, au",
    for: "pour, de, d', du, des, en, sur, les, le, la",
    buyer:
      'revendeur, revendeurs, ecoles, etudiants, clients, nouveaux clients, associations, professionnels, membres, entreprises, vous, nous, moi, paiement comptant, paiement anticipe, grandes quantites, volume',
    customer:
      'de la part de, au nom de, pour le compte de, nous sommes, je suis de, ici, client :, societe :, facturer a, societe, entreprise',
    quality:
      'grand, grande, grands, grandes, petit, petite, petits, petites, noir, noire, noirs, blanc, blanche, blancs, rouge, rouges, bleu, bleue, bleus, vert, verte, gris, neuf, occasion, modele',
    stop: "prix, tarif, tarifs, offre, offres, commande, commandes, livraison, facture, catalogue, devis, environ, a peu pres, prochain, prochaine, meilleur, dernier, derniere, habituel, convenu, annonce, bonjour, bonsoir, madame, monsieur, cordialement, salutations, client, clients, fournisseur, entreprise, societe, conditions, delai, date, semaine, mois, annee, demain, lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, disponible, interesse, information, informations, inclus, compris, total, quantite, montant, valable, seul, encore, autre, autres, meme, memes, possible, peut, pouvez, pouvons, pourrait, pourriez, faire, fait, faites, dit, disons, sera, serait, seront, est-ce, combien, quel, quelle, quels, quelles, que, unite, unites, remise, paiement, plus, moins, tous, toutes, ceux, celles, celui, celle, en, y, livre, livres, rendu, expedie, s'il, vous, plait, svp, stp, merci, de, du, des, l, d, s, n, c, j, m, t, qu, n'est, c'est, aussi, bien, tres, exactement, environ, votre, vos, notre, nos, offrir, donner, payer, payons, echantillon, echantillons, contrat, special, speciale, frais",
    pay: 'paiement, paiements, le paiement, reglement, reglements, conditions de paiement, conditions de reglement, modalites de paiement, payer, payons, payable par, paye, delai de paiement, regler, reglons',
    payable: 'payable, payables, a regler, a payer',
    method:
      "lettre de credit, lettre de credit a vue, lettre de credit irrevocable, credit documentaire, contre remboursement, comptant, paiement comptant, au comptant, prepaiement, paiement anticipe, paiement d'avance, paiement a l'avance, d'avance, paiement a la commande, paiement a la livraison, virement, virement bancaire, par virement, prelevement, par carte, carte bancaire, cheque, par cheque, especes, en especes, remise documentaire, contre documents, mensualites, en plusieurs fois, en trois fois, en deux fois, en quatre fois, a vue, traite, lcr, a reception, a reception de facture, a la livraison, acompte, echelonne, compte ouvert",
    moment:
      "d'avance, a l'avance, d'acompte, acompte, a la commande, a la livraison, a la signature, avant livraison, avant expedition, avant la livraison, avant l'expedition, a l'expedition, a l'embarquement, avant embarquement, apres livraison, apres la livraison, a reception, a reception de facture, a reception de la marchandise, apres facture, apres facturation, apres reception, date de facture, a date de facture, de la date de facture, a compter de la facture, de facture, fin de mois, a la reception, apres reception de la facture, apres connaissement, connaissement, date de connaissement, du connaissement, solde, le solde, le reste, reste, a vue, contre documents, le 10, le 15",
    net: 'net, nets',
    within: 'a, sous, dans, dans les, dans un delai de, en, de, par, apres, des',
    valid:
      "valable, valables, valide, valides, validite, en vigueur, vigueur, offre, tarif, tarifs, expire, tient jusqu'au, tient, maintenu, maintenir, maintenons, court jusqu'au, promotion, jusqu'au, prix ferme, ferme, fermes, garanti, garantis, s'applique, remise valable, prend fin, echeance",
    deliver:
      'livraison, livrer, livre, livres, livrable, arrivee, arrive, expedition, expedier, expedie, enlevement, disponible le, besoin pour le, reunion, ouvert, ouverts, fermes le, installation, delai de livraison',
    place: 'vers, chez, dans, livre a, rendu a, depuis',
  },
  discounts: { 'moitie prix': 50, 'a moitie prix': 50, 'la moitie du prix': 50 },
  incoterms: {
    EXW: "depart usine, a l'usine, depart d'usine",
    FCA: 'franco transporteur',
    FOB: 'franco bord, franco a bord',
    DDP: 'rendu droits acquittes',
    CIF: 'caf, cout assurance fret',
    CFR: 'cout et fret',
  },
  singular: [
    ['eaux', 'eau'],
    ['(?<=chev|journ|anim|tot|m[eé]t|horizont|vertic|m[eé]dic|industri)aux', 'al'],
    ['eux', 'eux'],
    ['(?<=[aeiou]u)x', ''],
    ['s', ''],
  ],
  invariable:
    'lunettes, ciseaux, gants, vis, bois, tapis, matelas, souris, repas, colis, jus, ananas, mais, riz, verre, bus, gaz, radis, noix, tournevis, pois, gros, gris, frais, inox, anglais, francais, velours, bas, parfums, draps, rideaux',
  prompts: {
    product: "De quel produit s'agit-il ?",
    price: 'Quel prix ou quelle remise ont été convenus ?',
    currency: 'Dans quelle devise est le prix ?',
  },
};
