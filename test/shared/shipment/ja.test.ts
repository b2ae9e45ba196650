import { describe, expect, test } from '@jest/globals';
import { ja } from '../../../shared/extraction/languages/ja.ts';
import { readShipments } from '../../../shared/shipment/read-shipments.ts';
import { turnsOf } from '../../support/readings.ts';
import { type ShipmentReading, testShipments } from '../../support/shipment-readings.ts';

const statusesOf = (lines: readonly string[]) => readShipments(turnsOf(lines), ja).map(({ status }) => status);

describe('numbers and orders', () => {
  const rows: ShipmentReading[] = [
    [
      ['すみません、RR255214686JPの荷物まだ来ないんですが'],
      [{ tracking_number: 'RR255214686JP', carrier: 'japan_post' }],
    ],
    [
      ['ヤマトの送り状番号は8876-4175-8430です。電話は090-1234-5678です。'],
      [{ tracking_number: '887641758430', carrier: 'yamato' }],
    ],
    [['佐川急便、お問い合わせNo. ９３７５５６１０３５１４'], [{ tracking_number: '937556103514', carrier: 'sagawa' }]],
    [
      ['> お問い合わせ番号を教えてください。', '1Z5A42E69711496403'],
      [{ tracking_number: '1Z5A42E69711496403', carrier: 'ups' }],
    ],
    [
      ['先週頼んだ注文番号250-1182937-4471820がまだ発送されていません'],
      [{ order_id: '250-1182937-4471820', status: 'pre_transit' }],
    ],
    [['オーダーNo.88120です。会員番号は4471920、請求書番号は20240118です。'], [{ order_id: '88120' }]],
    [
      ['注文 #55129、DHLの追跡番号 1494960434、ずっと配送中です'],
      [{ tracking_number: '1494960434', carrier: 'dhl', order_id: '#55129', status: 'in_transit' }],
    ],
    [['隣の人の荷物 CP867119715JP が届きました。私のは EE068012761JP です。'], [{ tracking_number: 'EE068012761JP' }]],
    [['LX106624599JPです', 'あ、間違えました。RB569282525JPが正しいです'], [{ tracking_number: 'RB569282525JP' }]],
    [
      ['荷物が2つあって、RR255214686JPと、もう一つCP867119715JPです'],
      [{ tracking_number: 'RR255214686JP' }, { tracking_number: 'CP867119715JP' }],
    ],
    [['> 追跡番号はお分かりですか？', '番号はもらっていません。携帯080-5521-9034に連絡ください'], []],
    [
      ['不在票の番号 771203 とありますが、ゆうパックの追跡番号は 6162-6689-7315 でした'],
      [{ tracking_number: '616266897315', carrier: 'japan_post' }],
    ],
    [['注文番号は77120です。失礼、77210の間違いでした。注文番号77210です'], [{ order_id: '77210' }]],
    [['443810の注文をキャンセルしたいです'], [{ order_id: '443810', status: null }]],
  ];
  testShipments(rows, ja);
});

describe('conversations', () => {
  const rows: ShipmentReading[] = [
    [
      ['荷物こない😢 EE068012761JP 成田から動いてない'],
      [{ tracking_number: 'EE068012761JP', carrier: 'japan_post', order_id: null, status: 'on_hold' }],
    ],
    [
      ['楽天で買った靴、注文番号は338201-20240105-0771です。まだ出荷されてません。'],
      [{ tracking_number: null, order_id: '338201-20240105-0771', status: 'pre_transit' }],
    ],
    [['> ご注文番号をお願いします。', '445120'], [{ tracking_number: null, order_id: '445120', status: null }]],
    [
      ['今日届くはずの1Z5A68E07659256316が来ません'],
      [{ tracking_number: '1Z5A68E07659256316', carrier: 'ups', order_id: null, status: null }],
    ],
    [
      ['1Z5A68E07659256316が発送元に戻されてしまいました、家にいたのに'],
      [{ tracking_number: '1Z5A68E07659256316', carrier: 'ups', order_id: null, status: 'return_to_sender' }],
    ],
    [
      ['注文90112は届きましたが、注文90113は税関で保留になっています'],
      [
        { tracking_number: null, order_id: '90112', status: 'delivered' },
        { tracking_number: null, order_id: '90113', status: 'on_hold' },
      ],
    ],
    [
      ['会員ID 88120、注文番号AX-7781、電話 090-2233-4455'],
      [{ tracking_number: null, order_id: 'AX-7781', status: null }],
    ],
    [
      ['追跡番号：ＲＲ２５５２１４６８６ＪＰ　箱が破れて届きました'],
      [{ tracking_number: 'RR255214686JP', carrier: 'japan_post', order_id: null, status: 'exception' }],
    ],
    [
      ['RB569282525JPではなくRR255214686JPです'],
      [{ tracking_number: 'RR255214686JP', carrier: 'japan_post', order_id: null, status: null }],
    ],
    [
      ['> お問い合わせ番号は？', 'CP867119715JP', '> 現在、配達中でございます。', 'ありがとうございます'],
      [{ tracking_number: 'CP867119715JP', carrier: 'japan_post', order_id: null, status: 'out_for_delivery' }],
    ],
    [
      ['ずっと家にいたのに不在票入ってた CP867119715JP'],
      [{ tracking_number: 'CP867119715JP', carrier: 'japan_post', order_id: null, status: 'delivery_failed' }],
    ],
    [['追跡番号がわかりません。山田花子、080-1122-3344です'], []],
  ];
  testShipments(rows, ja);
});

