import { describe } from '@jest/globals';
import { en } from '../../../shared/extraction/languages/en.ts';
import { type ShipmentReading, testShipments } from '../../support/shipment-readings.ts';

const UPS = '1Z5R89390357567127';
const OTHER = '1Z879E930346834440';
const FEDEX = '986578788855';

describe('an order', () => {
  const rows: ShipmentReading[] = [
    [['Where is my order 4711882?'], [{ order_id: '4711882', tracking_number: null, carrier: null }]],
    [['order no. 771-20945 never came'], [{ order_id: '771-20945' }]],
    [['wheres my ordr?? 7719034'], [{ order_id: '7719034' }]],
    [['Order ref: WEB-55120'], [{ order_id: 'WEB-55120' }]],
    [['our PO 4500187762 is late'], [{ order_id: '4500187762' }]],
    [['We raised SO/2027/00418 with you.'], [{ order_id: 'SO/2027/00418' }]],
    [['It is 113-1234567-7654321 on Amazon'], [{ order_id: '113-1234567-7654321' }]],
    [['any news on #91303?'], [{ order_id: '#91303' }]],
    [['order no70647 please'], [{ order_id: '70647' }]],
    [['> What is your order number?', 'KL8820931'], [{ order_id: 'KL8820931' }]],
    [['Orders 51120, 51121 and 51177'], [{ order_id: '51120' }, { order_id: '51121' }, { order_id: '51177' }]],
    [['two refs: 20-1180 (order) and 9912 (customer)'], [{ order_id: '20-1180' }]],
    [['Order nr.88120'], [{ order_id: '88120' }]],
    [['order ٥٥٢٨١٠٣'], [{ order_id: '5528103' }]],
    [['order 90112 arrived, but 90113 is stuck'], [{ order_id: '90112' }, { order_id: '90113' }]],
    [['8812309 is my order number'], [{ order_id: '8812309' }]],
    [['Could you look at #118-40?'], [{ order_id: '#118-40' }]],
    [['ordered headphones, ord no 4417820'], [{ order_id: '4417820' }]],
    [['Confirmation number: HX7Q22. Where is the bike?'], [{ order_id: 'HX7Q22' }]],
    [['The reference on the confirmation email is TX00481.'], [{ order_id: 'TX00481' }]],
    [['They gave me order M00471 and also M00472 for the lid.'], [{ order_id: 'M00471' }, { order_id: 'M00472' }]],
    [['Two orders: 300118 came on Tuesday, 300127 has not.'], [{ order_id: '300118' }, { order_id: '300127' }]],
    [
      ['> Which order is that?', 'the one ending in 8841', '> And the full number?', '20458841'],
      [{ order_id: '20458841' }],
    ],
    [['all I have is my order: 77-10-44'], [{ order_id: '77-10-44' }]],
    [
      ['> Your order number?', 'It starts with 55? Let me look', '> Take your time.', '5512097'],
      [{ order_id: '5512097' }],
    ],
    [['order numer 88104, my name is Priya'], [{ order_id: '88104' }]],
    [['Hi, order#A10229 and the refund REF-5510 please'], [{ order_id: 'A10229' }]],
    [['My order number? It should be 991-204-55.'], [{ order_id: '991-204-55' }]],
    [['I have the order number here somewhere... ah: Z9-44102'], [{ order_id: 'Z9-44102' }]],
    [['We have two open POs with you, 4500118 and 4500131.'], [{ order_id: '4500118' }, { order_id: '4500131' }]],
    [['order 7719-C came, the page for 7719-D says pending'], [{ order_id: '7719-C' }, { order_id: '7719-D' }]],
    [['my order has not come', '> Can you give me the number, please?', '70018823'], [{ order_id: '70018823' }]],
    [['> Which order number?', 'one sec', '> Sure', '5580-1'], [{ order_id: '5580-1' }]],
    [['Try order number five five one zero eight two seven'], [{ order_id: '5510827' }]],
    [['> Your order number, please?', "it's BLQTZ9 i think"], [{ order_id: 'BLQTZ9' }]],
  ];
  testShipments(rows, en);
});

