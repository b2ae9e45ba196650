import { describe, expect, test } from '@jest/globals';
import { zh } from '../../../shared/extraction/languages/zh.ts';
import { cuesIn } from '../../../shared/shipment/cue.ts';
import { zh as words } from '../../../shared/shipment/languages/zh.ts';
import { readShipments } from '../../../shared/shipment/read-shipments.ts';
import { turnsOf } from '../../support/readings.ts';
import { type ShipmentReading, testShipments } from '../../support/shipment-readings.ts';

const statusesOf = (lines: readonly string[]) => readShipments(turnsOf(lines), zh).map(({ status }) => status);

describe('numbers and orders', () => {
  const rows: ShipmentReading[] = [
    [['在吗 帮我查下rr175146007cn到哪了'], [{ tracking_number: 'RR175146007CN', carrier: 'china_post' }]],
    [['顺丰单号SF1382910475526，我手机13812345678'], [{ tracking_number: 'SF1382910475526', carrier: 'sf_express' }]],
    [['中通快递，运单号78412093385126'], [{ tracking_number: '78412093385126', carrier: 'zto' }]],
    [['> 请提供您的快递单号。', '1Z5A07E81326209021'], [{ tracking_number: '1Z5A07E81326209021', carrier: 'ups' }]],
    [['訂單編號A20231188下單兩週了，還沒出貨'], [{ order_id: 'A20231188', status: 'pre_transit' }]],
    [['订单号是5528103394，发票号20240033，会员号8812093'], [{ order_id: '5528103394' }]],
    [
      ['订单#88213走的DHL，追踪号8025551251，显示运输中'],
      [{ tracking_number: '8025551251', carrier: 'dhl', order_id: '#88213', status: 'in_transit' }],
    ],
    [['邻居的包裹CP145756163CN放我家了，我的是EE849124197CN'], [{ tracking_number: 'EE849124197CN' }]],
    [['LX583843907CN', '不好意思打错了，是RB417288701CN'], [{ tracking_number: 'RB417288701CN' }]],
    [
      ['查两个件：RR175146007CN，还有CP145756163CN'],
      [{ tracking_number: 'RR175146007CN' }, { tracking_number: 'CP145756163CN' }],
    ],
    [['> 您的运单号是多少？', '我没有单号，你们打我电话13900112233吧'], []],
    [['取件码5-3-7712，快递单号是圆通YT5820193847261'], [{ tracking_number: 'YT5820193847261', carrier: 'yto' }]],
    [['订单77120，哦不对，写错了，订单是77210'], [{ order_id: '77210' }]],
    [['４４３８１０这个订单我想取消'], [{ status: null }]],
  ];
  testShipments(rows, zh);
});

describe('what is said of a parcel', () => {
  test.each([
    ['商家一直没发货', 'pre_transit'],
    ['只打印了面单', 'pre_transit'],
    ['還沒出貨', 'pre_transit'],
    ['昨天已发货', 'in_transit'],
    ['显示运输中', 'in_transit'],
    ['已到达武汉转运中心', 'in_transit'],
    ['正在派送', 'out_for_delivery'],
    ['快递员派件中', 'out_for_delivery'],
    ['放在菜鸟驿站了', 'available_for_pickup'],
    ['到了快递柜等我去取', 'available_for_pickup'],
    ['待取件', 'available_for_pickup'],
    ['显示已签收可是我没收到', 'delivered'],
    ['包裹今天收到了', 'delivered'],
    ['已妥投', 'delivered'],
    ['派送失败', 'delivery_failed'],
    ['说家里没人', 'delivery_failed'],
    ['地址不详无法投递', 'delivery_failed'],
    ['已退回发件人', 'return_to_sender'],
    ['被退回去了', 'return_to_sender'],
    ['卡在海关一个星期', 'on_hold'],
    ['物流三天没更新', 'on_hold'],
    ['正在清关', 'on_hold'],
    ['箱子压坏了', 'exception'],
    ['快递弄丢了', 'exception'],
    ['送错地方了', 'exception'],
    ['延誤了', 'exception'],
    ['订单已取消', 'cancelled'],
    ['单号已过期', 'expired'],
  ])('"%s" is %s', (said, status) => {
    expect(statusesOf([`关于RR175146007CN，${said}。`])).toEqual([status]);
  });

  test.each([
    '签收了吗？',
    '到了没有',
    '什么时候派送',
    '还没签收',
    '没有被退回',
    '预计明天送达',
    '我的卡过期了',
    '包裹在哪里？',
    '是不是丢了',
    '我要取消',
  ])('"%s" states nothing', (said) => {
    expect(statusesOf([`RR175146007CN。${said}`])).toEqual([null]);
  });

  test('a question that takes it for granted states it', () => {
    expect(statusesOf(['为什么RR175146007CN被退回了？'])).toEqual(['return_to_sender']);
  });
});

test('its own questions ask for the numbers they name', () => {
  expect(new Set(cuesIn(words.prompts.number, zh).map(({ kind }) => kind))).toEqual(new Set(['tracking', 'order']));
  expect(cuesIn(words.prompts.misread, zh).some(({ kind }) => kind === 'tracking')).toBe(true);
});
