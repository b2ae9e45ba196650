/** From one. Words that count in a row are here once, for phones, dates, prices and shipments. */
export const ONES = 'jeden dwa trzy cztery pięć sześć siedem osiem dziewięć';
/** From ten. */
export const TEENS =
  'dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście';
/** From twenty. */
export const TENS =
  'dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt';
export const HUNDREDS = 'sto dwieście trzysta czterysta pięćset sześćset siedemset osiemset dziewięćset';
