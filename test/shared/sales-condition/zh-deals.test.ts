import { describe } from '@jest/globals';
import { zh } from '../../../shared/extraction/languages/zh.ts';
import { testTerms } from './terms.ts';

describe('a deal', () => {
  testTerms(
    [
      [
        ['老板，A4打印纸怎么卖？', '> 一箱120元，10箱以上110。', '来15箱吧，月结。'],
        { product: 'A4打印纸', quantity: 15, unit_price: 110, currency: 'CNY' },
      ],
      [
        [
          '你好，想采购一批不锈钢水杯，大概三千个',
          '> 您好，单价19.5元，含税。',
          '太贵了，18元可以吗？',
          '> 18.8元，不能再低了。',
          '好，成交。付款方式：预付40%，余款发货前付清。',
        ],
        { product: '不锈钢水杯', quantity: 3000, unit_price: 18.8, currency: 'CNY' },
      ],
      [
        ['> 我们的越南腰果报价每吨7200美元，CFR上海。', '订两个柜，一共36吨。', '> 好的，即期信用证。'],
        { product: '越南腰果', quantity: 36, unit_price: 7200, currency: 'USD', incoterm: 'CFR' },
      ],
      [
        ['去年的枸杞是45块一斤，今年多少？', '> 今年52块一斤。', '行，要200斤，货到付款。'],
        { product: '枸杞', quantity: 200, unit_price: 52, currency: 'CNY' },
      ],
      [
        ['不是500套，是800套校服，每套135元。', '> 收到，800套校服，已更新。'],
        { product: '校服', quantity: 800, unit_price: 135, currency: 'CNY' },
      ],
      [
        ['請問電競椅的單價？', '> 每張新台幣4,500元，買滿20張打九折。', '那我要25張。'],
        { product: '電競椅', quantity: 25, unit_price: 4500, discount_percent: 10, currency: 'TWD' },
      ],
      [
        [
          '竞争对手报的是9块，你们的LED灯泡能做到吗',
          '> 我们最低9.5元，量大可再优惠3%。',
          '那就一万个，按9.5元，优惠3%',
        ],
        { product: 'LED灯泡', quantity: 10000, unit_price: 9.5, discount_percent: 3, currency: 'CNY' },
      ],
      [
        ['工业风扇要十二台。', '> 一台680。', '有没有折扣？', '> 可以给九五折。', '可以。'],
        { product: '工业风扇', quantity: 12, unit_price: 680, discount_percent: 5 },
      ],
      [
        ['洗碗机还有货吗？', '> 缺货，要等两周。', '那换成消毒柜，6台多少钱？', '> 消毒柜1850元一台。', '好的，下单。'],
        { product: '消毒柜', quantity: 6, unit_price: 1850, currency: 'CNY' },
      ],
      [
        ['合同HT2027-118：聚乙烯颗粒，40吨，单价8,350元/吨，运费300元另付，月结60天。', '> 确认。'],
        { product: '聚乙烯颗粒', quantity: 40, unit_price: 8350, currency: 'CNY' },
      ],
      [
        ['鲜切玫瑰，每扎20支，要100扎，每扎16块5。', '> 没问题，款到发货。'],
        { product: '鲜切玫瑰', quantity: 100, unit_price: 16.5, currency: 'CNY' },
      ],
      [
        ['我们想订蓝牙耳机', '> 请问要多少个？', '一千五左右', '> 单价88元，起订量1000个。', '行'],
        { product: '蓝牙耳机', quantity: 1500, unit_price: 88, currency: 'CNY' },
      ],
      [
        ['麻烦报一下6平方的电缆价格', '> 每米8.6元，1000米起批。', '先来2000米，账期45天行吗', '> 可以'],
        { product: '电缆', quantity: 2000, unit_price: 8.6, currency: 'CNY' },
      ],
      [['帮我订二十箱苹果，每箱一百二', '> 好嘞，微信支付。'], { product: '苹果', quantity: 20, unit_price: 120 }],
      [
        ['宠物粮多少钱一袋？', '> 68元一袋，买十袋以上优惠8%。', '要30袋'],
        { product: '宠物粮', quantity: 30, unit_price: 68, discount_percent: 8, currency: 'CNY' },
      ],
      [
        ['我们需要定制雨伞，数量1500把，目标价22元。', '> 22元做不了，最低24元。', '24可以，但要开增值税发票。'],
        { product: '雨伞', quantity: 1500, unit_price: 24, currency: 'CNY' },
      ],
      [
        ['贵司的激光切割机FOB青岛什么价？', '> 38500美元一台，30%定金，70%见提单副本。', '两台，确认。'],
        { product: '激光切割机', quantity: 2, unit_price: 38500, currency: 'USD', incoterm: 'FOB' },
      ],
    ],
    zh,
  );
});

describe('a numeral', () => {
  testTerms(
    [
      [['来三百个灯泡'], { product: '灯泡', quantity: 300, unit: '个' }],
      [['要两千五个灯泡'], { quantity: 2500 }],
      [['要两千零五个灯泡'], { quantity: 2005 }],
      [['半打红酒'], { product: '红酒', quantity: 6 }],
      [['灯泡１万５千个'], { product: '灯泡', quantity: 15000 }],
      [['2万个灯泡，三块五一个'], { quantity: 20000, unit_price: 3.5, currency: 'CNY' }],
      [['橡皮500个，8毛一个'], { product: '橡皮', quantity: 500, unit_price: 0.8 }],
    ],
    zh,
  );
});

describe('a word in which a unit or a verb is written', () => {
  testTerms(
    [
      [['台灯50个，每个88元'], { product: '台灯', quantity: 50, unit_price: 88 }],
      [['订书机20台，单价35元'], { product: '订书机', quantity: 20, unit_price: 35 }],
      [['需要笔记本电脑12台，4800元一台'], { product: '笔记本电脑', quantity: 12, unit_price: 4800 }],
      [['要打印机三台'], { product: '打印机', quantity: 3 }],
    ],
    zh,
  );
});

describe('a price and a discount', () => {
  testTerms(
    [
      [
        ['> 轴承15元/个，打九五折。', '要500个。'],
        { product: '轴承', quantity: 500, unit_price: 15, discount_percent: 5 },
      ],
      [['> 轴承每个15元，8.5折。', '要500个。'], { discount_percent: 15 }],
      [['> 轴承每个15元，优惠5%。', '要500个。'], { discount_percent: 5 }],
      [['> 保温杯满100个25元，满500个22元。', '订600个。'], { product: '保温杯', quantity: 600, unit_price: 22 }],
      [['電競椅20張，每張新台幣4,500元'], { quantity: 20, unit_price: 4500, currency: 'TWD' }],
    ],
    zh,
  );
});

describe('terms of payment', () => {
  testTerms(
    [
      [['付款：预付30%，尾款发货前付'], { payment_terms: '预付30%，尾款发货前付' }],
      [['月结30天可以吗'], { payment_terms: '月结30天' }],
      [['我们要货到付款'], { payment_terms: '货到付款' }],
    ],
    zh,
  );
});
