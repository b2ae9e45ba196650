import { describe, expect, test } from '@jest/globals';
import { hi } from '../../../shared/extraction/languages/hi.ts';
import { readShipments } from '../../../shared/shipment/read-shipments.ts';
import { turnsOf } from '../../support/readings.ts';
import { type ShipmentReading, testShipments } from '../../support/shipment-readings.ts';

const statusesOf = (lines: readonly string[]) => readShipments(turnsOf(lines), hi).map(({ status }) => status);

describe('numbers and orders', () => {
  const rows: ShipmentReading[] = [
    [
      ['bhai mera parcel kaha hai, tracking no rr483839555in'],
      [{ tracking_number: 'RR483839555IN', carrier: 'india_post' }],
    ],
    [
      ['ब्लू डार्ट से पार्सल आना था, एडब्ल्यूबी नंबर 69201837745, मेरा मोबाइल 98201 33456'],
      [{ tracking_number: '69201837745', carrier: 'blue_dart' }],
    ],
    [
      ['delhivery ka tracking number 1490827736651 hai, abhi tak nahi aaya'],
      [{ tracking_number: '1490827736651', carrier: 'delhivery' }],
    ],
    [['> कृपया ट्रैकिंग नंबर बताइए।', '1Z2A34E87218125530'], [{ tracking_number: '1Z2A34E87218125530', carrier: 'ups' }]],
    [['order id OD4471820 abhi tak ship nahi hua'], [{ order_id: 'OD4471820', status: 'pre_transit' }]],
    [['मेरा ऑर्डर नंबर ५५२८१०३ है, बिल नंबर 20240033 और ग्राहक संख्या 449120'], [{ order_id: '5528103' }]],
    [
      ['ऑर्डर #77120 डीएचएल से आ रहा है, ट्रैकिंग 8051423601, रास्ते में है'],
      [{ tracking_number: '8051423601', carrier: 'dhl', order_id: '#77120', status: 'in_transit' }],
    ],
    [['पड़ोसी का पार्सल CP227551886IN मेरे यहाँ आ गया, मेरा EE314956409IN है'], [{ tracking_number: 'EE314956409IN' }]],
    [['LX274919621IN', 'sorry galat likh diya, sahi number RB854794977IN'], [{ tracking_number: 'RB854794977IN' }]],
    [
      ['दो पार्सल हैं: RR483839555IN और दूसरा CP227551886IN'],
      [{ tracking_number: 'RR483839555IN' }, { tracking_number: 'CP227551886IN' }],
    ],
    [['> Tracking number kya hai?', 'mere paas number nahi hai, 9876501234 par call karo'], []],
    [['शिकायत नंबर 55120, स्पीड पोस्ट नंबर EE314956409IN'], [{ tracking_number: 'EE314956409IN', carrier: 'india_post' }]],
    [['order 77120, sorry galti ho gayi, order 77210'], [{ order_id: '77210' }]],
    [['990127 wala order cancel karna hai'], [{ order_id: '990127', status: null }]],
  ];
  testShipments(rows, hi);
});

describe('conversations', () => {
  const rows: ShipmentReading[] = [
    [
      ['yaar mera courier kaha atka hai 😡 EE314956409IN 5 din se kolkata me pada hai'],
      [{ tracking_number: 'EE314956409IN', carrier: 'india_post', order_id: null, status: 'on_hold' }],
    ],
    [
      ['जूते मंगवाए थे, ऑर्डर आईडी 1029384756, अब तक भेजा नहीं गया'],
      [{ tracking_number: null, order_id: '1029384756', status: 'pre_transit' }],
    ],
    [['> आपका ऑर्डर नंबर क्या है?', '445120'], [{ tracking_number: null, order_id: '445120', status: null }]],
    [
      ['aaj aana tha 1Z5A68E07659256316 par koi nahi aaya'],
      [{ tracking_number: '1Z5A68E07659256316', carrier: 'ups', order_id: null, status: null }],
    ],
    [
      ['1Z5A68E07659256316 seller ko wapas chala gaya jabki main ghar pe tha'],
      [{ tracking_number: '1Z5A68E07659256316', carrier: 'ups', order_id: null, status: 'return_to_sender' }],
    ],
    [
      ['ऑर्डर 90112 मिल गया लेकिन ऑर्डर 90113 कस्टम में फंसा है'],
      [
        { tracking_number: null, order_id: '90112', status: 'delivered' },
        { tracking_number: null, order_id: '90113', status: 'on_hold' },
      ],
    ],
    [
      ['आधार नंबर 123412341234, ऑर्डर AX-7781, मोबाइल 9822334455'],
      [{ tracking_number: null, order_id: 'AX-7781', status: null }],
    ],
    [
      ['tracking RR 483 839 555 IN, dabba phata hua aaya'],
      [{ tracking_number: 'RR483839555IN', carrier: 'india_post', order_id: null, status: 'exception' }],
    ],
    [
      ['number RB854794977IN nahi, RR483839555IN hai'],
      [{ tracking_number: 'RR483839555IN', carrier: 'india_post', order_id: null, status: null }],
    ],
    [
      ['> Tracking number?', 'CP227551886IN', '> Aapka parcel out for delivery hai.', 'thik hai shukriya'],
      [{ tracking_number: 'CP227551886IN', carrier: 'india_post', order_id: null, status: 'out_for_delivery' }],
    ],
    [
      ['डाकिया कहता है घर पर कोई नहीं था CP227551886IN'],
      [{ tracking_number: 'CP227551886IN', carrier: 'india_post', order_id: null, status: 'delivery_failed' }],
    ],
    [['tracking number pata nahi hai, naam Ravi, 9811223344'], []],
  ];
  testShipments(rows, hi);
});

