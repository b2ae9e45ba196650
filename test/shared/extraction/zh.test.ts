import { describe, expect, test } from '@jest/globals';
import { areaOf } from '../../../shared/extraction/area.ts';
import type { Field } from '../../../shared/extraction/language.ts';
import { zh } from '../../../shared/extraction/languages/zh.ts';
import { signalOf } from '../../../shared/extraction/signal.ts';
import { read } from '../../../shared/reading/read.ts';
import { turnsOf } from '../../support/readings.ts';

type Row = [what: string, lines: string[], values: Partial<Record<Field, string | null>>];
const rows: Row[] = [
  [
    'everything at once',
    [
      '您好，我姓陈，叫陈美玲，厨房下水道堵了。我住在北京市朝阳区建国路88号SOHO现代城3号楼1205室，手机13911112222，尽快来。',
    ],
    {
      name: '陈美玲',
      phone: '13911112222',
      address: '北京市朝阳区建国路88号SOHO现代城3号楼1205室',
      priority: 'high',
      type: 'plumbing',
    },
  ],
  [
    'traditional characters',
    [
      '> 請問怎麼稱呼您？',
      '我姓黃，黃志明',
      '> 聯絡電話？',
      '0912-345-678',
      '> 地址？',
      '台北市大安區復興南路一段390號5樓',
    ],
    { name: '黃志明', phone: '0912-345-678', address: '台北市大安區復興南路一段390號5樓' },
  ],
  ['a surname with an honorific', ['> 请问贵姓？', '冯女士'], { name: '冯' }],
  [
    'a name without spaces around it',
    ['我是业主王芳 客厅的灯不亮了 我的电话是15812345678'],
    { name: '王芳', role: 'owner' },
  ],
  ['a name of two-character surname', ['> 请问您的全名？', '欧阳娜娜'], { name: '欧阳娜娜' }],
  ['a name with a dot', ['我叫阿卜杜拉·买买提，冰箱不制冷'], { name: '阿卜杜拉·买买提', type: 'maintenance' }],
  ['no name in an everyday word', ['> 您怎么称呼？', '方便的时候再说'], { name: null }],
  ['no name in a refusal', ['> 请问您是哪位？', '不想说'], { name: null }],
  ['a spelled number', ['> 电话？', '幺三六 五零零八 七七六六'], { phone: '13650087766' }],
  ['full-width digits', ['> 联系电话？', '手机：１３８１２３４５６７８'], { phone: '１３８１２３４５６７８' }],
  ['a landline with an area code', ['我电话（010）65881234，灯坏了'], { phone: '（010）65881234' }],
  [
    "not the landlord's number",
    ['我房东叫张国华，电话13800001111。我叫刘洋，我的电话是13900002222'],
    { name: '刘洋', phone: '13900002222', role: 'tenant' },
  ],
  ['not a number out of use', ['你们之前存的13100001111不用了，换成13200002222'], { phone: '13200002222' }],
  ['a corrected number', ['我的号码是13512345678，哦不对，打错了，是13512345679。'], { phone: '13512345679' }],
  ['not an order number', ['我想投诉，快递单号 1234567890123 的包裹还没到。'], { phone: null, type: 'other' }],
  ['not a price', ['> 请留电话', '人均500-1000元'], { phone: null }],

  ['an estate for a street', ['> 具体地址？', '万科城小区5栋2单元1101室'], { address: '万科城小区5栋2单元1101室' }],
  ['no address of a shop', ['北京路12号附近有餐馆吗？'], { address: null }],
  ['no address in a room', ['> 具体在哪里？', '在厨房，一般是晚上。'], { address: null }],
  ['low priority', ['灯坏了，不着急，有空再来'], { priority: 'low', type: 'electrical' }],
  ['danger', ['厨房有煤气味'], { priority: 'urgent' }],
];

test.each(rows)('reads %s', (_, lines, values) => {
  expect(read(turnsOf(lines), zh).values).toMatchObject(values);
});

test('tells the city and the district of an address, never the street', () => {
  expect(areaOf('杭州市西湖区文三路470号6号楼203室', zh)).toBe('杭州市西湖区');
  expect(areaOf('文三路470号', zh)).toBeNull();
});

describe('signals', () => {
  test.each([
    ['user', '水龙头修好了，谢谢', 'solved'],
    ['user', '还没修好', 'reported_again'],
    ['user', '又漏水了', 'reported_again'],
    ['user', '请取消报修', 'cancelled'],
    ['user', '不要取消', null],
    ['assistant', '师傅已经在路上了', 'work_started'],
    ['assistant', '暂时还没安排师傅', null],
  ] as const)('%s: %s', (role, text, signal) => {
    expect(signalOf({ role, text }, zh)).toBe(signal);
  });
});
