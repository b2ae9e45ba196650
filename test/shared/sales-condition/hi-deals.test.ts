import { describe } from '@jest/globals';
import { hi } from '../../../shared/extraction/languages/hi.ts';
import { testTerms } from './terms.ts';

describe('a deal', () => {
  testTerms(
    [
      [
        [
          'नमस्ते, प्लास्टिक की कुर्सियाँ किस रेट पर मिलेंगी?',
          '> 450 रुपये प्रति पीस।',
          '200 पीस चाहिए, कुछ छूट मिलेगी?',
          '> 4% छूट दे सकते हैं।',
          'ठीक है, पक्का।',
        ],
        { product: 'प्लास्टिक की कुर्सी', quantity: 200, unit_price: 450, discount_percent: 4, currency: 'INR' },
      ],
      [
        [
          'bhai 50 kg paneer chahiye, kya rate hai',
          '> 340 rs kilo',
          'thoda jyada hai, 320 me do',
          '> 330 final',
          'ok done, cash on delivery',
        ],
        { product: 'paneer', quantity: 50, unit_price: 330, currency: 'INR' },
      ],
      [
        ['हमें ढाई सौ बोरी सीमेंट की ज़रूरत है।', '> एक बोरी 380 रुपये की पड़ेगी।', 'मंज़ूर है। भुगतान: आधा अग्रिम, बाकी डिलीवरी पर।'],
        { product: 'सीमेंट', quantity: 250, unit_price: 380, currency: 'INR' },
      ],
      [
        ['100 नहीं, 150 सिलाई मशीनें भेजिए।', '> जी, 150 मशीनें, ₹7,200 प्रति मशीन।', 'ठीक है'],
        { product: 'सिलाई मशीन', quantity: 150, unit_price: 7200, currency: 'INR' },
      ],
      [
        [
          'पिछले साल बासमती चावल 85 रुपये किलो था, इस बार क्या भाव है?',
          '> इस बार 92 रुपये किलो।',
          '2 टन भेज दीजिए, 30 दिन का उधार।',
        ],
        { product: 'बासमती चावल', quantity: 2, unit_price: 92, currency: 'INR' },
      ],
      [
        ['> टी-शर्ट का रेट 180 रुपये है, 500 से ज़्यादा पर 165 रुपये।', '600 टी-शर्ट का ऑर्डर लिख लीजिए।'],
        { product: 'टी-शर्ट', quantity: 600, unit_price: 165, currency: 'INR' },
      ],
      [
        ['दूसरी कंपनी 55 रुपये में दे रही है, आप स्टील के गिलास कितने में देंगे?', '> हम 52 रुपये में देंगे।', 'ठीक है, डेढ़ हज़ार गिलास।'],
        { product: 'स्टील के गिलास', quantity: 1500, unit_price: 52, currency: 'INR' },
      ],
      [
        [
          'we need 40 office chairs, rate kya hai?',
          '> 3,800 rupaye per chair, 10 se zyada par 5% discount',
          'theek hai, payment 15 din mein',
        ],
        { product: 'office chair', quantity: 40, unit_price: 3800, discount_percent: 5, currency: 'INR' },
      ],
      [
        ['आम की पेटी कितने की है?', '> 600 रुपये पेटी, न्यूनतम 10 पेटी।', '25 पेटी दे दो। पैसे माल मिलने पर।'],
        { product: 'आम', quantity: 25, unit_price: 600, currency: 'INR' },
      ],
      [
        ['सोलर पैनल की 80 यूनिट, 210 डॉलर प्रति यूनिट, FOB मुंद्रा, एलसी एट साइट।', '> स्वीकार है।'],
        { product: 'सोलर पैनल', quantity: 80, unit_price: 210, currency: 'USD', incoterm: 'FOB' },
      ],
      [
        ['स्कूल बैग 350 में चलेगा?', '> नहीं, 350 में घाटा है। 375 रुपये से कम नहीं होगा।', 'चलो 375 ही सही, पाँच सौ बैग बना दो।'],
        { product: 'स्कूल बैग', quantity: 500, unit_price: 375, currency: 'INR' },
      ],
      [
        ['हल्दी पाउडर चाहिए।', '> कितना चाहिए?', 'तीन क्विंटल', '> 14000 रुपये क्विंटल, ट्रांसपोर्ट 500 रुपये अलग।', 'ठीक है भेज दो'],
        { product: 'हल्दी पाउडर', quantity: 3, unit_price: 14000, currency: 'INR' },
      ],
      [
        [
          'मिट्टी के दीये 2000 चाहिए दिवाली के लिए।',
          '> 3 रुपये प्रति दीया।',
          '2.50 रुपये लगाइए',
          '> चलिए 2.75 रुपये फाइनल।',
          'ठीक है।',
        ],
        { product: 'मिट्टी के दीये', quantity: 2000, unit_price: 2.75, currency: 'INR' },
      ],
      [
        [
          'sir 25 laptop bag lena hai, best price?',
          '> 650 per bag, 20 se upar par 600',
          'theek hai 600 pe done, advance payment',
        ],
        { product: 'laptop bag', quantity: 25, unit_price: 600 },
      ],
      [
        [
          'हमें पाँच हज़ार ईंटों की आवश्यकता है, क्या दर है?',
          '> 7 रुपये प्रति ईंट, ट्रांसपोर्ट अलग।',
          'मंज़ूर। 50% अग्रिम, बाकी माल मिलने पर।',
        ],
        { product: 'ईंट', quantity: 5000, unit_price: 7, currency: 'INR' },
      ],
      [
        ['गेहूं का भाव?', '> 2,400 रुपये क्विंटल।', 'बहुत महंगा है, 2,300 करो।', '> 2,350 से कम नहीं।', 'चलो ठीक, 80 क्विंटल।'],
        { product: 'गेहूं', quantity: 80, unit_price: 2350, currency: 'INR' },
      ],
      [
        ['कॉटन के पर्दे 60 जोड़े, 900 रुपये जोड़ा, 10 फीसदी छूट के साथ।', '> स्वीकार, डिलीवरी के 15 दिन बाद भुगतान।'],
        { product: 'कॉटन के पर्दे', quantity: 60, unit_price: 900, discount_percent: 10, currency: 'INR' },
      ],
    ],
    hi,
  );
});

