/** From one. Words that count in a row are here once, for phones, dates, prices and shipments. */
export const ONES = 'uno due tre quattro cinque sei sette otto nove';
/** From ten. */
export const TEENS = 'dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove';
/** From twenty. */
export const TENS = 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta';
/** The tens before a vowel: ventuno. */
export const ELIDED = 'vent trent quarant cinquant sessant settant ottant novant';
export const WEEKDAYS = ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'];
