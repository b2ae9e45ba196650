import type { SalesTerms } from './sales-condition.ts';

/**
 * The terms on one line, in no language, for the customer to check: "80 × bearing, 24 USD, −5 %, … – 2027-03-31, net 30, FOB".
 * Figures and dates as they are stored.
 */
export function termsLine(terms: SalesTerms): string {
  const { product, quantity, unit, unit_price, discount_percent, discount_amount, currency } = terms;
  const amount = quantity === null ? '' : [quantity, unit].filter((it) => it !== null).join(' ');
  const money = (value: number) => [value, currency].filter((it) => it !== null).join(' ');
  const scales = terms.scales.map(({ from_quantity, unit_price: price, discount_percent: percent }) =>
    price === undefined ? `≥ ${from_quantity}: −${percent} %` : `≥ ${from_quantity}: ${money(price)}`,
  );
  const parts = [
    [amount, product].filter((it) => it).join(' × '),
    unit_price === null ? '' : money(unit_price),
    discount_percent === null ? '' : `−${discount_percent} %`,
    discount_amount === null ? '' : `−${money(discount_amount)}`,
    ...scales,
    period(terms),
    terms.payment_terms,
    terms.incoterm,
  ];
  return parts.filter((it) => it).join(', ');
}

const period = ({ valid_from, valid_until }: SalesTerms) =>
  valid_from || valid_until ? `${valid_from ?? '…'} – ${valid_until ?? '…'}` : '';
