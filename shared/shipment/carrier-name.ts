import type { Language } from '../extraction/language.ts';
import { anyOf, matchesOf, perLanguage, type Span } from '../extraction/pattern.ts';
import { shipmentLanguageOf } from './languages.ts';

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

const patternOf = perLanguage((language) => {
  const own = shipmentLanguageOf(language).carriers;
  const carriers = [...new Set([...Object.keys(own), ...Object.keys(NAMES)])];
  const groups = carriers.map(
    (carrier) => `(?<c_${carrier}>${[...(own[carrier] ?? []), ...(NAMES[carrier] ?? [])].join('|')})`,
  );
  return anyOf(groups, language);
});

/** The carriers that a text names, from left to right. */
export function carriersIn(text: string, language: Language): NamedCarrier[] {
  return matchesOf(patternOf(language), text).map(({ start, end, groups }) => ({
    start,
    end,
    carrier: (Object.entries(groups).find(([, found]) => found !== undefined)?.[0] ?? '').slice(2),
  }));
}
