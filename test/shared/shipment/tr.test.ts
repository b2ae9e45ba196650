import { describe, expect, test } from '@jest/globals';
import { tr } from '../../../shared/extraction/languages/tr.ts';
import { readShipments } from '../../../shared/shipment/read-shipments.ts';
import { turnsOf } from '../../support/readings.ts';
import { type ShipmentReading, testShipments } from '../../support/shipment-readings.ts';

const statusesOf = (lines: readonly string[]) => readShipments(turnsOf(lines), tr).map(({ status }) => status);

describe('numbers and orders', () => {
  const rows: ShipmentReading[] = [
    [
      ['iyi günler, kargom hala gelmedi. takip kodum rr901068366tr'],
      [{ tracking_number: 'RR901068366TR', carrier: 'ptt' }],
    ],
    [
      ["MNG Kargo'dan beklediğim koli var, gönderi numarası 784512369014, telefonum 0532 418 77 20"],
      [{ tracking_number: '784512369014', carrier: 'mng' }],
    ],
    [
      ['> Takip numaranızı alabilir miyim?', 'dur bakayım', '1Z 5A9 3E1 96 9337 4207'],
      [{ tracking_number: '1Z5A93E19693374207', carrier: 'ups' }],
    ],
    [['88213 numaralı siparişim iki haftadır yok ortada'], [{ tracking_number: null, order_id: '88213' }]],
    [['sipariş no: TY-55120934, daha kargolanmadı'], [{ order_id: 'TY-55120934', status: 'pre_transit' }]],
    [['Sipariş numaram 40981277. Fatura no 2024001873, müşteri numaram 3391827.'], [{ order_id: '40981277' }]],
    [
      ["Yurtiçi Kargo ile gönderilmiş, takip no 104857392016 ama siparişim #77120'nin durumu hazırlanıyor görünüyor"],
      [{ tracking_number: '104857392016', carrier: 'yurtici', order_id: '#77120' }],
    ],
    [
      ['Komşumun kargosu CP998347777TR bana gelmiş, benimki EE001630303TR nerede?'],
      [{ tracking_number: 'EE001630303TR' }],
    ],
    [['Numara LX119185587TR', 'pardon yanlış yazmışım, doğrusu RB421977296TR'], [{ tracking_number: 'RB421977296TR' }]],
    [
      ['İki kargom var: RR901068366TR ve bir de CP998347777TR'],
      [{ tracking_number: 'RR901068366TR' }, { tracking_number: 'CP998347777TR' }],
    ],
    [['> Takip numaranız nedir?', 'bende takip numarası yok, beni 0533 912 44 18 den arayın'], []],
    [
      ['Aras Kargo takip numarası 2839104857261, ihbarname numarası 55120'],
      [{ tracking_number: '2839104857261', carrier: 'aras' }],
    ],
    [['Sipariş no 55120. Pardon, hatalı yazdım, 55210 olacaktı sipariş numarası.'], [{ order_id: '55210' }]],
    [['DHL gönderim 7205771274, iade kodu 99182733'], [{ tracking_number: '7205771274', carrier: 'dhl' }]],
  ];
  testShipments(rows, tr);
});

describe('conversations', () => {
  const rows: ShipmentReading[] = [
    [
      [
        'Merhaba, trendyoldan aldığım ayakkabının sipariş numarası 1029384756, hâlâ kargoya verilmemiş.',
        '> Hemen kontrol ediyorum.',
      ],
      [{ tracking_number: null, order_id: '1029384756', status: 'pre_transit' }],
    ],
    [
      ['> Sipariş numaranızı öğrenebilir miyim?', '556677'],
      [{ tracking_number: null, order_id: '556677', status: null }],
    ],
    [
      ['Kargonuz bugün teslim edilecek diye mesaj geldi ama kurye gelmedi. no: 1Z5A42E69711496403'],
      [{ tracking_number: '1Z5A42E69711496403', carrier: 'ups', order_id: null }],
    ],
    [
      ['UPS 1Z5A42E69711496403 iadeye düşmüş, oysa ben evdeydim'],
      [{ tracking_number: '1Z5A42E69711496403', carrier: 'ups', order_id: null, status: 'return_to_sender' }],
    ],
    [
      ['TC kimlik 12345678901, sipariş kodum AX-7781, telefonum 05321112233'],
      [{ tracking_number: null, order_id: 'AX-7781', status: null }],
    ],
    [
      ['kargo takip: RR 901 068 366 TR hasarlı geldi'],
      [{ tracking_number: 'RR901068366TR', carrier: 'ptt', order_id: null, status: 'exception' }],
    ],
    [
      ['takip numarası RB421977296TR değil RR901068366TR'],
      [{ tracking_number: 'RR901068366TR', carrier: 'ptt', order_id: null, status: null }],
    ],
    [
      ['> Takip no?', 'CP998347777TR', '> Şu an dağıtımda görünüyor.', 'tamam teşekkürler'],
      [{ tracking_number: 'CP998347777TR', carrier: 'ptt', order_id: null, status: 'out_for_delivery' }],
    ],
    [
      ['alıcıya ulaşılamadı diyor CP998347777TR için, beni kimse aramadı'],
      [{ tracking_number: 'CP998347777TR', carrier: 'ptt', order_id: null, status: 'delivery_failed' }],
    ],
    [['kargo numaram yok, isim Ayşe Kaya, 0542 332 11 00'], []],
  ];
  testShipments(rows, tr);
});

