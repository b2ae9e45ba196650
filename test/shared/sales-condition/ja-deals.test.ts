import { describe } from '@jest/globals';
import { ja } from '../../../shared/extraction/languages/ja.ts';
import { testTerms } from './terms.ts';

describe('a deal', () => {
  testTerms(
    [
      [
        [
          'お世話になっております。業務用冷蔵庫の見積もりをいただけますでしょうか。',
          '> 1台128,000円（税別）です。何台ご入用ですか？',
          '3台です。',
          '> 3台でしたら5%値引きいたします。',
          'ではそれでお願いします。納品後30日以内の振込でよろしいですか。',
        ],
        { product: '業務用冷蔵庫', quantity: 3, unit_price: 128000, discount_percent: 5, currency: 'JPY' },
      ],
      [
        [
          'トナーカートリッジ50本欲しい',
          '> 単価6800円です',
          '高いなあ。6500円にならない？',
          '> 6,600円なら可能です',
          'おけ、それで',
        ],
        { product: 'トナーカートリッジ', quantity: 50, unit_price: 6600, currency: 'JPY' },
      ],
      [
        ['> 新米コシヒカリ、10kgあたり4,800円でご提供できます。', '20袋ください。支払いは代引きで。'],
        { product: '新米コシヒカリ', quantity: 20, currency: 'JPY' },
      ],
      [
        [
          'ヒノキの板材を200枚発注したいのですが、前回は1枚1,200円でした。今回はいくらですか？',
          '> 今回は1枚1,350円になります。',
          '了解です。月末締め翌々月払いでお願いします。',
        ],
        { product: 'ヒノキの板材', quantity: 200, unit_price: 1350, currency: 'JPY' },
      ],
      [
        ['ボールペンを100本ではなく150本に変更してください。単価は80円のままで。', '> 承知いたしました。'],
        { product: 'ボールペン', quantity: 150, unit_price: 80, currency: 'JPY' },
      ],
      [
        ['> アルミパイプは100本以上で1本900円、500本以上で1本820円です。', 'では600本お願いします。'],
        { product: 'アルミパイプ', quantity: 600, unit_price: 820, currency: 'JPY' },
      ],
      [
        ['We need FOB神戸で、冷凍ホタテ5トン、キロ単価18ドル、L/C決済。', '> 承りました。'],
        { product: '冷凍ホタテ', quantity: 5, unit_price: 18, currency: 'USD', incoterm: 'FOB' },
      ],
      [
        [
          '他社は1個300円で出していますが、御社の紙コップはいくらですか',
          '> 弊社では1個280円、送料別です。',
          'じゃあ二千個お願いします',
        ],
        { product: '紙コップ', quantity: 2000, unit_price: 280, currency: 'JPY' },
      ],
      [
        [
          '作業用手袋を3ダース、1割引でお願いできますか？',
          '> 申し訳ございませんが、値引きは致しかねます。1双220円のままとなります。',
          'わかりました、それで結構です。',
        ],
        { product: '作業用手袋', quantity: 36, unit_price: 220, currency: 'JPY' },
      ],
      [
        [
          '観葉植物のレンタルではなく購入を検討しています。',
          '> モンステラでしたら1鉢3,500円です。最低5鉢からの販売となります。',
          '8鉢でお願いします。前払いで大丈夫です。',
        ],
        { product: 'モンステラ', quantity: 8, unit_price: 3500, currency: 'JPY' },
      ],
      [
        [
          '注文番号88213の件です。LED蛍光灯、単価が1,500円となっていますが1,350円の間違いではないですか？',
          '> 失礼しました。1,350円に訂正いたします。数量は40本です。',
        ],
        { product: 'LED蛍光灯', quantity: 40, unit_price: 1350, currency: 'JPY' },
      ],
      [
        ['学習机を30台、1台2万5千円で導入したい。', '> 2万6千円が限界です。', 'じゃあ2万6千円で手を打ちます。'],
        { product: '学習机', quantity: 30, unit_price: 26000, currency: 'JPY' },
      ],
      [
        [
          '防犯カメラの導入を検討中です。1台あたりおいくらですか？',
          '> 定価は1台45,000円ですが、5台以上で2割引です。',
          '8台導入します。検収後60日払いで。',
        ],
        { product: '防犯カメラ', quantity: 8, unit_price: 45000, discount_percent: 20, currency: 'JPY' },
      ],
      [
        ['除湿機3台いくら', '> 1台19,800円です', 'もう少し安くならない？', '> 19,000円まで下げます', '買います'],
        { product: '除湿機', quantity: 3, unit_price: 19000, currency: 'JPY' },
      ],
      [
        ['ミネラルウォーター2Lを40ケース、ケース単価720円、代金引換で手配願います。', '> かしこまりました。'],
        { product: 'ミネラルウォーター', quantity: 40, unit_price: 720, currency: 'JPY' },
      ],
      [
        [
          '> タオルの最小ロットは100枚、1枚180円です。',
          '100枚は多すぎます。50枚でお願いできませんか？',
          '> 50枚の場合は1枚210円になります。',
          'それでお願いします。',
        ],
        { product: 'タオル', quantity: 50, unit_price: 210, currency: 'JPY' },
      ],
      [
        ['名刺入れを一個1,500円で20個、納品時現金払い。', '> 了解です。'],
        { product: '名刺入れ', quantity: 20, unit_price: 1500, currency: 'JPY' },
      ],
    ],
    ja,
  );
});

