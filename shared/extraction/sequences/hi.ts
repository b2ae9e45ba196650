import { asDigits, numbered, sums } from '../languages/lists.ts';
import { TEENS as ENGLISH_TEENS, TENS as ENGLISH_TENS, ONES } from './en.ts';

/** Spoken numbers of one and two figures: Hindi, English as it is written in Hindi, and both in Latin letters. */
const HINDI = {
  ...numbered('शून्य एक दो तीन चार पांच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरेपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे', 0),
  ...{ जीरो: 0, छः: 6, छे: 6, छ: 6, छै: 6, पन्द्रह: 15, इकत्तीस: 31, चवालीस: 44, तिरपन: 53 },
}; // biome-ignore format: a table
/** As they are spelled besides: निन्यानबे, अठ्ठाइस. */
const SPELLINGS = [
  ['नवे', 'नबे'],
  ['ट्ठ', 'ठ'],
  ['ट्ठ', 'ठ्ठ'],
  ['ई', 'इ'],
] as const;
const spelled = (numbers: Readonly<Record<string, number>>) =>
  SPELLINGS.reduce(
    (all, [from, to]) =>
      Object.fromEntries(
        Object.entries(all).flatMap(([it, value]) => [
          [it, value],
          [it.replace(from, to), value],
        ]),
      ),
    numbers,
  );
const ROMAN = {
  ...numbered('shunya ek do teen char paanch chhe saat aath nau das gyarah barah terah chaudah pandrah solah satrah atharah unnis bees', 0),
  ...numbered('tees chalis pachas sath sattar assi nabbe', 30, 10),
  ...{ chaar: 4, panch: 5, chhah: 6, cheh: 6, chah: 6, che: 6, sat: 7, aat: 8, ath: 8, bis: 20, tis: 30, chalees: 40 },
}; // biome-ignore format: a table
const UNITS = {
  ...numbered('वन टू थ्री फोर फाइव सिक्स सेवन एट नाइन', 1),
  ...{ फाईव: 5, सेवेन: 7, ऐट: 8, नाईन: 9, ओ: 0, ओह: 0, ज़ीरो: 0 },
}; // biome-ignore format: a table
const TENS = {
  ...numbered('ट्वेंटी थर्टी फोर्टी फिफ्टी सिक्सटी सेवेंटी एटी नाइंटी', 20, 10),
  ...{ ट्वेन्टी: 20, फॉर्टी: 40, सिक्स्टी: 60, सेवन्टी: 70, नाइन्टी: 90, नाइनटी: 90 },
}; // biome-ignore format: a table
const TEENS = numbered('टेन इलेवन ट्वेल्व थर्टीन फोर्टीन फिफ्टीन सिक्सटीन सेवेंटीन एटीन नाइनटीन', 10);
const englishUnits = numbered(ONES, 1);
const englishTens = numbered(ENGLISH_TENS, 20, 10);

/** Number words and the digits they stand for. */
export const DIGITS = asDigits(
  { प्लस: '+', plus: '+' },
  spelled(HINDI),
  ROMAN,
  UNITS,
  TEENS,
  TENS,
  sums(TENS, UNITS, [' ', '']),
  { zero: 0 },
  englishUnits,
  numbered(ENGLISH_TEENS, 10),
  englishTens,
  sums(englishTens, englishUnits, [' ', '-']),
);
