import { describe, expect, test } from '@jest/globals';
import { zh } from '../../../shared/extraction/languages/zh.ts';
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
    [['４４３８１０这个订单我想取消'], [{ order_id: '443810', status: null }]],
  ];
  testShipments(rows, zh);
});

describe('conversations', () => {
  const rows: ShipmentReading[] = [
    [
      ['我的快递呢😡 EE849124197CN 一直停在广州'],
      [{ tracking_number: 'EE849124197CN', carrier: 'china_post', order_id: null, status: 'on_hold' }],
    ],
    [
      ['双十一买的鞋，订单编号 202411110087，到现在都没有发货'],
      [{ tracking_number: null, order_id: '202411110087', status: 'pre_transit' }],
    ],
    [['> 麻烦提供一下订单号', '445120'], [{ tracking_number: null, order_id: '445120', status: null }]],
    [
      ['说好今天送到的1Z5A68E07659256316还没来'],
      [{ tracking_number: '1Z5A68E07659256316', carrier: 'ups', order_id: null, status: null }],
    ],
    [
      ['1Z5A68E07659256316被退回给商家了，我明明在家'],
      [{ tracking_number: '1Z5A68E07659256316', carrier: 'ups', order_id: null, status: 'return_to_sender' }],
    ],
    [
      ['订单90112收到了，订单90113卡在清关'],
      [
        { tracking_number: null, order_id: '90112', status: 'delivered' },
        { tracking_number: null, order_id: '90113', status: 'on_hold' },
      ],
    ],
    [
      ['身份证号110101199001011234，订单号AX-7781，电话13822334455'],
      [{ tracking_number: null, order_id: 'AX-7781', status: null }],
    ],
    [
      ['物流单号：ＲＲ１７５１４６００７ＣＮ，打开一看杯子碎了'],
      [{ tracking_number: 'RR175146007CN', carrier: 'china_post', order_id: null, status: 'exception' }],
    ],
    [
      ['不是RB417288701CN，是RR175146007CN'],
      [{ tracking_number: 'RR175146007CN', carrier: 'china_post', order_id: null, status: null }],
    ],
    [
      ['> 请问单号？', 'CP145756163CN', '> 您好，目前快递员正在派送。', '好的谢谢'],
      [{ tracking_number: 'CP145756163CN', carrier: 'china_post', order_id: null, status: 'out_for_delivery' }],
    ],
    [
      ['顯示無人簽收，可是我整天都在家 CP145756163CN'],
      [{ tracking_number: 'CP145756163CN', carrier: 'china_post', order_id: null, status: 'delivery_failed' }],
    ],
    [['我不知道快递单号，张伟，13911223344'], []],
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
    ['快递员说打电话没人接就走了', 'delivery_failed'],
    ['显示已揽收', 'in_transit'],
    ['卖家说还在打包', 'pre_transit'],
    ['放丰巢柜了，短信叫我去拿', 'available_for_pickup'],
    ['门卫代签收了', 'delivered'],
    ['因为没交关税被海关扣了', 'on_hold'],
    ['又给我退回卖家了', 'return_to_sender'],
    ['外包装都破了', 'exception'],
    ['在驿站等我取', 'available_for_pickup'],
    ['还没收到，不过显示正在派送', 'out_for_delivery'],
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
    '希望没有丢件',
    '今天能到吗',
    '包裹没有送达',
  ])('"%s" states nothing', (said) => {
    expect(statusesOf([`RR175146007CN。${said}`])).toEqual([null]);
  });

  test('a question that takes it for granted states it', () => {
    expect(statusesOf(['为什么RR175146007CN被退回了？'])).toEqual(['return_to_sender']);
  });
});
