/** From one. Words that count in a row are here once, for phones, dates, prices and shipments. */
export const ONES = 'un deux trois quatre cinq six sept huit neuf';
/** From ten. */
export const TEENS = 'dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf';
/** From twenty. */
export const TENS = 'vingt trente quarante cinquante soixante septante';
/** The last of the teens without a hyphen, and the tens of Belgium and Switzerland. */
export const SPACED = { 'dix sept': 17, 'dix huit': 18, 'dix neuf': 19 };
export const REGIONAL = { huitante: 80, octante: 80, nonante: 90 };
export const WEEKDAYS = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];
