/** From one. Words that count in a row are here once, for phones, dates, prices and shipments. */
export const ONES = 'bir iki üç dört beş altı yedi sekiz dokuz';
/** From ten. */
export const TENS = 'on yirmi otuz kırk elli altmış yetmiş seksen doksan';
export const WEEKDAYS = ['pazar', 'pazartesi', 'salı', 'çarşamba', 'perşembe', 'cuma', 'cumartesi'];
