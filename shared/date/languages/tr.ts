import { numbered } from '../../extraction/languages/lists.ts';
import { ONES, WEEKDAYS } from '../../extraction/sequences/tr.ts';
import type { DateLanguage } from '../language.ts';

/** Case endings, with the apostrophe that numbers and names take or without. */
const OF = "(?:'?(?:n?[ıiuü]n))?";

export const tr: DateLanguage = {
  code: 'tr',
  months: [
    'ocak, oca',
    'şubat, şub',
    'mart, mar',
    'nisan, nis',
    'mayıs, may',
    'haziran, haz',
    'temmuz, tem',
    'ağustos, ağu',
    'eylül, eyl',
    'ekim, eki',
    'kasım, kas',
    'aralık, ara',
  ],
  weekdays: WEEKDAYS,
  shortWeekdays: ['paz', 'pzt', 'sal', 'çar', 'per', 'cum', 'cmt'],
  nameEnding: '(?:(?:y?[ae]|n[ae]|s[ıi]n[ae]?|n?[dt][ae]n?|n?[ıiuü]n?|y[ıiuü]))?',
  ordinal: "(?:\\.|'?(?:nci|inci|[ıiuü]nc[ıiuü]))?",
  shortSigns: './',
  dates: ['{day} {month}(?:,? {year})?', "{month} {day}(?=['])", '{day}[-/]{month}[-/]{year}'],
  monthsOfYear: ['{month} {year}', '{year}(?: y[ıi]l[ıi])? {month}(?: ay[ıi])?'],
  daysAlone: ["ay[ıi]n {day}(?='|[sieaüou])"],
  years: ['{year}(?: y[ıi]l[ıi])?'],
  quarters: [
    'q{nth}(?:[ /]{year})?',
    '(?:{year}(?: y[ıi]l[ıi]n[ıi]n)? )?{quarter} (?:çeyrek|çeyreği|çeyreğ(?=in))',
    "(?:{year}(?:['][ıiuü]n)? )?{quarter} çeyre[kğ]i?",
  ],
  quarterWords: { '1.': 1, '2.': 2, '3.': 3, '4.': 4, birinci: 1, ikinci: 2, üçüncü: 3, dördüncü: 4, ilk: 1, son: 4 },
  joins: ["'?n?[dt][ae]n(?: itibaren)?", "'?(?:y?l[ae]|ile)", 'itibaren', 'tarihinden(?: itibaren)?'],
  until: {
    before: [
      '(?:en geç|son tarih|son gün|son geçerlilik(?: tarihi)?|geçerlilik(?: tarihi| süresi)?(?: sonu)?|bitiş(?: tarihi)?|vade|termin)[:]?',
    ],
    after: [
      "(?:'?(?:y?[ae]|n?[ae]|s?[ıiuü]n[ae]))?(?: (?:gününe|günü|tarihine|akşamına|ayına))? (?:kadar|dek|değin)",
      "(?:'?(?:y?[ae]|n?[ae])) geçerli",
      '(?:tarihine|gününe|günü|ayına|sonuna|akşamına|yılına)(?: kadar| dek)',
      "(?:'?n?[dt][ae]) (?:sona er\\p{L}{1,6}|bit(?:er|iyor|ecek)|dol\\p{L}{2,6}|süresi dol\\p{L}{2,6}|son buluyor)",
      'tarihinde (?:sona er\\p{L}{1,6}|bit(?:er|iyor|ecek)|dol\\p{L}{2,6})',
      '(?:dahil|dâhil)(?: olmak üzere)?',
    ],
  },
  from: {
    before: ['(?:başlangıç(?: tarihi)?)[:]?'],
    after: [
      "(?:'?n?[dt][ae]n)?(?: (?:tarihinden|gününden|ayından))? (?:itibaren|başlayarak|başlar|sonrası|beri|bu yana)",
      "(?:'?n?[dt][ae]) (?:başl\\p{L}{1,8}|yürürlüğe)",
      '(?:tarihinden|ayından|gününden|yılından|başından)(?: itibaren)?',
      "(?:'?n?[dt][ae]n)",
    ],
  },
  before: { after: ["(?:'?n?[dt][ae]n|tarihinden)? önce"] },
  after: { after: ["(?:'?n?[dt][ae]n|tarihinden)? sonra"] },
  on: {
    after: [
      "(?:'?n?[dt][ae])",
      'tarihinde',
      'günü',
      'tarihli',
      'ayında',
      "(?:'?n?[ıiuü]n?)",
      'için',
      'ayı (?:için|boyunca)',
      'boyunca',
    ],
  },
  between: { after: ['(?:tarihleri |ayları )?(?:arasında|arası|arasındaki)'] },
  and: ['ve', 'ile'],
  edges: {
    start: { after: [`${OF}(?: ay[ıi]n?[ıi]?n?)? (?:başı|başlangıcı|ilk günü)`] },
    middle: { after: [`${OF}(?: ay[ıi]n?[ıi]?n?)? orta(?:sı|ları)`] },
    end: {
      after: [`${OF}(?: ay[ıi]n?[ıi]?n?| y[ıi]l[ıi]n?[ıi]?n?)? (?:sonu|bitimi|son günü|kapanışı)`],
    },
  },
  days: {
    0: ['bugün(?:[ae]|[dt][ae]n)?'],
    1: ['yarın(?:[ae]|[dt][ae]n)?'],
    2: ['öbür gün(?:[ae]|[dt][ae]n)?', 'ertesi gün'],
  },
  periods: {
    week: {
      this: ['(?:bu|içinde bulunduğumuz) hafta(?:nın|ya|da|dan|yı)?'],
      next: ['(?:gelecek|önümüzdeki|haftaya|bir sonraki) hafta(?:nın|ya|da|dan|yı)?'],
      bare: ['hafta(?:nın)?'],
      end: ['hafta ?sonu(?:n[ae]|nd[ae]n?|nun|n[ıu]n)?'],
    },
    month: {
      this: ['(?:bu|içinde bulunduğumuz) ay(?:ın|a|da|dan|ı)?'],
      next: ['(?:gelecek|önümüzdeki|bir sonraki) ay(?:ın|a|da|dan|ı)?'],
      bare: ['ay(?:ın)?'],
      end: ['ay ?sonu(?:n[ae]|nd[ae]n?|nun|n[ıu]n)?'],
    },
    quarter: {
      this: ['(?:bu|içinde bulunduğumuz) çeyre[kğ](?:in|e|te|ten|i)?'],
      next: ['(?:gelecek|önümüzdeki|bir sonraki) çeyre[kğ](?:in|e|te|ten|i)?'],
      bare: ['çeyre(?:k|ğin)'],
      end: ['çeyrek ?sonu(?:n[ae]|nd[ae]n?|nun|n[ıu]n)?'],
    },
    year: {
      this: ['(?:bu|içinde bulunduğumuz) (?:yıl|sene)(?:ın|nin|a|ye|da|de|dan|den|ı|yi)?'],
      next: ['(?:gelecek|önümüzdeki|bir sonraki) (?:yıl|sene)(?:ın|nin|a|ye|da|de|dan|den|ı|yi)?', 'seneye'],
      bare: ['(?:yıl|sene)(?:ın|nin)?'],
      end: ['(?:yıl|sene) ?sonu(?:n[ae]|nd[ae]n?|nun|n[ıu]n)?', 'yılbaşı'],
    },
  },
  nextWeek: { before: ['(?:gelecek|önümüzdeki|bir sonraki) hafta(?:nın|ya|da|dan|yı)?', 'haftaya'] },
  past: { before: ['geçen'] },
  coming: { before: ['(?:bu|önümüzdeki|gelecek|bu hafta)'], after: ['günü'] },
  units: {
    day: ['gün(?:lük|lüğüne|ü|e|dür)?'],
    week: ['hafta(?:lık|lığına|ya|dır)?'],
    month: ['ay(?:lık|lığına|a|dır)?'],
    quarter: ['çeyrek'],
    year: ['yıl(?:lık|lığına|a)?', 'sene(?:lik)?'],
  },
  numbers: {
    ...numbered(ONES, 1),
    on: 10,
    'on iki': 12,
    'on dört': 14,
    'on beş': 15,
    onbeş: 15,
    yirmi: 20,
    otuz: 30,
    'kırk beş': 45,
    altmış: 60,
    doksan: 90,
  },
  hence: { after: ['(?:sonra|içerisinde teslim)(?!ki)'] },
  validity: {
    before: ['(?:geçerlilik(?: süresi)?|teklif süresi|opsiyon|önümüzdeki|gelecek|sonraki)[:]?'],
    after: [
      "'?(?:boyunca|geçerli\\p{L}{0,6}|süreyle|süresince|için geçerli\\p{L}{0,6}|süre(?:yle)? geçerli\\p{L}{0,6}|geçerlilik|sabit|opsiyon\\p{L}{0,5}|garantili fiyat)",
    ],
  },
  notValidity: {
    before: ['(?:net|vadeli|vade|her|son|geçen|ödeme|teslim(?:at)?(?: süresi)?|fatura tarihinden itibaren|peşin)[:]?'],
    after: [
      '(?:vade\\p{L}{0,4}|net|içinde|önce|sonra ödeme|vadeli|teslim\\p{L}{0,6}|garanti|gecik\\p{L}{1,6}|tan beri|den beri)',
    ],
  },
};
