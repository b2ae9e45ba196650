/** From one. Words that count in a row are here once, for phones, dates, prices and shipments. */
export const ONES = 'ein zwei drei vier fünf sechs sieben acht neun';
/** From ten. */
export const TEENS = 'zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn';
/** From twenty. */
export const TENS = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig';
export const WEEKDAYS = ['sonntag', 'montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag'];
