import { zh } from '../../../shared/extraction/languages/zh.ts';
import { type TermsReading, testTerms } from './terms.ts';

const readings: readonly TermsReading[] = [
  [
    ['办公椅多少钱一把？', '> 320元一把，50把以上打九五折。', '那要60把。'],
    {
      product: '办公椅',
      quantity: 60,
      unit_price: 320,
      discount_percent: 5,
      currency: 'CNY',
    },
  ],
  [
    ['我们想订3000件T恤，FOB上海。', '> 每件22元，货到付款。', '好的。'],
    {
      product: 'T恤',
      quantity: 3000,
      unit_price: 22,
      currency: 'CNY',
      payment_terms: '货到付款',
      incoterm: 'FOB',
    },
  ],
  [
    ['别家的滤芯只要15元。', '> 我们可以给14.5元。', '成交，要800个。'],
    {
      product: '滤芯',
      quantity: 800,
      unit_price: 14.5,
      currency: 'CNY',
    },
  ],
  [
    ['> 报价有效期至2025年6月30日：大米每吨4200元，优惠3%。', '订20吨，月结30天。'],
    {
      product: '大米',
      quantity: 20,
      unit_price: 4200,
      discount_percent: 3,
      currency: 'CNY',
      valid_until: '2025-06-30',
      payment_terms: '月结30天',
    },
  ],
  [
    ['需要五百台电风扇，单价25美元，信用证付款。', '> 没问题。'],
    {
      product: '电风扇',
      quantity: 500,
      unit_price: 25,
      currency: 'USD',
      payment_terms: '信用证付款',
    },
  ],
];

testTerms(readings, zh);
