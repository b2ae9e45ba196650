/** From one. Words that count in a row are here once, for phones, dates, prices and shipments. */
export const ONES = 'uno dos tres cuatro cinco seis siete ocho nueve';
/** From ten. */
export const TEENS =
  'diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve';
/** From thirty: the twenties are one word each. */
export const TENS = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa';
export const HUNDREDS =
  'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos';
export const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