describe('a numeral', () => {
  testTerms(
    [
      [['ढाई सौ पीस साबुन चाहिए'], { product: 'साबुन', quantity: 250 }],
      [['डेढ़ लाख ईंटें चाहिए'], { quantity: 150000 }],
      [['१,००,००० पेन भेजिए'], { product: 'पेन', quantity: 100000 }],
      [['साढ़े तीन सौ बोरी सीमेंट'], { product: 'सीमेंट', quantity: 350, unit: 'बोरी' }],
      [['5 दर्जन केले भेज दो'], { quantity: 60 }],
      [['do hazar pen chahiye'], { product: 'pen', quantity: 2000 }],
    ],
    hi,
  );
});

describe('a price', () => {
  testTerms(
    [
      [['200 कुर्सियाँ, 450 रुपये प्रति कुर्सी'], { product: 'कुर्सी', quantity: 200, unit_price: 450, currency: 'INR' }],
      [['500 किलो चाय, 320 रुपये किलो के हिसाब से'], { product: 'चाय', quantity: 500, unit_price: 320 }],
      [['40 fan chahiye, 1,250 rs per piece'], { product: 'fan', quantity: 40, unit_price: 1250 }],
      [['> रेट 180 रुपये है, 500 से ज़्यादा पर 165 रुपये।', '100 टी-शर्ट भेज दो'], { quantity: 100, unit_price: 180 }],
      [['200 की जगह 300 पंखे भेज दीजिए'], { quantity: 300 }],
    ],
    hi,
  );
});

describe('terms of payment', () => {
  testTerms(
    [
      [['40% अग्रिम, बाकी डिलीवरी पर'], { payment_terms: '40% अग्रिम, बाकी डिलीवरी पर' }],
      [['payment 15 din mein'], { payment_terms: 'payment 15 din mein' }],
      [['30 दिन का उधार दीजिए'], { payment_terms: '30 दिन का उधार' }],
    ],
    hi,
  );
});
