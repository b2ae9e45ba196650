import type { MissingTerm, SalesCondition, SalesTerms, Scale } from './sales-condition.ts';

export type Judgement = Pick<SalesCondition, 'status' | 'missing_fields' | 'warnings'>;

/** Whether terms can be used, what they lack, and what contradicts itself in them (contract 4), in English sentences. */
export function judge(terms: SalesTerms): Judgement {
  const missing_fields = missingIn(terms);
  return { status: missing_fields.length === 0 ? 'complete' : 'draft', missing_fields, warnings: warningsAbout(terms) };
}

/** A percentage needs no currency; a price and an amount do, and so do the prices of a scale. */
function missingIn({
  product,
  unit_price,
  discount_percent,
  discount_amount,
  currency,
  scales,
}: SalesTerms): MissingTerm[] {
  const isPriced =
    unit_price !== null || discount_amount !== null || scales.some((scale) => scale.unit_price !== undefined);
  const isDiscounted = discount_percent !== null || scales.some((scale) => scale.discount_percent !== undefined);
  const missing: Record<MissingTerm, boolean> = {
    product: product === null,
    price: !isPriced && !isDiscounted,
    currency: isPriced && currency === null,
  };
  return (Object.keys(missing) as MissingTerm[]).filter((term) => missing[term]);
}

function warningsAbout(terms: SalesTerms): string[] {
  const { quantity, unit_price, discount_percent, discount_amount, valid_from, valid_until, scales } = terms;
  const warnings: [isSo: boolean, warning: string][] = [
    [
      valid_from !== null && valid_until !== null && valid_until < valid_from,
      `valid_until (${valid_until}) is before valid_from (${valid_from}).`,
    ],
    [quantity !== null && quantity <= 0, `quantity (${quantity}) is not above zero.`],
    [unit_price !== null && unit_price <= 0, `unit_price (${unit_price}) is not above zero.`],
    [discount_percent !== null && discount_percent > 100, `discount_percent (${discount_percent}) is over 100.`],
    [discount_percent !== null && discount_percent < 0, `discount_percent (${discount_percent}) is negative.`],
    [
      discount_amount !== null && unit_price !== null && discount_amount > unit_price,
      `discount_amount (${discount_amount}) is more than unit_price (${unit_price}).`,
    ],
    ...warningsAboutScales(scales),
  ];
  return warnings.filter(([isSo]) => isSo).map(([, warning]) => warning);
}

/** Each step begins at a greater quantity than the one before, and gives a lower price or a greater discount. */
function warningsAboutScales(scales: readonly Scale[]): [boolean, string][] {
  const pairs = scales.slice(1).map((scale, index) => [scales[index] as Scale, scale] as const);
  const worse = (a: number | undefined, b: number | undefined) => a !== undefined && b !== undefined && a >= b;
  return [
    [pairs.some(([a, b]) => b.from_quantity <= a.from_quantity), 'scales do not rise: from_quantity.'],
    [pairs.some(([a, b]) => worse(b.unit_price, a.unit_price)), 'scales do not get cheaper: unit_price.'],
    [pairs.some(([a, b]) => worse(a.discount_percent, b.discount_percent)), 'scales do not rise: discount_percent.'],
    [scales.some((scale) => (scale.discount_percent ?? 0) > 100), 'scales give a discount_percent over 100.'],
  ];
}
