/** ISO 4217 codes that are traded in (https://www.iso.org/iso-4217-currency-codes.html). */
export const CURRENCY_CODES =
  'aed afn all amd ang aoa ars aud awg azn bam bbd bdt bgn bhd bif bmd bnd bob brl bsd btn bwp byn bzd cad cdf chf clp cny cop crc cup cve czk djf dkk dop dzd egp ern etb eur fjd fkp gbp gel ghs gip gmd gnf gtq gyd hkd hnl htg huf idr ils inr iqd irr isk jmd jod jpy kes kgs khr kmf kpw krw kwd kyd kzt lak lbp lkr lrd lsl lyd mad mdl mga mkd mmk mnt mop mru mur mvr mwk mxn myr mzn nad ngn nio nok npr nzd omr pab pen pgk php pkr pln pyg qar ron rsd rub rwf sar sbd scr sdg sek sgd shp sle sos srd ssp stn svc syp szl thb tjs tmt tnd top try ttd twd tzs uah ugx usd uyu uzs ves vnd vuv wst xaf xcd xof xpf yer zar zmw zwl'
    .split(' ')
    .map((code) => code.toUpperCase());

/** Codes that are words too, and are believed in capitals only. */
export const WORD_CODES: ReadonlySet<string> = new Set(
  'ALL TRY TOP PEN CUP MAD GEL RON LAK MOP BAM SOS NAD COP PHP SAR CAD BOB INR DOP MGA GIP SEK MUR'
    .split(' ')
    .filter((code) => !['CAD', 'INR', 'SEK', 'PHP', 'SAR'].includes(code)),
);

/** Signs and what is written with them; "$" and "¥" are several currencies, see `resolved`. */
export const CURRENCY_SIGNS: Readonly<Record<string, string>> = {
  $: '$',
  '€': 'EUR',
  '£': 'GBP',
  '¥': '¥',
  '₹': 'INR',
  '₺': 'TRY',
  '₩': 'KRW',
  '₽': 'RUB',
  '₪': 'ILS',
  '₫': 'VND',
  '₱': 'PHP',
  '₦': 'NGN',
  '₴': 'UAH',
  '฿': 'THB',
  us$: 'USD',
  $us: 'USD',
  '$ us': 'USD',
  $ca: 'CAD',
  '$ ca': 'CAD',
  $can: 'CAD',
  'us $': 'USD',
  u$s: 'USD',
  a$: 'AUD',
  au$: 'AUD',
  c$: 'CAD',
  ca$: 'CAD',
  nz$: 'NZD',
  s$: 'SGD',
  sg$: 'SGD',
  hk$: 'HKD',
  nt$: 'TWD',
  mx$: 'MXN',
  r$: 'BRL',
  rs: 'INR',
  'rs.': 'INR',
  rmb: 'CNY',
  zł: 'PLN',
  kč: 'CZK',
  sfr: 'CHF',
  'sfr.': 'CHF',
  'fr.': 'CHF',
};

/** What is written with "$": dollars and pesos. */
const DOLLARS = ['AUD', 'CAD', 'NZD', 'SGD', 'HKD', 'TWD', 'MXN', 'ARS', 'CLP', 'COP', 'UYU', 'USD'];
const YENS = ['CNY', 'JPY'];

/**
 * The code that a sign or a word stands for. A bare "$" or "dollars" is the only other dollar that the conversation names,
 * else `usual`; the same for "¥".
 * @param families currencies of one name, see `SalesLanguage`
 * @param named codes that the conversation names in full
 */
export function resolved(
  code: string,
  named: ReadonlySet<string>,
  usual: Readonly<Record<string, string>>,
  families: readonly (readonly string[])[] = [],
): string {
  const namesakes = families.find(([bare]) => bare === code)?.filter((it) => it !== code && named.has(it)) ?? [];
  if (namesakes.length === 1) return namesakes[0] as string;
  if (code !== '$' && code !== '¥') return code;
  const family = code === '$' ? DOLLARS : YENS;
  const others = family.filter((it) => named.has(it));
  return others.length === 1 ? (others[0] as string) : (usual[code] ?? (code === '$' ? 'USD' : 'JPY'));
}
