import { describe, expect, test } from '@jest/globals';
import { areaOf } from '../../../shared/extraction/area.ts';
import type { Field } from '../../../shared/extraction/language.ts';
import { ja } from '../../../shared/extraction/languages/ja.ts';
import { signalOf } from '../../../shared/extraction/signal.ts';
import { read } from '../../../shared/reading/read.ts';
import { turnsOf } from '../../support/readings.ts';

type Row = [what: string, lines: string[], values: Partial<Record<Field, string | null>>];
const rows: Row[] = [
  [
    'everything at once',
    [
      'もしもし、高橋健一といいます。東京都世田谷区三軒茶屋2-11-22 サンタワーズ501に住んでいますが、お湯が出ません。至急お願いします。携帯は080 3456 7890。',
    ],
    {
      name: '高橋健一',
      phone: '080 3456 7890',
      address: '東京都世田谷区三軒茶屋2-11-22 サンタワーズ501',
      priority: 'urgent',
      type: 'plumbing',
    },
  ],
  [
    'a form',
    [
      'お名前：伊藤さやか\n電話番号：（06）6123-4567\nご住所：大阪府堺市堺区南瓦町3番1号\nお問い合わせ内容：照明がつきません\n緊急度：高',
    ],
    {
      name: '伊藤さやか',
      phone: '（06）6123-4567',
      address: '大阪府堺市堺区南瓦町3番1号',
      priority: 'high',
      type: 'electrical',
    },
  ],
  ['a surname behind a room', ['305号室の佐々木です。水漏れしています。'], { name: '佐々木', type: 'plumbing' }],
  ['a name in hiragana', ['> お名前をお伺いできますか。', 'たなか ひろしです'], { name: 'たなか ひろし' }],
  ['a name in katakana', ['> お名前は？', 'ジョン・スミスです'], { name: 'ジョン・スミス' }],
  ['a name in Latin letters', ['> お名前は', 'Maria Garciaです'], { name: 'Maria Garcia' }],
  ['a name behind other words', ['管理をしている岡田と申します'], { name: '岡田', role: 'manager' }],
  ['a name before its number', ['ドアが壊れました。小柳 090 2222 3333'], { name: '小柳', phone: '090 2222 3333' }],
  ['not the neighbour', ['隣の石田さんの番号は03-1111-2222です。私は三浦です。'], { name: '三浦', phone: null }],
  ['not the father', ['契約者は父の渡辺一郎ですが、私は娘の渡辺結衣です'], { name: '渡辺結衣' }],
  ['no name in a refusal', ['> お名前は？', '答えたくないです'], { name: null }],

  ['no name in a role', ['私は借主です'], { name: null, role: 'tenant' }],
  [
    'a spelled number',
    ['> お電話番号は', 'ゼロきゅうゼロの、いちにーさんよんの、ごーろくななはちです'],
    { phone: '09012345678' },
  ],
  ['a number in Chinese digits', ['> 電話番号は', '〇九〇 一二三四 五六七八'], { phone: '09012345678' }],
  ['long vowels for hyphens', ['> お電話は', '０８０ー１２３４ー５６７８'], { phone: '０８０ー１２３４ー５６７８' }],
  ['an extension', ['連絡先は06-7777-8888、内線12です。'], { phone: '06-7777-8888、内線12' }],
  [
    'a corrected number',
    ['> お電話は', '080-1234-5678、いえ、間違えました。080-1234-5687です。'],
    { phone: '080-1234-5687' },
  ],
  ['not a postcode', ['> お電話は', '〒460-0008'], { phone: null }],
  [
    'an address with a postcode and a room',
    ['> ご住所は', '〒330-0854 埼玉県さいたま市大宮区高鼻町1丁目20-3 404号室です'],
    { address: '〒330-0854 埼玉県さいたま市大宮区高鼻町1丁目20-3 404号室', phone: null },
  ],

  [
    'an address with hiragana',
    ['> ご住所を', '横浜市西区みなとみらい3-6-1'],
    { address: '横浜市西区みなとみらい3-6-1' },
  ],
  ['no address in a room', ['> どこで起きていますか？', 'キッチンで、だいたい夜です。'], { address: null }],
  ['low priority', ['廊下の電球が切れました。いつでもいいです。'], { priority: 'low', type: 'electrical' }],
];

test.each(rows)('reads %s', (_, lines, values) => {
  expect(read(turnsOf(lines), ja).values).toMatchObject(values);
});

test('tells the town of an address, never the house', () => {
  expect(areaOf('東京都世田谷区三軒茶屋2-11-22 サンタワーズ501', ja)).toBe('東京都世田谷区三軒茶屋');
  expect(areaOf('4丁目9-20', ja)).toBeNull();
});

describe('signals', () => {
  test.each([
    ['user', 'おかげさまで直りました', 'solved'],
    ['user', 'まだ直っていません', 'reported_again'],
    ['user', 'また水漏れしています', 'reported_again'],
    ['user', '修理をキャンセルしてください', 'cancelled'],
    ['user', 'キャンセルしないでください', null],
    ['assistant', '作業員がただいま向かっております', 'work_started'],
    ['assistant', '業者の手配はまだできておりません', null],
  ] as const)('%s: %s', (role, text, signal) => {
    expect(signalOf({ role, text }, ja)).toBe(signal);
  });
});
