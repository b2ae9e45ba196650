import { type Check, fedexMod11, gs1, identcode, luhn, mod7, mod3736, s10, upsMod10 } from './check-digit.ts';
import { operatorsOf } from './postal-operator.ts';

/** What must stand near a number of this format: nothing, a word for tracking numbers or the carrier, the carrier's name. */
export type Near = 'nothing' | 'word' | 'name';
export type CarrierCandidate = { carrier: string; confidence: number };

type Format = {
  shape: RegExp;
  /** Likeliest first, with how sure the format alone makes it. */
  carriers: Readonly<Record<string, number>>;
  near: Near;
  check?: Check;
  /** The language in which a word is enough where elsewhere the name is needed. */
  home?: string;
};

/** With a check digit, alone or shared; without one. */
const SURE = 0.9;
const SHARED = 0.4;
const UNCHECKED = 0.5;

/**
 * Numbers of carriers, upper case and without separators. Formats and check digits from https://github.com/jkeen/tracking_number_data (MIT,
 * version 2.0.0), those of Japan, PostNL, InPost and China from the carriers' own tracking pages.
 */
const FORMATS: readonly Format[] = [
  { shape: /^1Z[A-Z0-9]{15}\d$/, carriers: { ups: SURE }, near: 'nothing', check: upsMod10(2) },
  { shape: /^[AHJKTV]\d{10}$/, carriers: { ups: 0.8 }, near: 'word', check: upsMod10(1) },
  { shape: /^94\d{20}(?:\d{4})?$/, carriers: { usps: SURE }, near: 'nothing', check: gs1() },
  {
    shape: /^9[1235]\d{20}(?:\d{4})?$/,
    carriers: { usps: SURE, fedex: 0.3, ups: 0.2, dhl: 0.2 },
    near: 'nothing',
    check: gs1(),
  },
  { shape: /^420\d{5}(?:\d{4})?9[1-5]\d{20}$/, carriers: { usps: SURE }, near: 'nothing', check: gs1('', 22) },
  { shape: /^(?!00)\d{20}$/, carriers: { usps: SURE, fedex: 0.3 }, near: 'nothing', check: gs1() },
  { shape: /^(?:0[1-9]|[1-8]\d)\d{18}$/, carriers: { usps: 0.85 }, near: 'nothing', check: gs1('91') },
  { shape: /^61\d{18}$/, carriers: { fedex: 0.8 }, near: 'nothing', check: gs1('92') },
  { shape: /^00340\d{15}$/, carriers: { dhl: SURE }, near: 'nothing', check: gs1() },
  { shape: /^00[1-9]\d{17}$/, carriers: { fedex: SHARED, poczta_polska: 0.3, gls: 0.2 }, near: 'word', check: gs1() },
  { shape: /^00\d{18}$/, carriers: { fedex: SHARED, dhl: 0.3 }, near: 'word', check: gs1() },
  { shape: /^\d{12}$/, carriers: { fedex: SURE }, near: 'nothing', check: fedexMod11(12) },
  { shape: /^\d{15}$/, carriers: { fedex: SURE }, near: 'nothing', check: gs1() },
  { shape: /^96\d{20}$/, carriers: { fedex: SURE }, near: 'nothing', check: gs1('', 15) },
  { shape: /^(?:96|[0-8]\d)\d{32}$/, carriers: { fedex: SURE }, near: 'nothing', check: fedexMod11(14) },
  { shape: /^\d{10}$/, carriers: { dhl: SURE }, near: 'word', check: mod7 },
  { shape: /^\d{11}$/, carriers: { dhl: 0.8 }, near: 'name', check: mod7 },
  { shape: /^\d{12}$/, carriers: { dhl: 0.8 }, near: 'name', check: identcode },
  { shape: /^\d{14}(?:\d{2}|\d{4}|\d{6})?$/, carriers: { dhl: UNCHECKED }, near: 'name' },
  { shape: /^JJ?D0002\d{12}$/, carriers: { yodel: 0.6, dhl: SHARED }, near: 'word' },
  { shape: /^JJ?D\d{16,18}$/, carriers: { dhl: 0.7, yodel: 0.3 }, near: 'word' },
  { shape: /^J[A-Z]{2,3}\d{10}$/, carriers: { dhl: 0.7 }, near: 'word' },
  { shape: /^GM\d{16,18}$/, carriers: { dhl: 0.7 }, near: 'word' },
  { shape: /^\d{14}[A-Z]$/, carriers: { dpd: 0.8 }, near: 'word', check: mod3736 },
  { shape: /^\d{15}$/, carriers: { dpd: 0.7 }, near: 'name', check: mod3736 },
  { shape: /^\d{27}[A-Z0-9]$/, carriers: { dpd: 0.8 }, near: 'word', check: mod3736 },
  { shape: /^\d{13}[A-Z]$/, carriers: { dpd: UNCHECKED }, near: 'word' },
  { shape: /^TB[ACM]\d{12}$/, carriers: { amazon: 0.8 }, near: 'nothing' },
  { shape: /^C\d{14}$/, carriers: { ontrac: SURE }, near: 'word', check: upsMod10(1, '4') },
  { shape: /^D\d{14}$/, carriers: { ontrac: SURE }, near: 'word', check: upsMod10(1, '5') },
  {
    shape: /^1LS(?:7[12]\d{10}|CX[A-Z0-9]{10}|7[12]\d{2}01[1-4]\d{6}1)$/,
    carriers: { lasership: 0.8 },
    near: 'nothing',
  },
  { shape: /^L[AIEHNX][1-3]\d{7}$/, carriers: { lasership: UNCHECKED }, near: 'word' },
  { shape: /^LTN\d{8}N1$/, carriers: { landmark: 0.8 }, near: 'nothing' },
  { shape: /^\d{16}$/, carriers: { canada_post: 0.8 }, near: 'word', check: gs1() },
  { shape: /^[0-5]\d{11}$/, carriers: { purolator: 0.8 }, near: 'name', check: luhn },
  { shape: /^[A-Z]{3}\d{9}$/, carriers: { purolator: UNCHECKED }, near: 'word' },
  { shape: /^[CDKLSUXZ]\d{21}$/, carriers: { canpar: UNCHECKED }, near: 'word' },
  { shape: /^\d{12}$/, carriers: { yamato: 0.5, sagawa: 0.4, japan_post: 0.3 }, near: 'name', check: mod7, home: 'ja' },
  { shape: /^3S[A-Z0-9]{11,15}$/, carriers: { postnl: 0.6, dhl: SHARED }, near: 'word' },
  { shape: /^\d[A-Z]\d{11}$/, carriers: { colissimo: 0.6, la_poste: 0.5 }, near: 'word' },
  { shape: /^\d{24}$/, carriers: { inpost: UNCHECKED }, near: 'word' },
  { shape: /^SF\d{12,15}$/, carriers: { sf_express: 0.7 }, near: 'word' },
  { shape: /^YT\d{13}$/, carriers: { yto: 0.6 }, near: 'word' },
  { shape: /^YT\d{16}$/, carriers: { yunexpress: 0.7 }, near: 'word' },
  { shape: /^JT\d{13}$/, carriers: { jt_express: 0.7 }, near: 'word' },
  { shape: /^JD[A-Z]?\d{11,15}$/, carriers: { jd_logistics: 0.6 }, near: 'word' },
  { shape: /^LP\d{14,16}$/, carriers: { cainiao: 0.7 }, near: 'word' },
  { shape: /^GFUS\d{14}$/, carriers: { gofo: 0.7 }, near: 'word' },
  { shape: /^SP\d{18}$/, carriers: { speedee: 0.7 }, near: 'word' },
];