describe('an order whose number is typed apart', () => {
  const rows: ShipmentReading[] = [
    [['My order is NB 2207, placed on Thursday'], [{ order_id: 'NB 2207' }]],
    [['order 70.118.402 was meant for yesterday'], [{ order_id: '70.118.402' }]],
    [['the order number is 4 4 7 1 0 9 2 2'], [{ order_id: '4 4 7 1 0 9 2 2' }]],
    [['Order number 5512 8834 20, please cancel'], [{ order_id: '5512 8834 20' }]],
    [['> Your order number?', '4471 0922'], [{ order_id: '4471 0922' }]],
    [['orders 4711 4712'], [{ order_id: '4711' }, { order_id: '4712' }]],
    [['order 55120 20 pieces'], [{ order_id: '55120' }]],
    [['MY ORDER IS LATE 55120'], []],
    [['order ID 2207'], [{ order_id: '2207' }]],
  ];
  testShipments(rows, en);
});

describe('an order that no word announces', () => {
  const rows: ShipmentReading[] = [
    [['Hi, W-55018 still says processing.'], [{ order_id: 'W-55018' }]],
    [['Hello, GB-2291-KX has not been dispatched yet.'], [{ order_id: 'GB-2291-KX' }]],
    [
      [`Both please: W-30418 went out as ${UPS}, and W-30977 with FedEx as ${FEDEX}.`],
      [
        { tracking_number: UPS, order_id: 'W-30418' },
        { tracking_number: FEDEX, order_id: 'W-30977' },
      ],
    ],
    [['Can someone tell me the ETA for HB-90417?'], [{ order_id: 'HB-90417' }]],
    [['Chasing WEB/44/20917 again.'], [{ order_id: 'WEB/44/20917' }]],
    [['Any news on HB-90417 adapters?'], []],
    [['The XR-22001 arrived broken'], []],
    [['XR-22001 is what I want'], []],
  ];
  testShipments(rows, en);
});

describe('an order in a table', () => {
  const rows: ShipmentReading[] = [
    [['Order number | Date | Total\n774120 | 2026-03-04 | 88.20\nThis never came.'], [{ order_id: '774120' }]],
    [['Invoice\tOrder\tItem\n90012\t81120\tlamp\n90013\t82240\tchair'], [{ order_id: '81120' }, { order_id: '82240' }]],
    [['SKU | Qty\n448120 | 30'], []],
  ];
  testShipments(rows, en);
});

describe('an order and a carrier’s number', () => {
  const rows: ShipmentReading[] = [
    [[`Order 4711882, tracking ${UPS}`], [{ tracking_number: UPS, order_id: '4711882' }]],
    [[`My order is 4711882.`, '> And the tracking number?', UPS], [{ tracking_number: UPS, order_id: '4711882' }]],
    [
      [`Two parcels, same order (#91303): ${UPS} came, ${OTHER} did not.`],
      [
        { tracking_number: UPS, order_id: '#91303' },
        { tracking_number: OTHER, order_id: '#91303' },
      ],
    ],
    [
      [`- ${UPS} (order 60417)\n- ${FEDEX} (order 60533)`],
      [
        { tracking_number: UPS, order_id: '60417' },
        { tracking_number: FEDEX, order_id: '60533' },
      ],
    ],
    [
      [`- order 60417, UPS ${UPS}\n- order 60533, FedEx ${FEDEX}`],
      [
        { tracking_number: UPS, order_id: '60417' },
        { tracking_number: FEDEX, order_id: '60533' },
      ],
    ],
    [[`#60417 is ${UPS}, and order 60417 is late`], [{ tracking_number: UPS, order_id: '#60417' }]],
    [
      [`Order 60417 is ${UPS}.`, 'And where is order 60999?'],
      [{ tracking_number: UPS, order_id: '60417' }, { order_id: '60999' }],
    ],
  ];
  testShipments(rows, en);
});

describe('no order is', () => {
  const rows: ShipmentReading[] = [
    [['377 Santana Row #1000 is my address'], []],
    [['My booking confirmation number is 73388'], []],
    [['Invoice INV-2026-00931, customer number 88213390'], []],
    [['I ordered on 12/03/2026 and paid 1,234 dollars'], []],
    [['My order of 2026'], []],
    [['I ordered 5000 pieces'], []],
    [['The serial number is 7700213456'], []],
    [['Ticket #88123 about my order'], []],
    [['Can you find the order ending in 3307?'], []],
    [['my order is late', '> What is your address?', '4415 Elm Avenue'], []],
    [['my order is late', '> I see. And the postcode?', '60614'], []],
    [['> Which order number?', 'I do not have it', '> Sure', '60614'], []],
    [['> Which order number?', 'one sec', '> Your address please', '60614'], []],
    [['My order has not come and I live at 4415 Elm Avenue, Springfield 62704'], []],
    [['Your collection ref. CO-5518 of last week'], []],
    [[`Order ${'1'.repeat(70)}`], []],
  ];
  testShipments(rows, en);
});
