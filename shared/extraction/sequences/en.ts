/** From one. Words that count in a row are here once, for phones, dates, prices and shipments. */
export const ONES = 'one two three four five six seven eight nine';
/** From ten. */
export const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
/** From twenty. */
export const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
