import { numbered, sums } from '../../extraction/languages/lists.ts';
import type { SalesLanguage } from '../language.ts';

const units = numbered('un deux trois quatre cinq six sept huit neuf', 1);
const teens = {
  ...numbered('dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf', 10),
  'dix sept': 17,
  'dix huit': 18,
  'dix neuf': 19,
};
const tens = {
  ...numbered('vingt trente quarante cinquante soixante septante', 20, 10),
  huitante: 80,
  octante: 80,
  nonante: 90,
};
const eighty = { 'quatre-vingt': 80, 'quatre vingt': 80 };

export const fr: SalesLanguage = {
  code: 'fr',
  decimal: ',',
  spaceGroups: true,
  elides: true,
  verbs: 'ez, erions, irions, aient, erait, irait, erais, irais',
  clitics: 'vous, nous, moi, toi, je, tu, il, elle, on, ils, elles, t, m, en, y, le, la, les, lui, leur, ce',
  links: 'à, en, pour, sans, avec',
  numbers: {
    words: {
      ...units,
      une: 1,
      ...teens,
      ...tens,
      ...sums(tens, units, ['-', ' ']),
      ...sums(tens, { un: 1, une: 1 }, [' et ', '-et-']),
      ...sums({ soixante: 60 }, teens, ['-', ' ']),
      'soixante et onze': 71,
      'soixante-et-onze': 71,
      ...eighty,
      'quatre-vingts': 80,
      'quatre vingts': 80,
      ...sums(eighty, { ...units, une: 1, ...teens }, ['-', ' ']),
      'une demi-douzaine': 6,
      'une demi douzaine': 6,
      'demi-douzaine': 6,
      'un demi-millier': 500,
      'une paire de': 2,
      'une quinzaine': 15,
    },
    multipliers: {
      cent: 100,
      cents: 100,
      mille: 1000,
      k: 1000,
      millier: 1000,
      milliers: 1000,
      million: 1e6,
      millions: 1e6,
      douzaine: 12,
      douzaines: 12,
      dizaine: 10,
      dizaines: 10,
      vingtaine: 20,
      trentaine: 30,
      quarantaine: 40,
      cinquantaine: 50,
      centaine: 100,
      centaines: 100,
      grosse: 144,
    },
    weak: 'un, une',
    joins: 'et',
  },
  currencies: {
    $: 'piastre, piastres',
    USD: 'dollar, dollars, dollar américain, dollars américains, dollars us, us dollars, dollar us, usd$, $us, $ us',
    CAD: 'dollar canadien, dollars canadiens, $can, $ can, $ca, $ ca',
    AUD: 'dollars australiens',
    EUR: 'euro, euros, eur., balles',
    GBP: 'livre sterling, livres sterling, livres sterlings',
    CHF: 'franc suisse, francs suisses, francs, franc, fr, frs, frs., fr.-, chfs',
    XOF: 'franc cfa, francs cfa, fcfa, f cfa, cfa, f.cfa, f.c.f.a.',
    XAF: "francs cfa d'afrique centrale, fcfa beac",
    XPF: 'franc pacifique, francs pacifique, francs cfp, fcfp',
    GNF: 'francs guinéens, franc guinéen',
    CDF: 'francs congolais, franc congolais, fc',
    MAD: 'dirham, dirhams, dirham marocain, dirhams marocains, dh, dhs',
    DZD: 'dinar algérien, dinars algériens, da',
    TND: 'dinar tunisien, dinars tunisiens, dt, dinar, dinars',
    AED: 'dirhams émiratis, dirhams des émirats',
    JPY: 'yen, yens',
    CNY: 'yuan, yuans, renminbi',
    MXN: 'pesos mexicains',
    BRL: 'réal, réaux, réals, reais',
    TRY: 'livre turque, livres turques',
    EGP: 'livres égyptiennes',
    SEK: 'couronnes suédoises',
    NOK: 'couronnes norvégiennes',
    DKK: 'couronnes danoises',
    CZK: 'couronnes tchèques',
    PLN: 'zloty, zlotys',
    INR: 'roupies, roupies indiennes',
    RUB: 'rouble, roubles',
    MGA: 'ariary',
    MUR: 'roupies mauriciennes',
    HTG: 'gourde, gourdes',
    RON: 'lei roumains',
  },
  minor: { '': 'centime, centimes, cts, ct, ct.' },
  units: {
    count:
      'tige, tiges, pièce, pièces, pce, pces, pcs, pc, unité, unités, u., ex, ex., exemplaire, exemplaires, article, articles, x, lot de, lots de, jeu de, jeux de, kit de, kits de, kit, kits, set, sets, licence, licences, tête, têtes, feuille, feuilles, planche, planches, plaque, plaques, barre, barres, poste, postes, pieds de, brins, tranche, tranches',
    pack: 'boîte, boîtes, boite, boites, carton, cartons, caisse, caisses, cageot, cageots, colis, paquet, paquets, sac, sacs, sachet, sachets, palette, palettes, bouteille, bouteilles, bout., btl, canette, canettes, cannette, cannettes, conserve, pot, pots, bocal, bocaux, bidon, bidons, fût, fûts, baril, barils, tonneau, tonneaux, seau, seaux, jerrican de, jerricans de, jerrycans de, ramette, ramettes, rame, rames, rouleau, rouleaux, bobine, bobines, botte, bottes, balle de, balles de, ballot, ballots, conteneur de, conteneurs de, container de, containers de, camion de, camions de, plateau de, plateaux de, barquette, barquettes, tube de, tubes de, flacon, flacons, étui, étuis, coffret, coffrets, pack, packs, big bag, big bags, big-bags, citerne, citernes, cubi, cubis, brique de, briques de, ampoules de, blister, blisters, liasse, liasses, pochette de, pochettes de, panier de, paniers de, filet de, filets de, bac de, bacs de, cuve de, cuves de, touque, touques, gerbe, gerbes, magnum, magnums, fardeau, fardeaux',
    pair: 'paire, paires',
    measure:
      'kg, kgs, kg., kilo, kilos, kilogramme, kilogrammes, g, gr, grs, gramme, grammes, t, tonne, tonnes, quintal, quintaux, l, lt, litre, litres, hl, hectolitre, hectolitres, m, ml, mètre, mètres, mètre linéaire, mètres linéaires, m2, m², mètre carré, mètres carrés, m3, m³, mètre cube, mètres cubes, stère, stères, km, kilomètre, kilomètres, pied carré, pieds carrés, pi2, livre de, livres de, lb, lbs, gallon, gallons, once, onces, kwh, mwh, heure, heures, are, hectare, hectares, jours-homme',
    size: 'cl, dl, cc, mm, cm, pouce, pouces, go, to, mo, w, watts, kw, v, volts, mah, ah, cv, ch, mg, mcg, microns, ports, dpi, hz, bar, bars, ampères, degrés, lumens, btu, kva, g/m2, grammes par',
    time: 'jour, jours, j, jrs, jours ouvrés, jours ouvrables, jours calendaires, jours francs, semaine, semaines, mois, an, ans, année, années, minute, minutes, quinzaine, jours fdm, h',
  },
  cues: {
    price:
      "le mieux que je puisse, le mieux que nous puissions, le mieux que je peux, prix, prix unitaire, prix à l'unité, prix de vente, prix net, prix final, prix public, prix catalogue, prix spécial, prix cible, prix de départ, prix plancher, tarif, tarifs, tarif unitaire, coût, coûts, coûte, coûtent, coûterait, coûteraient, combien coûte, combien coûtent, combien coute, combien ça coûte, ça coûte combien, combien, combien est, combien sont, c'est combien, c'est à combien, à combien, à combien est, à combien sont, à combien sortent, combien pour, combien vaut, combien valent, quel prix, quel est le prix, quel est votre prix, quel tarif, à quel prix, vos prix, votre prix, vaut, valent, vendu, vendus, vendue, vendues, vendu à, vendus à, vendue à, vendues à, est vendu, sont vendus, sont vendues, se vend, se vendent, revient à, reviennent à, revient, reviennent, on est à, nous sommes à, on est sur, ressort à, sort à, sortent à, est à, sont à, s'élève à, facturé, facturée, facturés, facturées, facturons, facture à, p.u., pu, p.u. ht, pu ht, montant unitaire, meilleur prix, est notre meilleur prix, dernier prix, est mon dernier prix, est notre dernier prix, c'est notre minimum, c'est mon maximum, c'est notre maximum, affiché à, affichés à, affichée à, affichées à, passe à, passent à, chiffré à",
    at: "à, @, au prix de, à raison de, pour seulement, à seulement, mettons, je vous le fais à, je vous les fais à, je vous la fais à, on vous le fait à, on vous les fait à, nous vous les faisons à, nous vous le faisons à, je te les fais à, je te le fais à, je peux faire, on peut faire, nous pouvons faire, je peux vous faire, on peut vous faire, nous pouvons vous faire, je peux descendre à, on peut descendre à, nous pouvons descendre à, descendre à, descends à, descendez à, descendons à, descendre jusqu'à, baisser à, baissez à, jusqu'à, monter à, monter jusqu'à, je monte à, on monte à, aller jusqu'à, je peux aller jusqu'à, nous pouvons aller jusqu'à, je ne peux pas descendre en dessous de, nous ne pouvons pas descendre en dessous de, on ne peut pas descendre en dessous de, pas en dessous de, pas moins de, en dessous de, je ne peux pas aller au-delà de, on ne peut pas aller au-delà de, nous ne pouvons pas dépasser, je ne peux pas dépasser, on ne dépassera pas, pas plus de, pas au-delà de, maximum, au maximum, au plus, grand maximum, que diriez-vous de, que dites-vous de, que pensez-vous de, et à, coupons la poire en deux à, partons sur, on part sur, partir sur, tombons d'accord sur, tombons d'accord à, mettons-nous d'accord sur, mettons-nous d'accord à, restons à, on reste à, je reste à, nous restons à, je propose, nous proposons, on propose, je vous propose, on se met d'accord à, on s'arrête à, arrêtons-nous à, j'offre, nous offrons, topons là à, je paierais, nous paierions, on paierait, je paie, accorder",
    per: "par, pour chaque, chaque, chacun, chacune, la pièce, pièce, /, l'unité, le kilo, le kg, le litre, la tonne, le mètre, le m2, le mètre carré, le mètre linéaire, la boîte, la boite, le carton, la caisse, le sac, le sachet, la paire, la douzaine, le rouleau, la bobine, la palette, la bouteille, le paquet, le millier, le mille, le cent, la ramette, le jeu, le kit, le lot, la licence, l'exemplaire, le quintal, l'heure, la plaque, le fût, le bidon, le conteneur, le flacon, la feuille, le pot, le seau, le stère, le colis, la barquette, la botte, le coffret, l'hectolitre, la feuille, par tête",
    quantity:
      'quantité, quantités, qté, qte, qtés, quantité totale, quantité souhaitée, quantité commandée, volume, volumes, nombre, nombre de pièces',
    from: 'dès, à partir de, à partir des, à compter de, au-delà de, au delà de, au-dessus de, plus de, pour plus de, de plus de, supérieur à, supérieure à, supérieures à, supérieurs à, pour les commandes de, pour toute commande de, pour toute commande supérieure à, pour toute commande de plus de, sur les commandes de, pour des commandes de, commandes de plus de, commandes supérieures à, pour des quantités de, pour des volumes de, passé, en dépassant, à dater de, si au moins',
    given:
      "si vous prenez, si vous en prenez, si vous commandez, si vous en commandez, si vous achetez, si vous en achetez, si tu prends, si tu en prends, si tu commandes, si nous prenons, si nous en prenons, si nous commandons, si nous en commandons, si nous achetons, si on prend, si on en prend, si on commande, si on en commande, si on achète, si on en achète, si je prends, si j'en prends, si je commande, si j'en commande, si j'achète, si l'on prend, si l'on commande, si on passe à, si nous passons à, si je passe à, si on monte à, si nous montons à, en prenant, en en prenant, en commandant, en achetant, pour une commande de, avec une commande de, pour l'achat de, à condition de prendre, sous réserve de commander, à supposer, si vous montez à, si vous passez à, si vous allez jusqu'à",
    more: 'ou plus, et plus, et au-delà, ou au-delà, et au delà, minimum pour, et davantage, +, et supérieur',
    minimum:
      "minimum, minimum de commande, minimum de, minimum de commande de, commande minimum, commande minimum de, commande minimale, commande minimale de, commande minimum est de, commande minimale est de, le minimum est de, le minimum de commande est de, quantité minimum, quantité minimale, quantité minimale de, quantité minimum de, quantité minimale de commande, un minimum de, avec un minimum de, au moins, au minimum, pas moins, mini, mini de commande, min, min., min. de, moq, moq de, moq est de, le minimum c'est, minimum c'est",
    discount:
      "un petit geste, petit geste, un geste, un petit effort, petit effort, un effort, remise, remises, remisé, remisés, remisée, réduction, réductions, rabais, ristourne, ristournes, escompte, escomptes, remise commerciale, remise sur volume, remise de fidélité, remise exceptionnelle, de remise, de réduction, de rabais, de ristourne, baisse de prix, geste commercial, geste, bonification, promo, promotion, promotion de, moins cher, moins chers, moins chère, moins chères, rfa, remise de fin d'année, avoir de, soldé, soldés, soldes, off, économie, décote, abattement, consentir, déduction, prime",
    less: 'moins, enlever, enlevez, retirer, retirez, déduire, déduisez, déduisons, je vous enlève, on vous enlève, je vous retire, baisser de, baissez de, baissons de, baisse de, je baisse de, diminuer de, diminuez de, ôter, soustraire',
    total:
      "total, au total, en tout, totale, totaux, pour le tout, pour l'ensemble, l'ensemble, tout compris, somme, montant total, prix total, sous-total, total facture, total commande, montant de la commande, budget, budget total, budget de, globalement, soit un total de, s'élève au total, pour le lot, le lot complet",
    shipping:
      "plus port, + port, plus frais de port, + frais de port, plus transport, + transport, plus livraison, + livraison, plus frais de livraison, plus les frais de port, plus le transport, livraison à, frais de livraison, frais de port, frais d'envoi, frais d'expédition, port, frais de transport, transport, fret, expédition, coursier, manutention, emballage, assurance, droits de douane, douane, douanes, dédouanement, installation, montage, pose, mise en service, mise en route, surcoût, supplément, surcharge, caution, consigne, consigne de, pénalité, pénalités, frais, frais de dossier, frais techniques, frais fixes, frais de gestion, échantillon à, les échantillons coûtent, moule, moules, outillage, cliché, clichés, gravure, marquage, sérigraphie, personnalisation, bat, garantie, éco-participation, éco-taxe, forfait, livraison coûte, la livraison est",
    percent: 'pour cent, pourcent, pour-cent, pct, p. cent, p.c., pourcents',
    tax: 'tva, t.v.a., taxe, taxes, tps, tvq, tps/tvq, impôt, impôts, hors tva, tva en sus, plus tva, + tva, octroi de mer',
    reference:
      'mon portable, mon téléphone, téléphone:, téléphone :, portable:, portable :, au téléphone, portable est, téléphone est, commande n°, commande no, commande numéro, commande nº, n° de commande, numéro de commande, bon de commande, bon de commande n°, bc, facture, facture n°, facture no, facture numéro, n° de facture, numéro de facture, bl n°, bon de livraison, réf, réf., ref, ref., référence, références, devis n°, devis no, devis numéro, offre n°, offre no, offre numéro, article n°, article no, code, code article, sku, modèle, type, ticket, compte n°, client n°, n° client, numéro client, numéro, n°, nº, no., num, num., bureau n°, bâtiment, bât, étage, poste n°, tél, tél., fax, version, iso, din, nf, en norme, lot n°, dossier, dossier n°, contrat, contrat n°, taille, tailles, rue, avenue, siret, siren, tva n°, quai, chapitre, porte n°, cedex, format',
    request:
      "t'as, t'aurais, vous auriez, vous reste, il vous reste, combien valent, combien vaut, à combien est, à combien sont, combien est, combien sont, quel est le prix de, quel est le prix du, quel est le prix des, quel est votre prix pour, votre prix pour, vos prix pour, vos prix sur, votre prix sur, votre tarif pour, vos tarifs pour, remise sur, une remise sur, rabais sur, à quel prix est, à quel prix sont, à quel prix vendez-vous, ça coûte combien, combien ça coûte, veux, voulons, voudrais, voudrions, souhaite, souhaitons, souhaiterais, souhaiterions, souhaiterait, aimerais, aimerions, désire, désirons, désirerais, il me faut, il nous faut, il me faudrait, il nous faudrait, il m'en faut, il nous en faut, il m'en faudrait, il nous en faudrait, il faudrait, il faut, faudrait, besoin de, besoin d, ai besoin de, avons besoin de, aurais besoin de, aurions besoin de, aurai besoin de, aurons besoin de, a besoin de, aurait besoin de, cherche, cherchons, recherche, recherchons, à la recherche de, commander, commande, commandons, commanderais, commanderons, commanderions, commande de, une commande de, passer commande, passer une commande de, passer commande de, passe commande de, acheter, achète, achetons, achèterais, achèterions, achat de, acquérir, prendre, prends, prenons, prendrai, prendrais, prendrons, prendrions, prendrait, en prends, on prend, on en prend, on prendrait, on en prendrait, envoyez, envoyez-moi, envoyez-nous, envoyez-m'en, envoyez-nous-en, envoie, envoie-moi, expédiez, expédiez-nous, expédier, livrez, livrez-nous, livrez-moi, livrer, mettez, mettez-moi, mettez-nous, mettez-m'en, mettez-nous-en, mets-moi, mets-nous, mets-m'en, donnez-moi, donnez-nous, donnez-m'en, donnez-nous-en, donne-moi, faites-moi, faites-nous, fournir, fournissez, fournissez-nous, fournissons, fourniture de, intéressé par, intéressée par, intéressés par, intéressées par, m'intéresse, m'intéressent, nous intéresse, nous intéressent, vous intéresse, vous intéressent, devis pour, devis de, un devis pour, un devis de, devis sur, devis, chiffrer, chiffrez-nous, coter, cotation, cotation pour, offre pour, offre de, offre sur, notre offre, nous offrons, offrons, offrir, proposons, propose, proposer, proposez, proposez-vous, promotion sur, promo sur, avez-vous, avez vous, vous avez, auriez-vous, auriez vous, tu as, avons, vendez, vendez-vous, vous vendez, vendons, vends, faites-vous, vous faites, réserver, réservez, réservez-nous, réservez-moi, réservons, réassort de, réassort, réapprovisionner, approvisionner, renouveler, renouveler notre commande de, partons sur, on part sur, je pars sur, nous partons sur, part sur, allons-y pour, va pour, on va prendre, je vais prendre, nous allons prendre, renseignement sur, renseignements sur, informations sur, information sur, au sujet de, concernant, à propos de, pour ce qui est de, stock de, disponibilité de, lot de, livraison de, envoi de, importer, exporter, ajouter, ajoutez, rajoutez, rajouter, charger, procurer, trouver, nous manque, nous manquent, il nous manque, confirme, confirmons, confirmer, confirmez, prix de, prix du, prix des, le prix de, le prix du, le prix des, tarif des, tarif de, tarif du, prix pour, tarif pour, quel prix pour, combien pour, combien coûtent, combien coûte, me faudrait, nous faudrait, nous faut, me faut, en voudrais, en voudrions, en faudrait",
    howMany:
      'combien de, combien d, combien en, combien en voulez-vous, combien en faut-il, combien vous en faut-il, il vous en faut combien, combien il vous en faut, vous en voulez combien, vous en voudriez combien, quelle quantité, quelles quantités, pour quelle quantité, quel volume, quels volumes, combien vous en faudrait-il, en quelle quantité, combien en prenez-vous, combien en prendriez-vous, combien en souhaitez-vous, vous en prenez combien, combien de pièces',
    which:
      'quel modèle, quels modèles, lequel, laquelle, lesquels, lesquelles, quel type, quels types, quelle sorte, quelle couleur, quelles couleurs, quel coloris, quelle taille, quelles tailles, quelle version, quelle marque, quelle référence, quel format, quelle dimension, quelles dimensions, quel diamètre, quelle variante, quelle gamme, quelle finition, quelle qualité, quel produit, quel article, quelle puissance, quelle capacité, quelle épaisseur, quel grammage, quel conditionnement, quel genre, quel calibre',
    product: 'produit, produits, marchandise, marchandises, produit:, article:, le produit est, référence:',
    currency:
      'monnaie, devise, devises, quelle devise, dans quelle devise, en quelle devise, quelle monnaie, en quelle monnaie',
    accept:
      "ok, okay, okey, oki, d'accord, daccord, dac, d'ac, dacc, ça marche, ca marche, ça roule, ça me va, ça nous va, cela me va, cela nous va, ça me convient, ça nous convient, cela me convient, cela nous convient, convient, entendu, bien entendu, c'est entendu, c'est bon, c'est bon pour moi, c'est bon pour nous, bon pour moi, bon pour accord, bon pour nous, c'est parfait, parfait, parfaitement, très bien, bien, super, génial, excellent, nickel, impeccable, impec, top, marché conclu, affaire conclue, conclu, affaire entendue, adjugé, vendu, tope là, topez là, topons là, banco, va pour, allez, allons-y, on y va, allez-y, c'est parti, oui, ouais, ouep, yes, certainement, bien sûr, bien sur, évidemment, absolument, tout à fait, volontiers, avec plaisir, pas de problème, pas de souci, pas de soucis, aucun problème, aucun souci, sans problème, sans souci, pas d'objection, aucune objection, accepté, acceptée, acceptés, accepte, acceptons, nous acceptons, j'accepte, on accepte, confirmé, confirmée, je confirme, nous confirmons, confirme, confirmons, validé, validée, je valide, nous validons, on valide, valide, validons, approuvé, c'est noté, noté, bien noté, bien reçu, bien pris, compris, c'est compris, merci, merci beaucoup, exact, exactement, correct, c'est ça, c'est correct, c'est honnête, raisonnable, c'est raisonnable, marché, on fait comme ça, faisons comme ça, faisons ainsi, on part là-dessus, partons là-dessus, je suis partant, nous sommes partants, partant, je suis preneur, nous sommes preneurs, on est preneur, preneur, preneuse, preneurs, feu vert, corrigé, c'est d'accord, soit, on prend, je prends, nous prenons, voilà, vous avez raison, magnifique, formidable, épatant, possible, c'est possible, c'est faisable, faisable",
    refuse:
      "non, nan, non merci, pas intéressé, pas intéressés, ça ne nous intéresse pas, ça ne m'intéresse pas, cela ne nous intéresse pas, pas possible, ce n'est pas possible, c'est pas possible, impossible, malheureusement non, malheureusement pas, hélas non, je crains que non, hors de question, pas question, il n'en est pas question, certainement pas, surtout pas, inacceptable, nous ne pouvons pas, je ne peux pas, on ne peut pas, on peut pas, je peux pas, ne pouvons pas, ne pourrons pas, je ne pourrai pas, ne peut pas, ne peux pas, je refuse, nous refusons, on refuse, refuse, refusons, refusé, refusée, nous déclinons, je décline, déclinons, décline, ça ne va pas, ça va pas, ça ne me va pas, ça ne nous va pas, ça ne passe pas, ça ne passera pas, ne me convient pas, ne nous convient pas, ne convient pas, tant pis, laissez tomber, laisse tomber, laissons tomber, oubliez, oublions, on laisse tomber, je passe mon tour, sans façon, une autre fois, n'accepte pas, n'acceptons pas, pas d'accord, pas acceptable, jamais de la vie, même pas en rêve, annuler, annulez, annulons, annule, ne faisons pas, ne proposons pas, on ne fait pas, n'accordons pas, ne suit pas, ne suivons pas, pas suffisant, insuffisant, ne paierai pas, ne paierons pas, nous renonçons, je renonce, renonçons",
    tooMuch:
      "une fortune, une somme, trop cher, trop chère, trop chers, trop chères, trop élevé, trop élevée, trop élevés, trop haut, trop, beaucoup trop, c'est cher, c'est trop, un peu cher, un peu chère, un peu chers, assez cher, très cher, plutôt cher, bien cher, cher pour nous, un peu élevé, un peu trop, un peu haut, très élevé, trop peu, trop bas, trop juste, hors budget, hors de notre budget, au-dessus de notre budget, au-delà de notre budget, dépasse notre budget, dépasse mon budget, dépasse le budget, excède notre budget, pas dans notre budget, plus que prévu, exorbitant, hors de prix, excessif, exagéré, c'est beaucoup, ça fait beaucoup, ça fait cher, abusé, c'est abusé, du vol, salé, un peu salé, raide, un peu raide, au-dessus de nos moyens",
    past: "l'an dernier, l'an passé, l'année dernière, l'année passée, de l'an dernier, le mois dernier, le mois passé, la semaine dernière, la dernière fois, dernière fois, la fois dernière, la fois précédente, la dernière commande, dernière commande, commande précédente, la saison dernière, le trimestre dernier, précédemment, auparavant, avant, autrefois, jadis, précédent, précédente, prix précédent, anciennement, par le passé, ancien prix, l'ancien prix, ancien tarif, l'ancien tarif, anciens prix, payions, payait, je payais, nous payions, on payait, nous avions payé, nous avons payé, j'ai payé, on a payé, j'avais payé, on avait payé, coûtait, coûtaient, coûtât, était à, étaient à, c'était, était, étaient, valait, valaient, faisait, faisaient, facturiez, vous facturiez, vous vendiez, vous nous faisiez, faisiez, achetions, achetait, j'achetais, commandions, prenions, jusqu'à présent, jusqu'ici, jusque-là, d'habitude, habituellement, normalement, prix habituel, prix normal, prix d'origine, à l'origine, initialement, prix initial, au départ, expiré, expirée, périmé, périmée, hier, il y a un an, il y a deux ans, il y a trois ans, il y a un mois, il y a six mois, en 2019, en 2020, en 2021, en 2022, en 2023, en 2024, dans le catalogue, le catalogue dit, le catalogue indique, au catalogue, sur votre site, sur le site, le site affiche, avions eu, nous avions, j'avais, on avait",
    present:
      "cette année, maintenant, actuellement, aujourd'hui, aujourdhui, désormais, dorénavant, nouveau prix, le nouveau prix, nouveau tarif, le nouveau tarif, cette fois, cette fois-ci, ce mois-ci, ce mois, cette semaine, cette saison, ce trimestre, en ce moment, à présent, notre prix, notre tarif, notre offre, de notre côté, nous",
    other:
      "concurrent, concurrents, concurrence, la concurrence, votre concurrent, vos concurrents, un concurrent, ailleurs, autre fournisseur, autres fournisseurs, un autre fournisseur, d'autres fournisseurs, autre société, une autre société, autre entreprise, une autre entreprise, autre offre, une autre offre, autres offres, d'autres offres, autre devis, un autre devis, autre boutique, un autre, autre maison, confrère, confrères, un confrère, vos confrères, fournisseur actuel, notre fournisseur actuel, mon fournisseur actuel, notre fournisseur, mon fournisseur, fournisseur habituel, notre fournisseur habituel, marché, le marché, prix du marché, sur le marché, amazon, alibaba, manomano, leroy merlin, sur internet, en ligne, en face, chez un, chinois, les chinois, en chine",
    wrong:
      "est arrivé avec, sont arrivés avec, erreur, par erreur, erreurs, faute de frappe, coquille, une coquille, erreur de frappe, mauvais, mauvaise, faux, erroné, erronée, incorrect, incorrecte, vous vous êtes trompé, vous vous êtes trompés, je me suis trompé, je me suis trompée, nous nous sommes trompés, trompé, avez facturé, vous avez facturé, vous nous avez facturé, m'avez facturé, nous a facturé, avons été facturés, été facturé, été facturés, sur la facture, la facture indique, la facture dit, vous avez envoyé, avez envoyé, vous nous avez envoyé, vous avez livré, avez livré, vous nous avez livré, avons reçu, nous avons reçu, j'ai reçu, on a reçu, arrivé, arrivés, arrivées, cassé, cassés, cassées, abîmé, abîmés, abîmées, endommagé, endommagés, endommagées, défectueux, défectueuse, défectueuses, manque, manquants, manquantes, retourner, retournons, retour, vous avez écrit, obsolète, plus à jour",
    unavailable:
      "en rupture, en rupture de stock, rupture de stock, rupture, épuisé, épuisée, épuisés, épuisées, indisponible, indisponibles, plus disponible, plus disponibles, pas disponible, pas disponibles, plus en stock, pas en stock, hors stock, n'en avons plus, n'en ai plus, il n'y en a plus, plus fabriqué, plus fabriqués, arrêté, ne vendons plus, ne fabriquons plus, ne fabrique plus, ne faisons plus, discontinué, retiré du catalogue",
    stock:
      'en stock, il me reste, il nous reste, il en reste, reste en stock, restent, en réserve, en magasin, en entrepôt, dans notre entrepôt, personnes, salariés, employés, collaborateurs, invités, convives, couverts par, chambres, bureaux, clients, élèves, étudiants, magasins, boutiques, agences, sites, par jour, par semaine, par mois, par an, mensuel, mensuels, mensuelles, hebdomadaires, annuel, annuels, annuelles, quotidiens',
    instead:
      'au lieu de, au lieu des, à la place de, à la place des, plutôt que, et non, et non pas, et pas, pas, contre, non pas, remplaçant, ramené de, au lieu d',
    correct:
      'plutôt, pardon, excusez-moi, désolé, désolée, je voulais dire, nous voulions dire, je veux dire, correction, je corrige, je rectifie, rectification, mettez plutôt, mettons, disons, finalement, en fait, passez à, passer à, passez-la à, passez-les à, changez pour, changez en, modifier en, modifiez en, augmenter à, augmentez à, augmentons à, porter à, portez à, portez-la à, portons à, réduire à, réduisez à, ramener à, ramenez à, monter à, montez à, devrait être, devraient être, ça devrait être, à la réflexion, réflexion faite, mettre à jour, ce sera, ce serait, corriger en, corrigez en, mais',
    only: 'juste, juste les, juste le, juste la, seulement, seulement les, uniquement, uniquement les, que les, que des, rien que, simplement',
    contrast:
      'mais, cependant, toutefois, par contre, en revanche, néanmoins, pourtant, bien que, tandis que, alors que, sauf que',
    and: 'plus port, + port, plus frais de port, + frais de port, plus transport, + transport, plus livraison, + livraison, plus frais de livraison, plus les frais de port, plus le transport, et, ou, ou bien, puis, alors, donc, avec, parce que, car, comme, puisque, si, s, quand, lorsque, pourvu que, à condition que, à condition, plus, du coup, soit',
    of: 'de, d, du, des, de la, de l',
    for: 'pour, pour le, pour la, pour les, pour des, de, du, des, d, sur, sur le, sur la, sur les, en',
    buyer:
      'revendeur, revendeurs, école, écoles, étudiants, client, clients, nouveaux clients, clients fidèles, membre, membres, adhérents, entreprise, entreprises, association, associations, distributeur, distributeurs, grossiste, grossistes, détaillants, partenaires, professionnels, pros, particuliers, première commande, premières commandes, hôtels, restaurants, restaurateurs, hôpitaux, collectivités, mairies, administrations, artisans, vous, moi, eux, ça, cela, ceci, grosses commandes, quantités, volumes, installateurs, paiement comptant, paiement anticipé, comptant',
    customer:
      "au nom de, de la part de, pour le compte de, nous sommes, je suis de, je suis chez, c'est, ici, je travaille pour, je travaille chez, je représente, je vous écris de, je vous contacte de la part de, je vous appelle de, acheteur chez, acheteuse chez, responsable achats chez, responsable des achats chez, service achats de, achats chez, client:, société:, entreprise:, acheteur:, client :, société :, entreprise :, acheteur :, raison sociale:, raison sociale :, facturer à, à facturer à, facturez à, facture au nom de, facturation à, notre société est, notre entreprise est, notre société s'appelle, notre entreprise s'appelle, ma société est, ma société s'appelle, pour la société, de la société, la société",
    quality:
      'spécial, spéciale, spéciaux, spéciales, extra, supérieur, supérieure, modèle, type, version, grand, grande, grands, grandes, petit, petite, petits, petites, moyen, moyenne, moyens, moyennes, long, longue, longs, longues, court, courte, courts, courtes, large, larges, étroit, étroite, épais, épaisse, épaisses, fin, fine, fins, fines, lourd, lourde, léger, légère, légers, légères, noir, noire, noirs, noires, blanc, blanche, blancs, blanches, bleu, bleue, bleus, bleues, rouge, rouges, vert, verte, verts, vertes, jaune, jaunes, gris, grise, grises, marron, violet, argenté, doré, dorée, foncé, rond, ronde, ronds, rondes, carré, carrée, basique, simple, simples, premium, vieux, vieille, usagé, reconditionné, reconditionnés, original, originale, robuste',
    stop: `mieux, pire, au mieux, de mieux, au-delà, au delà, pff, pfff, oups, ouf, oh, ah, sinon, audit, dernier prix à, consens, qu, s, n, c, m, t, j, l, y, en, ce, on, quoi, bonjour, bonsoir, salut, coucou, bonne journée, bonne soirée, cher monsieur, chère madame, monsieur, madame, messieurs, mesdames, mr, mme, m., cordialement, bien cordialement, salutations, sincères salutations, à bientôt, merci d'avance, merci de, environ, à peu près, approximativement, autour de, dans les, près de, presque, quasiment, exactement, exact, supplémentaire, supplémentaires, en plus, additionnel, encore, de plus, autres, nouveau, nouvelle, nouveaux, nouvelles, nouvel, même, mêmes, suivant, suivante, suivants, suivantes, tel, telle, ce genre, devis, offre, offres, commande, commandes, livraison, livraisons, facture, factures, catalogue, catalogues, brochure, liste, listes, détail, détails, info, infos, information, informations, renseignement, question, questions, demande, demandes, échantillon, échantillons, stock, stocks, entrepôt, votre entrepôt, notre entrepôt, conditions, condition, termes, mail, courriel, équipe, gérant, directeur, société, entreprise, boîte de, fournisseur, fournisseurs, affaire, affaires, accord, semaine, mois, année, trimestre, matin, soir, après-midi, lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, weekend, week-end, prochain, prochaine, possible, possibles, disponible, disponibles, dispo, prêt, prête, prêts, intéressé, intéressée, urgent, urgemment, en urgence, au plus vite, dès que possible, rapidement, rapide, immédiatement, immédiat, bientôt, meilleur, meilleurs, meilleure, meilleures, bas, plus bas, plus haut, moindre, bon marché, pas cher, cher, chère, final, finale, habituel, habituels, habituelle, normal, normale, régulier, actuel, actuelle, actuels, récemment, inclut, comprend, compris, comprise, inclus, incluse, incluses, hors, non inclus, non compris, ht, h.t., ttc, t.t.c., hors taxe, hors taxes, port compris, port inclus, port offert, port payé, port dû, port en sus, franco de port, franco, livraison incluse, livraison comprise, livraison offerte, livraison gratuite, transport inclus, transport compris, frais de port inclus, frais de port offerts, frais de port compris, hors transport, hors livraison, hors frais de port, rendu, rendue, rendus, livré, livrée, livrés, livrées, emballé, fait, faites, premier, première, premiers, deuxième, second, seconde, troisième, chose, choses, truc, trucs, tout, ensemble, rien, quelque chose, idée, espère, espérons, espérer, pense, penser, pensons, crois, croire, suppose, heureux, heureuse, ravi, ravie, content, acheteur, acheteuse, vendeur, vendeuse, gens, projet, évènement, événement, usage, restant, restants, max, maxi, arrive, arrivent, commence, commencent, à partir, reste, restent, rester, devient, tient, tiens, tenir, toujours valable, aussi, également, les deux, frais en sus, prévoir, prévu, prévue, prévoyons, recevoir, reçu, reçoit, recevez, discuter, négocier, négociable, négocions, considérer, étudier, regarder, répondre, réponse, retour, savoir, sais, sait, savez, connaître, connais, connaissez, voir, vois, voyons, voyez, vu, parler, parlons, conclure, signer, signons, confirmer, faire, ferait, ferais, feriez, feriez-vous, feront, ferons, ferai, faisons, fasse, pouvoir, pouvons, pourra, pourrez, pourrions, pouvez-vous, pourriez-vous, peut-on, peut-être, peux-tu, pourrait-on, est-ce, est-ce que, est-il possible, est-il, y a-t-il, y a t-il, y a, c'est, qu'est-ce, devoir, devons, devez, devrait, devrions, dire, dites, dites-moi, dites-nous, dis-moi, indiquer, indiquez, indiquez-moi, préciser, précisez, ajuster, améliorer, baisser, baissez, baisse, descendre, descendez, appliquer, applique, s'applique, s'appliquent, appliqué, appliquée, appliquons, appliquez, convenu, convenue, convenus, mentionné, indiqué, proposé, proposée, envoyé, envoyée, ci-joint, joint, s'il vous plaît, s'il vous plait, s'il te plaît, svp, stp, siouplait, l'ami, mon ami, chef, patron, mec, euh, hum, hmm, bah, ben, bon, bref, quoi, hein, dis, écoutez, écoute, tenez, dis donc, je ne sais pas, je sais pas, ne sais pas, nous ne savons pas, on ne sait pas, pas encore, pas sûr, pas sûre, pas certain, pas certaine, n'hésitez pas, n'oubliez pas, ne vous inquiétez pas, pas urgent, pas pressé, pas besoin, non plus, n'est-ce pas, n'inclut pas, ne comprend pas, ne sont pas inclus, pas inclus, pas incluse, pas compris, pas comprise, non négociable, pas mal, pas seulement, quant à, d'ailleurs, par ailleurs, enfin, au final, ensuite, etc, etc., selon, via, sûrement, probablement, sans doute, éventuellement, ça dépend, dépend, moitié, différence, poire, couleur, couleurs, coloris, qualité, marque, délai, délais, date, dates, moment, côté, part, partie, cas, façon, manière, montant, quantité, argent, somme, de mon côté, de votre côté, entre, autant, tant, jusqu, puisqu, lorsqu, quoiqu, celui, celle, ceux, celles, celui-ci, celle-ci, ceux-ci, celui-là, le vôtre, la vôtre, le nôtre, brut, net, gros, en gros, au détail, essai, test, première, réel, réels, chiffre, chiffres, arrondi, arrondir, arrondissons, accepter, acceptez, acceptez-vous, accepteriez-vous, accepterait, accordez, accordez-vous, accordons, accorde, octroyer, octroyons, octroie, bénéficier, bénéficiez, bénéficie, profiter, profitez, offrez, offre de prix, demander, demande, demandons, demandez, demandé, souhaitée, voulez, voulez-vous, souhaitez, souhaitez-vous, désirez, désirez-vous, voulu, payé, donner, donne, donnez, permettre, permet, permettrait, passer, passe, passez, mettre, met, mettons, aller, allez, ira, irait, iraient, vont, venir, sera, seront, seraient, serions, étant, soient, soyez, ait, aura, auront, aurez, avez, as, dispose, disposons, disposez, correspond, correspondent, revoir, revoyez, reprendre, revenir, reviens, revenons, aligner, alignez-vous, aligner sur, s'aligner, vous aligner, suivre, effort, un effort, un geste, geste commercial, petit, petite, petits, grand, grande, grands, grandes, bien à vous, urgence, avant le, avant fin, avant la fin, avant de, avant, d'avance, a priori, notamment, ici, là-bas, là, chez, parmi, environ`,
    pay: 'paiement, paiements, règlement, règlements, modalités de paiement, conditions de paiement, condition de paiement, délai de paiement, délais de paiement, mode de paiement, modes de paiement, conditions de règlement, délai de règlement, mode de règlement, modalités de règlement, moyen de paiement, échéance, échéances, termes de paiement, crédit',
    payable:
      'payer, paie, paye, payons, paierons, paierai, paierions, payez, payeriez, payé, payable, payables, à payer, régler, règle, réglons, réglerons, réglez, réglable, réglables, règlerons, exigible, facturé, facturation, encaissé, solder, acquitter',
    method:
      "lettre de crédit, lettre de crédit irrévocable, lettre de crédit confirmée, lettre de crédit irrévocable et confirmée, lettre de crédit à vue, lettre de crédit irrévocable à vue, crédit documentaire, crédit documentaire irrévocable, crédoc, credoc, l/c, lc, contre remboursement, contre-remboursement, paiement contre remboursement, paiement à la livraison, paiement à livraison, règlement à la livraison, paiement à la commande, règlement à la commande, paiement comptant, règlement comptant, comptant, au comptant, paiement au comptant, comptant à la livraison, comptant à la commande, cash, en espèces, espèces, paiement en espèces, prépaiement, pré-paiement, paiement anticipé, paiement d'avance, règlement d'avance, paiement à l'avance, paiement immédiat, règlement immédiat, paiement intégral à la commande, d'avance, virement, virement bancaire, par virement, par virement bancaire, paiement par virement, paiement par virement bancaire, règlement par virement, virement anticipé, virement instantané, prélèvement, prélèvement sepa, prélèvement automatique, par prélèvement, lcr, lcr directe, lcr magnétique, lettre de change, traite, par traite, traite acceptée, traite avalisée, billet à ordre, bor, chèque, chèques, par chèque, chèque de banque, chèque certifié, carte bancaire, par carte, par carte bancaire, cb, par cb, carte de crédit, paypal, wave, orange money, mobile money, remise documentaire, contre documents, paiement contre documents, contre facture, paiement à réception, paiement à réception de facture, paiement à réception de la facture, règlement à réception de facture, règlement à réception, à réception de facture, à réception de la facture, à réception, à réception de la marchandise, paiement sur facture, sur facture, à vue, en plusieurs fois, en trois fois, en 3 fois, en deux fois, en 2 fois, en quatre fois, en 4 fois, en 10 fois, en 12 fois, en trois fois sans frais, en 3 fois sans frais, paiement en trois fois, paiement en 3 fois, paiement en 2 fois, paiement en deux fois, paiement en 4 fois, paiement en quatre fois, paiement en plusieurs fois, mensualités, mensualités égales, en mensualités, échelonné, paiement échelonné, paiement fractionné, à tempérament, compte ouvert, en compte, en consignation, dépôt-vente, garantie bancaire, caution bancaire, affacturage, fin de mois, en fin de mois, proforma, pro forma, facture proforma, pro-forma, paiement avant expédition, règlement avant expédition, paiement avant livraison, paiement avant envoi, paiement après livraison, mandat administratif, par mandat, chorus, chorus pro, leasing, crédit-bail",
    moment:
      "d'acompte, acompte, acompte à la commande, en acompte, d'acompte à la commande, d'avance, à l'avance, par avance, avance, d'arrhes, arrhes, comptant, à la commande, à commande, lors de la commande, dès la commande, à la signature, à la signature du devis, à la signature du contrat, à la signature du bon de commande, à la confirmation, à la confirmation de commande, à l'acceptation, à l'acceptation du devis, à la livraison, à livraison, au moment de la livraison, lors de la livraison, après livraison, après la livraison, à la réception, à réception, à réception de facture, à réception de la facture, à la réception de la facture, dès réception de la facture, dès réception de facture, dès réception, à réception de la marchandise, à la réception des marchandises, à réception des marchandises, après réception, après réception de la facture, après réception de la marchandise, à l'expédition, avant expédition, avant l'expédition, avant envoi, avant l'envoi, avant livraison, avant la livraison, avant embarquement, à l'embarquement, à l'enlèvement, avant enlèvement, au retrait, contre documents, contre copie du connaissement, contre connaissement, contre bl, contre copie bl, contre facture, date de facture, date facture, date de la facture, date d'émission de la facture, date d'émission, de date de facture, de la date de facture, de la facture, à compter de la facture, à compter de la date de facture, à compter de la réception, à compter de la livraison, après facture, après facturation, après la facture, après date de facture, après la date de facture, après émission de la facture, de facture, de facturation, fin de mois, fin du mois, fdm, f.d.m., fin de mois le 10, fin de mois le 15, le 10, le 15, le 10 du mois suivant, le 15 du mois suivant, nets, date de connaissement, date du connaissement, après connaissement, date de bl, date bl, le solde, solde, solde à la livraison, le reste, reste, le restant, solde à réception, solde à l'expédition, solde avant expédition, au solde, à l'achèvement, à la fin des travaux, en cours de chantier, à l'installation, après installation, à la mise en service, à l'arrivée, après arrivée, à vue, ddf",
    net: 'net, nets, nette, nettes',
    within: "à, sous, dans, dans les, dans un délai de, en, dans le délai de, de, par, pour, d'ici, avec, maximum, max",
    place:
      "à, vers, au port de, près de, situé à, située à, basé à, basée à, livré à, livrés à, livrées à, rendu à, jusqu'à, chez",
    valid:
      "valable, valables, validité, valide, valides, valable jusqu'au, en vigueur, entre en vigueur, offre, tarif, tarifs, liste de prix, grille tarifaire, promotion, promo, campagne, devis, cotation, expire, expirent, s'achève, s'arrête, prend fin, se termine, court jusqu'au, courent jusqu'au, tient jusqu'au, tiennent jusqu'au, maintenu, maintenus, maintenue, maintenir, maintenons, maintenez, maintient, maintiens, garanti, garantis, garantie jusqu'au, garantir, garantissons, prix ferme, prix fermes, fermes, bloqué, bloqués, bloquer, bloquons, bloquez, gelé, gelés, geler, figé, figés, tenir le prix, tenir ce prix, tenons ce prix, tenir jusqu'au, s'applique, s'appliquent, applicable, applicables, d'application, durée de validité, délai d'option, contrat, optez avant",
    deliver:
      'livraison, livraisons, livrer, livrez, livré, livrés, livrée, livrées, livrons, livrable, livrables, date de livraison, délai de livraison, délai, délais, arrive, arrivent, arrivée, expédition, expédier, expédié, expédiés, expédiée, expédions, envoi, envoyer, envoyé, envoyés, enlèvement, enlever, retrait, retirer, récupérer, prêt, prêts, prête, prêtes, chargement, embarquement, pour quand, réunion, salon, foire, évènement, événement, rendez-vous, rdv, appel, ouvert, ouverts, fermé, fermés, ouverture, inauguration, installation, travaux, mariage, rentrée, production, disponibles le, échantillon',
  },
  discounts: {
    'à moitié prix': 50,
    'moitié prix': 50,
    'demi-tarif': 50,
    'à demi-tarif': 50,
    'la moitié du prix': 50,
  },
  incoterms: {
    EXW: "à l'usine, départ usine, ex works, ex-works, départ d'usine, sortie usine, en usine",
    FCA: 'franco transporteur',
    CPT: "port payé jusqu'à",
    CIP: "port payé assurance comprise jusqu'à, port payé assurance comprise",
    DAP: 'rendu au lieu de destination, rendu à destination',
    DPU: 'rendu au lieu de destination déchargé, rendu déchargé',
    DDP: 'rendu droits acquittés, livré droits acquittés',
    FAS: 'franco le long du navire',
    FOB: 'franco à bord, franco bord',
    CFR: 'coût et fret, c&f, cnf',
    CIF: 'coût assurance et fret, coût assurance fret, caf',
  },
  nouns:
    'portable, portables, mobile, mobiles, gsm, téléphone, téléphones, adresse, marche, marches, ferme, fermes, ferme',
  plurals: 'kept',
  headFirst: true,
  singular: [
    ['(?<=trav)aux', 'ail'],
    ['(?<=^b|^c|^ém|^vitr|^cor|^soupir)aux', 'ail'],
    ['(?<=tuy|noy|joy|boy|gru|^ét|^f)aux', 'au'],
    ['(?<=[eé])aux', 'au'],
    ['(?<=[a-zéè]{2})(?<!^f|d[eé]l|^ch)aux', 'al'],
    ['(?<=bij|caill|ch|gen|hib|jouj|p)oux', 'ou'],
    ['(?<=^j|enj|^f|chev|essi|^pi|^li|moy|nev)eux', 'eu'],
    ['(?<=[aeiouéèyîûbcdfgklmnprt])s', ''],
  ],
  invariable:
    'ciseaux, lunettes, jumelles, vêtements, gaz, bus, os, tapis, matelas, colis, bois, poids, velours, prix, noix, croix, tournevis, vis, châssis, canevas, as, jus, anchois, repas, cassis, maïs, riz, compas, cadenas, verglas, ananas, treillis, coulis, fils, chaussures, chaussettes, gants, bottes, baskets, sandales, jeans, leggings, collants, bas, écouteurs, lentilles, haricots, pois, pois chiches, céréales, rideaux, couverts, cosmétiques, textiles, abus, biais, palais, ours, avis, radis, souris, brebis, permis, devis, croquis, express, plus, gros, épais, gris, bas, frais, exprès, français, anglais, divers, inox, index, box, lux, silex, thorax, doux, roux, mousseux, creux, vieux, précieux, deux',
};