describe('a numeral', () => {
  testTerms(
    [
      [['電球を三百個ください。'], { product: '電球', quantity: 300, unit: '個' }],
      [['電球を１万５千個、単価90円で。'], { quantity: 15000, unit_price: 90 }],
      [['電球を3万2000個お願いします。'], { quantity: 32000 }],
      [['電球を2千個お願いします。'], { quantity: 2000 }],
      [['軍手を5ダースお願いします。'], { product: '軍手', quantity: 60 }],
    ],
    ja,
  );
});

describe('a word in which a unit or a particle is written', () => {
  testTerms(
    [
      [['スマホケースを20個、1個800円で注文します。'], { product: 'スマホケース', quantity: 20, unit_price: 800 }],
      [['カートンテープ50巻の見積もりをお願いします。'], { product: 'カートンテープ', quantity: 50 }],
      [['はさみを40本、単価350円でお願いします。'], { product: 'はさみ', quantity: 40, unit_price: 350 }],
      [['日本酒を120本、1本1,800円でお願いします。'], { product: '日本酒', quantity: 120, unit_price: 1800 }],
      [['会議用テーブルを6台発注します。'], { product: '会議用テーブル', quantity: 6 }],
    ],
    ja,
  );
});

describe('a price and a discount', () => {
  testTerms(
    [
      [['ノート500冊、1冊あたり120円です。'], { quantity: 500, unit_price: 120, currency: 'JPY' }],
      [
        ['> モーターは8,200円、2割引です。', '4台お願いします。'],
        { quantity: 4, unit_price: 8200, discount_percent: 20 },
      ],
      [
        ['> 定価は900円、半額にします。', 'ではタオルを30枚。'],
        { product: 'タオル', quantity: 30, discount_percent: 50 },
      ],
      [['バルブ80個、単価12.5ドルで。'], { unit_price: 12.5, currency: 'USD' }],
    ],
    ja,
  );
});

describe('terms of payment', () => {
  testTerms(
    [
      [
        ['支払いは20日締め翌月末払いでお願いします。ファイル100冊、単価90円です。'],
        { payment_terms: '20日締め翌月末払い' },
      ],
      [['前金50%、残金納品時でお願いします。'], { payment_terms: '前金50%、残金納品時' }],
      [['支払条件：検収後60日払い'], { payment_terms: '検収後60日払い' }],
    ],
    ja,
  );
});