describe('what is said of a parcel', () => {
  test.each([
    ['まだ発送されていません', 'pre_transit'],
    ['伝票番号が登録されただけです', 'pre_transit'],
    ['発送準備中のままです', 'pre_transit'],
    ['昨日発送されました', 'in_transit'],
    ['輸送中と出ています', 'in_transit'],
    ['東京の営業所を出発しました', 'in_transit'],
    ['今朝から配達中です', 'out_for_delivery'],
    ['持ち出し中になってます', 'out_for_delivery'],
    ['郵便局で保管中です', 'available_for_pickup'],
    ['営業所留めになっています', 'available_for_pickup'],
    ['コンビニで受け取れると連絡が来ました', 'available_for_pickup'],
    ['配達完了になっているのに届いてません', 'delivered'],
    ['さっき無事に届きました', 'delivered'],
    ['玄関前に置かれていました', 'delivered'],
    ['不在票が入っていました', 'delivery_failed'],
    ['住所不明で配達できませんでした', 'delivery_failed'],
    ['持ち戻りになりました', 'delivery_failed'],
    ['差出人に返送されました', 'return_to_sender'],
    ['返送中と表示されます', 'return_to_sender'],
    ['税関で止まっています', 'on_hold'],
    ['3日前から全然動いてないです', 'on_hold'],
    ['通関手続き中のままです', 'on_hold'],
    ['箱がつぶれていました', 'exception'],
    ['荷物を紛失されたようです', 'exception'],
    ['遅延していると書いてあります', 'exception'],
    ['別の住所に届けられました', 'exception'],
    ['発送がキャンセルされました', 'cancelled'],
    ['保管期限が過ぎてしまいました', 'expired'],
    ['配達に来たみたいですが留守でした', 'delivery_failed'],
    ['引受から更新がありません', 'on_hold'],
    ['ショップがまだ出荷してないみたい', 'pre_transit'],
    ['最寄りの郵便局で預かってもらっています', 'available_for_pickup'],
    ['管理人さんに預けられていました', 'delivered'],
    ['関税未払いで保留されています', 'on_hold'],
    ['販売店に送り返されました', 'return_to_sender'],
    ['段ボールが凹んでました', 'exception'],
    ['コンビニに届いてるので取りに行けます', 'available_for_pickup'],
    ['まだ届いてないけど配達中になってる', 'out_for_delivery'],
  ])('"%s" is %s', (said, status) => {
    expect(statusesOf([`RR255214686JPの件です。${said}。`])).toEqual([status]);
  });

  test.each([
    'もう届きましたか？',
    'いつ届きますか',
    'まだ届いていません。',
    '荷物が来ません',
    '配達完了ではありません',
    '明日配達予定です。',
    'カードの期限が切れました。',
    '紛失したのでしょうか',
    'どこにありますか？',
    'キャンセルしたいのですが',
    '紛失していないか心配です',
    '今日中に届きますか',
    '配達されていません',
  ])('"%s" states nothing', (said) => {
    expect(statusesOf([`RR255214686JP。${said}`])).toEqual([null]);
  });

  test('a question that takes it for granted states it', () => {
    expect(statusesOf(['RR255214686JPはなぜ返送されたのですか？'])).toEqual(['return_to_sender']);
  });
});