describe('what is said of a parcel', () => {
  test.each([
    ['अभी तक शिप नहीं हुआ', 'pre_transit'],
    ['sirf label bana hai', 'pre_transit'],
    ['pack ho raha hai', 'pre_transit'],
    ['कल डिस्पैच हो गया', 'in_transit'],
    ['raste me hai dikha raha hai', 'in_transit'],
    ['दिल्ली हब से निकल गया', 'in_transit'],
    ['डिलीवरी के लिए निकल गया है', 'out_for_delivery'],
    ['out for delivery dikha raha hai', 'out_for_delivery'],
    ['पोस्ट ऑफिस से लेना पड़ेगा', 'available_for_pickup'],
    ['pickup ke liye ready hai', 'available_for_pickup'],
    ['डिलीवर हो गया दिखा रहा है पर मिला नहीं', 'delivered'],
    ['parcel mil gaya', 'delivered'],
    ['गार्ड को दे दिया', 'delivered'],
    ['डिलीवरी नहीं हो पाई', 'delivery_failed'],
    ['delivery boy bola ghar pe koi nahi tha', 'delivery_failed'],
    ['address galat bata rahe hain', 'delivery_failed'],
    ['सेंडर को वापस जा रहा है', 'return_to_sender'],
    ['wapas bhej diya', 'return_to_sender'],
    ['RTO ho gaya', 'return_to_sender'],
    ['कस्टम में अटका हुआ है', 'on_hold'],
    ['mumbai me atak gaya hai', 'on_hold'],
    ['teen din se update nahi ho raha', 'on_hold'],
    ['डिब्बा टूटा हुआ मिला', 'exception'],
    ['parcel kho gaya', 'exception'],
    ['बहुत लेट हो गया है', 'exception'],
    ['galat address pe deliver kar diya', 'exception'],
    ['ऑर्डर कैंसिल हो गया', 'cancelled'],
    ['tracking expire ho gayi', 'expired'],
    ['delivery wala aaya tha par ghar band tha to chala gaya', 'delivery_failed'],
    ['स्टेटस में पिकअप हो गया लिखा है', 'in_transit'],
    ['seller ne abhi tak bheja hi nahi', 'pre_transit'],
    ['डाकघर में रखा है, लेने जाना है', 'available_for_pickup'],
    ['watchman ko deliver kar diya', 'delivered'],
    ['कस्टम ड्यूटी की वजह से रोक दिया है', 'on_hold'],
    ['company ko return ho gaya', 'return_to_sender'],
    ['पैकेट फटा हुआ था', 'exception'],
    ['courier office se khud lena padega', 'available_for_pickup'],
    ['mila nahi hai lekin out for delivery likha hai', 'out_for_delivery'],
  ])('"%s" is %s', (said, status) => {
    expect(statusesOf([`RR483839555IN के बारे में: ${said}।`])).toEqual([status]);
  });

  test.each([
    'क्या डिलीवर हो गया?',
    'deliver ho gaya kya?',
    'कब डिलीवर होगा?',
    'डिलीवर नहीं हुआ',
    'parcel nahi mila',
    'कल तक डिलीवर हो जाएगा',
    'मेरा कार्ड एक्सपायर हो गया',
    'parcel kahan hai?',
    'kya kho gaya hai?',
    'order cancel karna hai',
    'उम्मीद है खोया नहीं होगा',
    'aaj aa jayega kya',
    'मुझे पार्सल डिलीवर नहीं किया गया',
  ])('"%s" states nothing', (said) => {
    expect(statusesOf([`RR483839555IN. ${said}`])).toEqual([null]);
  });

  test('a question that takes it for granted states it', () => {
    expect(statusesOf(['RR483839555IN वापस क्यों भेज दिया?'])).toEqual(['return_to_sender']);
  });
});
