import { hi } from '../../../shared/extraction/languages/hi.ts';
import { type TermsReading, testTerms } from './terms.ts';

const readings: readonly TermsReading[] = [
  [
    ['ऑफिस कुर्सी का रेट क्या है?', '> 4,500 रुपये प्रति पीस, 20 से ज्यादा पर 8% छूट।', '25 कुर्सी भेज दीजिए।'],
    {
      product: 'ऑफिस कुर्सी',
      quantity: 25,
      unit_price: 4500,
      discount_percent: 8,
      currency: 'INR',
    },
  ],
  [
    ['हमें 300 बोरी सीमेंट चाहिए।', '> 380 रुपये बोरी, पेमेंट 15 दिन में।', 'ठीक है।'],
    {
      product: 'सीमेंट',
      quantity: 300,
      unit_price: 380,
      currency: 'INR',
      payment_terms: 'पेमेंट 15 दिन में',
    },
  ],
  [
    ['1000 kg chawal chahiye, 42 rupaye kilo', '> 44 rupaye', 'theek hai'],
    {
      product: 'chawal',
      quantity: 1000,
      unit_price: 44,
      currency: 'INR',
    },
  ],
  [
    ['> यह ऑफर 31 मार्च 2025 तक मान्य है: मोबाइल कवर 120 रुपये, 10% छूट।', '200 पीस चाहिए, कैश ऑन डिलीवरी।'],
    {
      product: 'मोबाइल कवर',
      quantity: 200,
      unit_price: 120,
      discount_percent: 10,
      currency: 'INR',
      valid_until: '2025-03-31',
      payment_terms: 'कैश ऑन डिलीवरी',
    },
  ],
  [
    ['पिछले साल हमने 700 रुपये दिए थे।', '> इस साल पंखा 750 रुपये का है।', 'ठीक है, 40 पंखे।'],
    {
      product: 'पंखा',
      quantity: 40,
      unit_price: 750,
      currency: 'INR',
    },
  ],
];

testTerms(readings, hi);
