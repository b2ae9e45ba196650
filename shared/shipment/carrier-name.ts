import { remembering } from '../extraction/fold.ts';
import type { Language } from '../extraction/language.ts';
import { anyOf, findAll, matchesOf, perLanguage, type Span } from '../extraction/pattern.ts';
import { shipmentLanguageOf } from './languages.ts';
import { firstFrom, lastBefore, textBetween } from './nearest.ts';

export type NamedCarrier = Span & { carrier: string };

/** As carriers write themselves, in any language; those whose name is an everyday word only with more of it. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  ups: ['ups'],
  usps: ['usps'],
  fedex: ['fedex', 'fed[- ]?ex', 'tnt'],
  dhl: ['dhl(?: (?:express|paket|parcel|e-?commerce))?'],
  amazon: ['amazon logistics', 'amzl', 'amazon shipping'],
  ontrac: ['on ?trac'],
  lasership: ['laser ?ship'],
  landmark: ['landmark(?: global)?'],
  purolator: ['purolator'],
  canada_post: ['canada ?post', 'postes? canada'],
  canpar: ['canpar'],
  australia_post: ['aus(?:tralia|sie)? ?post', 'startrack'],
  nz_post: ['(?:nz|new zealand) ?post'],
  royal_mail: ['royal ?mail'],
  parcelforce: ['parcel ?force'],
  evri: ['evri', 'hermes uk'],
  hermes: ['hermes'],
  yodel: ['yodel'],
  dpd: ['dpd'],
  gls: ['gls'],
  inpost: ['inpost', 'paczkomat\\p{L}{0,3}'],
  china_post: ['china ?post'],
  japan_post: ['japan ?post', 'jp ?post'],
  india_post: ['india ?post', 'speed ?post'],
  hongkong_post: ['hong ?kong ?post'],
  singpost: ['sing(?:apore )?post'],
  korea_post: ['korea post'],
  sf_express: ['s\\.?f\\.? ?express', 'shunfeng'],
  yto: ['yto(?: express)?'],
  zto: ['zto(?: express)?'],
  sto: ['sto express'],
  yunda: ['yunda'],
  jt_express: ['j ?& ?t(?: express)?'],
  jd_logistics: ['jd (?:logistics|express)'],
  cainiao: ['cainiao'],
  yunexpress: ['yun ?express'],
  yamato: ['yamato', 'kuroneko'],
  sagawa: ['sagawa'],
  blue_dart: ['blue ?dart'],
  delhivery: ['delhivery'],
  dtdc: ['dtdc'],
  ecom_express: ['ecom express'],
  xpressbees: ['xpress ?bees'],
  ekart: ['ekart'],
  aramex: ['aramex'],
  smsa: ['smsa'],
  naqel: ['naqel'],
  saudi_post: ['saudi post', 'spl'],
  emirates_post: ['emirates post'],
  ptt: ['ptt(?: kargo)?'],
  yurtici: ['yurtiçi(?: kargo)?'],
  aras: ['aras kargo'],
  mng: ['mng(?: kargo)?'],
  surat: ['sürat(?: kargo)?'],
  hepsijet: ['hepsi ?jet'],
  correos: ['correos(?! (?:do|de|express|argentin|chile))'],
  correos_express: ['correos express'],
  seur: ['seur'],
  mrw: ['mrw'],
  nacex: ['nacex'],
  ctt: ['ctt(?: expres+o?)?'],
  estafeta: ['estafeta'],
  servientrega: ['servientrega'],
  correo_argentino: ['correo argentino'],
  andreani: ['andreani'],
  la_poste: ['la poste'],
  colissimo: ['coliss?imo'],
  chronopost: ['chronopost'],
  mondial_relay: ['mondial relay'],
  colis_prive: ['colis prive'],
  bpost: ['bpost', 'b-post'],
  postnl: ['post ?nl'],
  poste_italiane: ['poste italiane'],
  brt: ['brt', 'bartolini'],
  sda: ['sda'],
  poczta_polska: ['poczta polska', 'poczt[ayęą]'],
  correios: ['correios'],
  jadlog: ['jadlog'],
  loggi: ['loggi'],
  deutsche_post: ['deutschen? post'],
  swiss_post: ['(?:swiss|schweizerischen?|die schweizer) post', 'la poste suisse'],
  austrian_post: ['österreichischen? post', 'austrian post'],
  postnord: ['post ?nord'],
  old_dominion: ['old dominion'],
  speedee: ['spee-?dee'],
  gofo: ['gofo(?: express)?'],
};

/** So many spellings of names are kept. */
const MAX_NAMES = 500;

const patternsOf = perLanguage((language) => {
  const own = shipmentLanguageOf(language).carriers;
  const carriers = [...new Set([...Object.keys(own), ...Object.keys(NAMES)])];
  const sources = carriers.map((carrier) => [...(own[carrier] ?? []), ...(NAMES[carrier] ?? [])].join('|'));
  const oneByOne = anyOf(
    sources.map((source, index) => `(?<c_${carriers[index]}>${source})`),
    language,
  );
  return {
    any: anyOf(sources, language),
    // Only for what was found: so many groups make each match slow.
    carrierOf: remembering((name) => {
      const groups = Object.entries(matchesOf(oneByOne, name)[0]?.groups ?? {});
      return (groups.find(([, found]) => found !== undefined)?.[0] ?? '').slice(2);
    }, MAX_NAMES),
  };
});

/** The carriers that a text names, from left to right. */
export function carriersIn(text: string, language: Language): NamedCarrier[] {
  const { any, carrierOf } = patternsOf(language);
  return findAll(any, text).map(({ start, end }) => ({ start, end, carrier: carrierOf(text.slice(start, end)) }));
}

/** How far a carrier's name may stand from its number, and two names in "UPS or FedEx". */
const NEAR = 45;
const BETWEEN_NAMES = 5;

/** The carriers that are named nearest to a number in its line: one, or all of "UPS or FedEx". */
export function carriersBeside(span: Span, text: string, carriers: readonly NamedCarrier[]): NamedCarrier[] {
  const isNear = (it: NamedCarrier | undefined) => {
    const between = it ? textBetween(text, it, span) : '\n';
    return between.length <= NEAR && !between.includes('\n');
  };
  const [before, behind] = [lastBefore(carriers, span.start), firstFrom(carriers, span.end)];
  const near = [before, behind].filter((it) => it !== undefined).filter(isNear);
  const [nearest] = near.sort((a, b) => distanceTo(span, a) - distanceTo(span, b));
  if (!nearest) return [];
  const at = carriers.indexOf(nearest);
  const alternatives = [carriers[at - 1], carriers[at + 1]].filter((it) => it !== undefined);
  return [nearest, ...alternatives.filter((it) => isAlternative(it, nearest, text))];
}

/** A name before a number is likelier its own than one behind it. */
const distanceTo = (span: Span, it: Span) => (it.end <= span.start ? span.start - it.end : it.start - span.end + 8);

/** "UPS or FedEx", "UPS/USPS": with a short word or a sign between them. */
const isAlternative = (a: NamedCarrier, b: NamedCarrier, text: string) =>
  /^[\s/]{0,2}[\p{L}\p{M}]{0,4}[\s/]{0,2}$/u.test(textBetween(text, a, b)) &&
  textBetween(text, a, b).length <= BETWEEN_NAMES;
