import { ar } from '../../../shared/extraction/languages/ar.ts';
import { type TermsReading, testTerms } from './terms.ts';

const readings: readonly TermsReading[] = [
  [
    ['كم سعر الكراسي المكتبية؟', '> 350 ريال للكرسي، خصم 10% لأكثر من 20 كرسي.', 'نأخذ 25 كرسي.'],
    {
      product: 'كرسي',
      quantity: 25,
      unit_price: 350,
      discount_percent: 10,
      currency: 'SAR',
    },
  ],
  [
    ['نحتاج 200 صندوق عصير، FOB جدة.', '> 48 درهم للصندوق، الدفع عند الاستلام.', 'موافق.'],
    {
      product: 'عصير',
      quantity: 200,
      unit_price: 48,
      currency: 'AED',
      payment_terms: 'الدفع عند الاستلام',
      incoterm: 'FOB',
    },
  ],
  [
    ['المنافس يبيع بسعر 12 دولار.', '> نقدم لكم الفلاتر بسعر 11.5 دولار.', 'تمام، 300 قطعة.'],
    {
      product: 'الفلاتر',
      quantity: 300,
      unit_price: 11.5,
      currency: 'USD',
    },
  ],
  [
    ['> العرض صالح حتى 31 مايو 2025: سكر بسعر 2400 جنيه للطن.', 'نريد 15 طن، اعتماد مستندي.'],
    {
      product: 'سكر',
      quantity: 15,
      unit_price: 2400,
      currency: 'EGP',
      valid_until: '2025-05-31',
      payment_terms: 'اعتماد مستندي',
    },
  ],
  [
    ['أريد ٥٠ مكيفا بسعر ١٢٠٠ ريال قطري.', '> تم، الدفع خلال 60 يوما.'],
    {
      product: 'مكيف',
      quantity: 50,
      unit_price: 1200,
      currency: 'QAR',
      payment_terms: 'خلال 60 يوما',
    },
  ],
];

testTerms(readings, ar);
