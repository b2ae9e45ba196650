/** From one. Words that count in a row are here once, for phones, dates, prices and shipments. */
export const ONES = 'um dois três quatro cinco seis sete oito nove';
/** From ten. */
export const TEENS = 'dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove';
/** From twenty. */
export const TENS = 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa';
export const HUNDREDS = 'cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos';
/** Teens as they are written besides, most of them in Portugal. */
export const OTHER_TEENS = { quatorze: 14, dezasseis: 16, dezassete: 17, dezanove: 19 };
