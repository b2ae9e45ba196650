import { describe, expect, test } from '@jest/globals';
import { ar } from '../../../shared/extraction/languages/ar.ts';
import { readShipments } from '../../../shared/shipment/read-shipments.ts';
import { turnsOf } from '../../support/readings.ts';
import { type ShipmentReading, testShipments } from '../../support/shipment-readings.ts';

const statusesOf = (lines: readonly string[]) => readShipments(turnsOf(lines), ar).map(({ status }) => status);

describe('numbers and orders', () => {
  const rows: ShipmentReading[] = [
    [['السلام عليكم وين شحنتي رقمها rr587838385sa'], [{ tracking_number: 'RR587838385SA', carrier: 'saudi_post' }]],
    [
      ['أنتظر طرد من أرامكس ورقم البوليصة ٤٨٢٩١٠٣٧٧٥١ وجوالي 0551234567'],
      [{ tracking_number: '48291037751', carrier: 'aramex' }],
    ],
    [['شحنتي مع سمسا رقم 290184773625'], [{ tracking_number: '290184773625', carrier: 'smsa' }]],
    [['> ممكن رقم التتبع؟', '1Z3A26E62762307667'], [{ tracking_number: '1Z3A26E62762307667', carrier: 'ups' }]],
    [['طلبي رقم 8812093 من اسبوعين ولم يتم شحنه'], [{ order_id: '8812093', status: 'pre_transit' }]],
    [['رقم الطلب هو 5528103 ورقم الفاتورة 20240033 ورقم العميل 449120'], [{ order_id: '5528103' }]],
    [
      ['الاوردر #77120 مع دي اتش ال ورقم الشحنة 7050226400 وهي في الطريق'],
      [{ tracking_number: '7050226400', carrier: 'dhl', order_id: '#77120', status: 'in_transit' }],
    ],
    [['وصلني طرد جاري CP897541445SA، أما شحنتي فهي EE016799084SA'], [{ tracking_number: 'EE016799084SA' }]],
    [['LX042654454SA', 'عفوا كتبته غلط، الصحيح RB417771429SA'], [{ tracking_number: 'RB417771429SA' }]],
    [
      ['عندي شحنتين RR587838385SA وكمان CP897541445SA'],
      [{ tracking_number: 'RR587838385SA' }, { tracking_number: 'CP897541445SA' }],
    ],
    [['> ما هو رقم الشحنة؟', 'ما عندي رقم، كلموني على 0509981234'], []],
    [
      ['رقم البلاغ 55120 ورقم التتبع EE590139891AE عن طريق بريد الإمارات'],
      [{ tracking_number: 'EE590139891AE', carrier: 'emirates_post' }],
    ],
    [['طلب 77120، اسف غلطت، رقم الطلب 77210'], [{ order_id: '77210' }]],
    [['بغيت نتبع الكوموند ديالي رقم 990127'], [{ order_id: '990127' }]],
  ];
  testShipments(rows, ar);
});

describe('conversations', () => {
  const rows: ShipmentReading[] = [
    [
      ['وين شحنتي 😡 EE016799084SA صار لها اسبوع واقفة في جدة'],
      [{ tracking_number: 'EE016799084SA', carrier: 'saudi_post', order_id: null, status: 'on_hold' }],
    ],
    [
      ['اشتريت حذاء من موقعكم رقم طلبي 1029384756 وإلى الآن ما انشحن'],
      [{ tracking_number: null, order_id: '1029384756', status: 'pre_transit' }],
    ],
    [['> ممكن تزودني برقم الطلب؟', '445120'], [{ tracking_number: null, order_id: '445120', status: null }]],
    [
      ['المفروض توصل اليوم 1Z5A68E07659256316 وما جاني أحد'],
      [{ tracking_number: '1Z5A68E07659256316', carrier: 'ups', order_id: null, status: null }],
    ],
    [
      ['الشحنة 1Z5A68E07659256316 رجعوها للمتجر وأنا كنت بالبيت'],
      [{ tracking_number: '1Z5A68E07659256316', carrier: 'ups', order_id: null, status: 'return_to_sender' }],
    ],
    [
      ['الطلب 90112 وصلني لكن الطلب 90113 محجوز في الجمارك'],
      [
        { tracking_number: null, order_id: '90112', status: 'delivered' },
        { tracking_number: null, order_id: '90113', status: 'on_hold' },
      ],
    ],
    [
      ['رقم الهوية 1012345678 ورقم الطلب AX-7781 وجوالي 0551112233'],
      [{ tracking_number: null, order_id: 'AX-7781', status: null }],
    ],
    [
      ['رقم التتبع RR ٥٨٧ ٨٣٨ ٣٨٥ SA وصل الكرتون ممزق'],
      [{ tracking_number: 'RR587838385SA', carrier: 'saudi_post', order_id: null, status: 'exception' }],
    ],
    [
      ['الرقم RB417771429SA وليس RR587838385SA'],
      [{ tracking_number: 'RB417771429SA', carrier: 'saudi_post', order_id: null, status: null }],
    ],
    [
      ['> رقم الشحنة لو سمحت؟', 'CP897541445SA', '> الشحنة الآن مع المندوب للتوصيل.', 'شكرا'],
      [{ tracking_number: 'CP897541445SA', carrier: 'saudi_post', order_id: null, status: 'out_for_delivery' }],
    ],
    [
      ['مكتوب المستلم غير موجود وأنا طول اليوم في البيت CP897541445SA'],
      [{ tracking_number: 'CP897541445SA', carrier: 'saudi_post', order_id: null, status: 'delivery_failed' }],
    ],
    [['ما عندي رقم التتبع، اسمي سارة، 0509988776'], []],
  ];
  testShipments(rows, ar);
});

