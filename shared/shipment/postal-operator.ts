/**
 * The designated operators of the countries of the Universal Postal Union, by the country at the end of an S10 number
 * (https://www.upu.int/en/universal-postal-union/about-upu/member-countries). A country whose operator has no name of its own is
 * left out of the first list and gets "<code>_post".
 */
const OPERATORS =
  'US usps GB royal_mail|parcelforce CN china_post JP japan_post ES correos FR la_poste|colissimo|chronopost BR correios IT poste_italiane NL postnl ' +
  'TR ptt IN india_post DE deutsche_post|dhl CA canada_post AU australia_post AT austrian_post CH swiss_post BE bpost PL poczta_polska PT ctt ' +
  'IE an_post SE postnord DK postnord NO posten_norge FI posti IS postur CZ ceska_posta SK slovenska_posta HU magyar_posta RO posta_romana ' +
  'BG bulgarian_posts GR elta HR hrvatska_posta SI posta_slovenije RS posta_srbije EE omniva LV latvijas_pasts LT lietuvos_pastas UA ukrposhta ' +
  'RU russian_post BY belpochta MD posta_moldovei KZ kazpost GE georgian_post AM haypost AZ azerpost CY cyprus_post MT malta_post ' +
  'LU post_luxembourg LI liechtenstein_post MC la_poste AL posta_shqiptare MK posta_makedonije ME posta_crne_gore BA bh_posta ' +
  'HK hongkong_post MO macau_post TW chunghwa_post KR korea_post SG singpost MY pos_malaysia TH thailand_post VN vietnam_post ID pos_indonesia ' +
  'PH phlpost NZ nz_post ZA sa_post_office EG egypt_post MA poste_maroc DZ algerie_poste TN poste_tunisienne SA saudi_post AE emirates_post ' +
  'QA qatar_post KW kuwait_post BH bahrain_post OM oman_post JO jordan_post LB libanpost IQ iraqi_post IR iran_post IL israel_post PK pakistan_post ' +
  'BD bangladesh_post LK sri_lanka_post NP nepal_post MM myanmar_post KH cambodia_post LA laos_post MN mongol_post UZ uzbekistan_post ' +
  'KE posta_kenya NG nigerian_post GH ghana_post SN la_poste_senegal CI la_poste_ci CM campost ET ethiopian_post TZ tanzania_post UG posta_uganda ' +
  'MX correos_de_mexico AR correo_argentino CL correos_chile CO 4_72 PE serpost EC correos_ecuador UY correo_uruguayo PY correo_paraguayo ' +
  'BO correos_bolivia VE ipostel CR correos_costa_rica PA correos_panama GT correos_guatemala SV correos_el_salvador HN honducor NI correos_nicaragua ' +
  'DO inposdom CU correos_cuba JM jamaica_post TT ttpost GG guernsey_post JE jersey_post IM isle_of_man_post FO posta GI royal_gibraltar_post';
const OTHERS =
  'AF AO AG BS BB BZ BJ BT BW BN BF BI CV CF TD KM CG CD DJ DM GQ ER FJ GA GM GD GN GW GY HT KI KG KP LS LR LY MG MW MV ML MR MU MZ NA NR NE PG RW KN ' +
  'LC VC WS SM ST SC SL SB SO SS SD SR SZ SY TJ TL TG TO TM TV VU VA YE ZM ZW';

const operators = new Map<string, readonly string[]>([
  ...(OPERATORS.match(/\S+ \S+/g) ?? []).map((it): [string, string[]] => [it.slice(0, 2), it.slice(3).split('|')]),
  ...OTHERS.split(' ').map((code): [string, string[]] => [code, [`${code.toLowerCase()}_post`]]),
]);

/** Who carries a parcel with an S10 number of this country, likeliest first; none for what is no country. */
export const operatorsOf = (country: string): readonly string[] => operators.get(country) ?? [];