/** Those that do not begin with a letter: most numbers do not either. */
const OF_FIGURES = FORMATS.filter(({ shape }) => !/^\^\[?[A-Z]/.test(shape.source));
/** No format is longer. */
export const MAX_LENGTH = 34;

const S10 = /^[A-Z]{2}\d{9}([A-Z]{2})$/;

/** A format that a number has, and whether its check digit holds; null where there is none. */
export type Match = { candidates: readonly CarrierCandidate[]; near: Near; valid: boolean | null };

/** Every format of a number, surest first; empty when it is of no carrier we know. */
export function formatsOf(number: string, language: string): Match[] {
  if (number.length > MAX_LENGTH) return [];
  const country = number.match(S10)?.[1];
  const operators = country ? operatorsOf(country) : [];
  if (operators.length > 0) return [{ candidates: ranked(operators), near: 'nothing', valid: s10(number) }];
  const formats = /^[A-Z]/.test(number) ? FORMATS : OF_FIGURES;
  return formats
    .filter(({ shape }) => shape.test(number))
    .map(({ carriers, near, check, home }) => ({
      candidates: Object.entries(carriers).map(([carrier, confidence]) => ({ carrier, confidence })),
      near: home === language ? 'word' : near,
      valid: check ? check(number) : null,
    }));
}

/** Parcelforce uses Royal Mail's numbers: each further operator is half as likely. */
const ranked = (operators: readonly string[]) =>
  operators.map((carrier, index) => ({ carrier, confidence: index === 0 ? SURE : SHARED / index }));

/** Carriers whose every number has a format above: another number after their name is none of theirs. */
const STRICT = new Set(['ups', 'usps', 'fedex', 'dhl', 'amazon', 'royal_mail', 'china_post', 'canada_post', 'ontrac']);

/** A number of a carrier whose formats are not public, if the carrier is named beside it. */
export const isFreeForm = (number: string, carrier: string) =>
  !STRICT.has(carrier) && !S10.test(number) && /^[A-Z]{0,4}\d[A-Z0-9]{6,24}$/.test(number) && /\d{6}/.test(number);