describe('what is said of a parcel', () => {
  test.each([
    ['satıcı sadece etiketi oluşturmuş, etiket basıldı diyor', 'pre_transit'],
    ['ürün hâlâ kargoya verilmedi', 'pre_transit'],
    ['daha yola çıkmamış', 'pre_transit'],
    ['kargoya verilmiş ama takip edemiyorum', 'in_transit'],
    ['transfer merkezine ulaşmış dün', 'in_transit'],
    ['üç gündür yolda görünüyor', 'in_transit'],
    ['sabah dağıtıma çıktı', 'out_for_delivery'],
    ['kurye dağıtımda diyor', 'out_for_delivery'],
    ['şubede teslim alınmayı bekliyor', 'available_for_pickup'],
    ['şubeden almam gerekiyormuş', 'available_for_pickup'],
    ['sistemde teslim edildi yazıyor ama elimde bir şey yok', 'delivered'],
    ['paketi dün teslim aldım', 'delivered'],
    ['kargom sonunda geldi', 'delivered'],
    ['adreste bulunamadınız yazıyor', 'delivery_failed'],
    ['kurye kapıya not bırakmış', 'delivery_failed'],
    ['teslimat başarısız görünüyor', 'delivery_failed'],
    ['göndericiye iade ediliyor', 'return_to_sender'],
    ['geri gönderilmiş', 'return_to_sender'],
    ['bir haftadır gümrükte takıldı kaldı', 'on_hold'],
    ['beş gündür hareket yok', 'on_hold'],
    ['aktarma merkezinde bekliyor kaç gündür', 'on_hold'],
    ['kutu ezilmiş, içindeki bardak kırılmış', 'exception'],
    ['kargom kaybolmuş', 'exception'],
    ['yanlış şubeye gitmiş', 'exception'],
    ['gönderi iptal edilmiş', 'cancelled'],
    ['bekleme süresi dolmuş', 'expired'],
    ['paket kurye tarafından şubeye geri götürülmüş, kimse yokmuş diye', 'delivery_failed'],
    ['takipte "transfer aşamasında" diyo', 'in_transit'],
    ['sipariş onaylandı ama satıcı paketi hazırlamamış', 'pre_transit'],
    ['postaneden almam için kağıt bırakmışlar', 'delivery_failed'],
    ['güvenliğe teslim edilmiş', 'delivered'],
    ['gümrük vergisi ödenmediği için bekletiliyormuş', 'on_hold'],
    ['satıcıya geri dönmüş', 'return_to_sender'],
    ['kutusu açılmış geldi', 'exception'],
    ['kargomatta duruyor', 'available_for_pickup'],
    ['hala teslim edilmedi ama kurye yolda diyor', 'out_for_delivery'],
  ])('"%s" is %s', (said, status) => {
    expect(statusesOf([`RR901068366TR numaralı gönderi hakkında: ${said}.`])).toEqual([status]);
  });

  test.each([
    'Teslim edildi mi?',
    'dağıtıma çıktı mı acaba',
    'Ne zaman teslim edilecek?',
    'Hâlâ teslim edilmedi.',
    'gümrükte değil',
    'Yarın teslim edilecekmiş.',
    'Kartımın süresi doldu.',
    'Kargom nerede?',
    'siparişi iptal etmek istiyorum',
    'kayboldu mu yoksa',
    'inşallah kaybolmamıştır',
    'bugün gelir mi',
    'paketim teslim edilmemiş',
  ])('"%s" states nothing', (said) => {
    expect(statusesOf([`RR901068366TR. ${said}`])).toEqual([null]);
  });

  test('a question that takes it for granted states it', () => {
    expect(statusesOf(['RR901068366TR neden iade edildi?'])).toEqual(['return_to_sender']);
  });
});
