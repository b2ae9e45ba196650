/** From one. Words that count in a row are here once, for phones, dates, prices and shipments. */
export const ONES = 'een twee drie vier vijf zes zeven acht negen';
/** From ten. */
export const TEENS = 'tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien';
/** From twenty. */
export const TENS = 'twintig dertig veertig vijftig zestig zeventig tachtig negentig';
export const WEEKDAYS = ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'];
