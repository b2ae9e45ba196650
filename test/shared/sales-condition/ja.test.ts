import { ja } from '../../../shared/extraction/languages/ja.ts';
import { type TermsReading, testTerms } from './terms.ts';

const readings: readonly TermsReading[] = [
  [
    ['オフィスチェアはいくらですか。', '> 1脚12,800円、10脚以上で5%引きです。', '15脚お願いします。'],
    {
      product: 'オフィスチェア',
      quantity: 15,
      unit_price: 12800,
      discount_percent: 5,
      currency: 'JPY',
    },
  ],
  [
    ['緑茶を200箱注文したいです。FOB神戸で。', '> 1箱3,500円、支払いは納品後30日以内です。', '承知しました。'],
    {
      product: '緑茶',
      quantity: 200,
      unit_price: 3500,
      currency: 'JPY',
      payment_terms: '納品後30日以内',
      incoterm: 'FOB',
    },
  ],
  [
    ['他社は800円です。', '> では、フィルターは780円でいかがでしょうか。', '了解です。300個お願いします。'],
    {
      product: 'フィルター',
      quantity: 300,
      unit_price: 780,
      currency: 'JPY',
    },
  ],
  [
    ['> タオルは1枚450円、2割引きです。キャンペーンは2025年5月31日までです。', '500枚ください。'],
    {
      product: 'タオル',
      quantity: 500,
      unit_price: 450,
      discount_percent: 20,
      currency: 'JPY',
      valid_until: '2025-05-31',
    },
  ],
  [
    ['ノートパソコンを三十台、1台98,000円で。前払いです。', '> かしこまりました。'],
    {
      product: 'ノートパソコン',
      quantity: 30,
      unit_price: 98000,
      currency: 'JPY',
      payment_terms: '前払い',
    },
  ],
];

testTerms(readings, ja);