describe('what is said of a parcel', () => {
  test.each([
    ['لم يتم شحنها بعد', 'pre_transit'],
    ['الطلب قيد التجهيز', 'pre_transit'],
    ['تم إنشاء بوليصة الشحن فقط', 'pre_transit'],
    ['تم شحنها أمس', 'in_transit'],
    ['الشحنة في الطريق', 'in_transit'],
    ['غادرت مركز الفرز في الرياض', 'in_transit'],
    ['خرجت للتوصيل الصبح', 'out_for_delivery'],
    ['مكتوب قيد التوصيل', 'out_for_delivery'],
    ['الطرد مع المندوب', 'out_for_delivery'],
    ['جاهزة للاستلام من الفرع', 'available_for_pickup'],
    ['موجودة في مكتب البريد بانتظار الاستلام', 'available_for_pickup'],
    ['مكتوب تم التسليم بس ما وصلني شي', 'delivered'],
    ['استلمت الطرد اليوم', 'delivered'],
    ['وصلتني الشحنة', 'delivered'],
    ['فشل التوصيل', 'delivery_failed'],
    ['المندوب يقول ما في أحد بالبيت', 'delivery_failed'],
    ['العنوان غير واضح', 'delivery_failed'],
    ['تم إرجاعها إلى المرسل', 'return_to_sender'],
    ['رجعت للبائع', 'return_to_sender'],
    ['محتجزة في الجمارك', 'on_hold'],
    ['عالقة في الجمارك من أسبوع', 'on_hold'],
    ['ما تحركت من ثلاث أيام', 'on_hold'],
    ['وصل الطرد مكسور', 'exception'],
    ['ضاعت الشحنة', 'exception'],
    ['الشحنة متأخرة جدا', 'exception'],
    ['تم إلغاء الشحنة', 'cancelled'],
    ['انتهت مدة الحفظ', 'expired'],
    ['المندوب جاء وما لقى أحد في البيت', 'delivery_failed'],
    ['الحالة: تم استلام الشحنة من قبل الناقل', 'in_transit'],
    ['التاجر لسه ما جهز الطلب ولا أرسله', 'pre_transit'],
    ['موجودة عندكم في الفرع وأقدر أستلمها', 'available_for_pickup'],
    ['تم تسليمها للحارس', 'delivered'],
    ['موقوفة لأن الرسوم الجمركية ما اندفعت', 'on_hold'],
    ['رجعوها للمرسل', 'return_to_sender'],
    ['الكرتون مفتوح ومبلول', 'exception'],
    ['ليش لسه ما انشحنت؟', 'pre_transit'],
    ['جاهزة للاستلام في نقطة التسليم', 'available_for_pickup'],
    ['ما وصلت لكن مكتوب خرجت للتوصيل', 'out_for_delivery'],
  ])('"%s" is %s', (said, status) => {
    expect(statusesOf([`بخصوص RR587838385SA: ${said}.`])).toEqual([status]);
  });

  test.each([
    'هل تم التسليم؟',
    'متى تخرج للتوصيل',
    'لم يتم التسليم.',
    'ما وصلت للحين',
    'ليست في الجمارك',
    'المفروض يتم توصيلها بكرة',
    'بطاقتي منتهية',
    'وين شحنتي؟',
    'هل ضاعت الشحنة',
    'اريد الغاء الطلب',
    'أتمنى ما تكون ضاعت',
    'توصل اليوم؟',
    'لم تصلني الشحنة',
  ])('"%s" states nothing', (said) => {
    expect(statusesOf([`RR587838385SA. ${said}`])).toEqual([null]);
  });

  test('a question that takes it for granted states it', () => {
    expect(statusesOf(['ليش RR587838385SA رجعت للمرسل؟'])).toEqual(['return_to_sender']);
  });
});
