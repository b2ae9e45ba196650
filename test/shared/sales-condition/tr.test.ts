import { describe } from '@jest/globals';
import { tr } from '../../../shared/extraction/languages/tr.ts';
import { testTerms } from './terms.ts';

describe('a negotiation', () => {
  testTerms(
    [
      [
        [
          'selam, zeytinyağı almak istiyoruz, fiyatınız nedir?',
          '> Litresi 280 TL, minimum 100 litre.',
          '265 olur mu?',
          '> 270 TL son fiyatımız.',
          'tamam anlaştık, 400 litre yazın',
        ],
        { product: 'zeytinyağı', quantity: 400, unit_price: 270, currency: 'TRY' },
      ],
      [
        [
          'Merhaba, otelimiz için 120 adet yatak lazım.',
          '> Tanesi 6.500 TL, 100 adet ve üzeri %8 iskonto.',
          'Kabul. Ödeme 60 gün vadeli.',
        ],
        {
          product: 'yatak',
          quantity: 120,
          unit_price: 6500,
          discount_percent: 8,
          currency: 'TRY',
          payment_terms: '60 gün vadeli',
        },
      ],
      [
        [
          '> Ofis sandalyesi için teklifimiz 85 dolar, FOB İzmir, 15 Mart 2026 tarihine kadar geçerli.',
          'İki yüz elli adet alıyoruz, %30 peşin, kalanı teslimatta.',
        ],
        {
          product: 'Ofis sandalyesi',
          quantity: 250,
          unit_price: 85,
          currency: 'USD',
          incoterm: 'FOB',
          valid_until: '2026-03-15',
          payment_terms: '%30 peşin, kalanı teslimatta',
        },
      ],
      [
        [
          'Geçen yıl kahve fincanını 45 liraya almıştık, bu yıl fiyat ne?',
          '> Bu yıl 52 lira.',
          'Pahalı, 48 verin.',
          '> 50 liraya bırakırım.',
          'Olur, 1000 adet.',
        ],
        { product: 'kahve fincanı', quantity: 1000, unit_price: 50, currency: 'TRY' },
      ],
      [
        ['40 çuval un istiyorum', '> Çuvalı 620 TL abi, kapıda ödeme olur', '40 değil 50 çuval olsun'],
        { product: 'un', quantity: 50, unit_price: 620, currency: 'TRY', payment_terms: 'kapıda ödeme' },
      ],
      [
        [
          '3 bin adet poşet çay bardağı için fiyat alabilir miyim?',
          '> Adedi 4,75 TL + KDV. Kargo ücreti 250 TL.',
          'uygun, onaylıyorum',
        ],
        { product: 'çay bardağı', quantity: 3000, unit_price: 4.75, currency: 'TRY' },
      ],
      [
        [
          '> Fuar kampanyası: klima 18.500 TL yerine 16.900 TL, 31 Mayıs 2026 sonuna kadar.',
          '15 adet alırız, havale ile ödeyeceğiz.',
        ],
        {
          product: 'klima',
          quantity: 15,
          unit_price: 16900,
          currency: 'TRY',
          valid_until: '2026-05-31',
          payment_terms: 'havale ile',
        },
      ],
      [
        [
          '5 ton kuru kayısı ihtiyacımız var.',
          '> Tonu 4.200 avro, CIF Hamburg, akreditifli ödeme.',
          'Çok pahalı, 4.000 avrodan alırız.',
          '> Maalesef, 4.100 avronun altına inemeyiz.',
          'Peki 4.100 kabul.',
        ],
        { product: 'kuru kayısı', quantity: 5, unit_price: 4100, currency: 'EUR', incoterm: 'CIF' },
      ],
      [
        [
          '20 adet yazıcı lazım, peşin ödersek indirim var mı?',
          '> Yazıcı 7.250 TL, peşinde yüzde 5 indirim yaparız.',
          'Süper, anlaştık.',
        ],
        { product: 'yazıcı', quantity: 20, unit_price: 7250, discount_percent: 5, currency: 'TRY' },
      ],
      [
        [
          'slm bi 30 koli bulaşık deterjanı alcam',
          '> kolisi 540 lira',
          '500 yap alayım',
          '> olmaz abi kurtarmıyor, 525',
          'hadi tamam',
        ],
        { product: 'bulaşık deterjanı', quantity: 30, unit_price: 525, currency: 'TRY' },
      ],
      [
        [
          '> Güneş paneli stokta var, kaç adet istiyorsunuz?',
          '64',
          '> 64 adet için birim fiyat 3.150 TL, 30 gün vade.',
          'Onaylıyoruz.',
        ],
        { product: 'Güneş paneli', quantity: 64, unit_price: 3150, currency: 'TRY', payment_terms: '30 gün vade' },
      ],
      [
        [
          'Merhabalar, restoranımız için 300 adet porselen tabak almak istiyoruz.',
          '> Porselen tabak 95 TL, 250 adetten fazla alımda %7 indirim uyguluyoruz.',
          'Harika, sipariş verelim. Ödemeyi kredi kartıyla yaparız.',
        ],
        {
          product: 'porselen tabak',
          quantity: 300,
          unit_price: 95,
          discount_percent: 7,
          currency: 'TRY',
          payment_terms: 'kredi kartıyla',
        },
      ],
      [
        [
          '> Demir fiyatımız ton başına 640 dolar, CFR Mersin.',
          '620 dolara olmaz mı?',
          '> 630 dolar diyelim.',
          'Anlaştık. İki yüz ton, akreditif.',
        ],
        {
          product: 'Demir',
          quantity: 200,
          unit_price: 630,
          currency: 'USD',
          incoterm: 'CFR',
          payment_terms: 'akreditif',
        },
      ],
      [
        ['tişört baskılı kaça', '> 120 lira, 50 adet üstü 105 lira', '80 tane yapalım, kapıda nakit'],
        { product: 'tişört baskılı', quantity: 80, unit_price: 105, currency: 'TRY', payment_terms: 'kapıda nakit' },
      ],
      [
        [
          'Geçen sefer 12 palet seramik almıştık, bu sefer 20 palet istiyoruz.',
          '> Paleti 9.800 TL, teklifimiz 28 Şubat 2027 tarihine kadar geçerlidir.',
          'Kabul ediyoruz, fatura tarihinden itibaren 45 gün.',
        ],
        {
          product: 'seramik',
          quantity: 20,
          unit_price: 9800,
          currency: 'TRY',
          valid_until: '2027-02-28',
          payment_terms: 'fatura tarihinden itibaren 45 gün',
        },
      ],
      [
        [
          'Bal için fiyatınız nedir?',
          '> Kilosu 450 TL, minimum sipariş 10 kilo.',
          '450 çok yüksek, 400 TL veririm.',
          '> Olmaz, en fazla 425 TL.',
          'Peki, elli kilo.',
        ],
        { product: 'Bal', quantity: 50, unit_price: 425, currency: 'TRY' },
      ],
    ],
    tr,
  );
});

describe('terms of payment are what was typed of them', () => {
  testTerms(
    [
      [['40 adet matkap alıyoruz, tanesi 1.200 TL, peşin.'], { payment_terms: 'peşin', quantity: 40 }],
      [['40 adet matkap alıyoruz, tanesi 1.200 TL, 30 gün vade.'], { payment_terms: '30 gün vade', quantity: 40 }],
      [
        ['40 adet matkap alıyoruz, tanesi 1.200 TL, teslimatta nakit.'],
        { payment_terms: 'teslimatta nakit', quantity: 40 },
      ],
      [['40 adet matkap alıyoruz, tanesi 1.200 TL, akreditif.'], { payment_terms: 'akreditif', quantity: 40 }],
      [
        ['40 adet matkap alıyoruz, tanesi 1.200 TL, %40 peşin, kalanı teslimatta.'],
        { payment_terms: '%40 peşin, kalanı teslimatta', quantity: 40 },
      ],
      [
        ['40 adet matkap alıyoruz, tanesi 1.200 TL, 90 gün vadeli çek.'],
        { payment_terms: '90 gün vadeli çek', quantity: 40 },
      ],
      [['40 adet matkap alıyoruz, tanesi 1.200 TL, kapıda ödeme.'], { payment_terms: 'kapıda ödeme', quantity: 40 }],
      [
        ['40 adet matkap alıyoruz, tanesi 1.200 TL, fatura tarihinden itibaren 60 gün.'],
        { payment_terms: 'fatura tarihinden itibaren 60 gün', quantity: 40 },
      ],
      [['40 adet matkap alıyoruz, tanesi 1.200 TL, havale.'], { payment_terms: 'havale', quantity: 40 }],
      [
        ['40 adet matkap alıyoruz, tanesi 1.200 TL, mal mukabili 60 gün.'],
        { payment_terms: 'mal mukabili 60 gün', quantity: 40 },
      ],
      [
        ['40 adet matkap alıyoruz, tanesi 1.200 TL, kredi kartına 6 taksit.'],
        { payment_terms: 'kredi kartına 6 taksit', quantity: 40 },
      ],
    ],
    tr,
  );
});

describe('a quantity in figures and words', () => {
  testTerms(
    [
      [['iki yüz elli adet alıyoruz.'], { quantity: 250 }],
      [['beşyüz adet alıyoruz.'], { quantity: 500 }],
      [['bin beş yüz adet alıyoruz.'], { quantity: 1500 }],
      [['iki buçuk ton alıyoruz.'], { quantity: 2.5 }],
      [['on iki koli alıyoruz.'], { quantity: 12 }],
      [['yüz elli çuval alıyoruz.'], { quantity: 150 }],
      [['12.500 adet alıyoruz.'], { quantity: 12500 }],
    ],
    tr,
  );
});

describe('a price', () => {
  testTerms(
    [
      [
        ['200 adet lamba alıyoruz, tanesi 12,50 TL.'],
        { quantity: 200, unit_price: 12.5, currency: 'TRY', discount_percent: null },
      ],
      [
        ["200 adet lamba alıyoruz, 250 TL'den."],
        { quantity: 200, unit_price: 250, currency: 'TRY', discount_percent: null },
      ],
      [
        ['200 adet lamba alıyoruz, adedi 4,75 ₺ + KDV.'],
        { quantity: 200, unit_price: 4.75, currency: 'TRY', discount_percent: null },
      ],
      [
        ['200 adet lamba alıyoruz, kilosu 310 liradan.'],
        { quantity: 200, unit_price: 310, currency: 'TRY', discount_percent: null },
      ],
      [
        ['200 adet lamba alıyoruz, birim fiyatı 85 avro.'],
        { quantity: 200, unit_price: 85, currency: 'EUR', discount_percent: null },
      ],
      [
        ['200 adet lamba alıyoruz, metresi 75.'],
        { quantity: 200, unit_price: 75, currency: null, discount_percent: null },
      ],
      [
        ['200 adet lamba alıyoruz, 120 dolardan.'],
        { quantity: 200, unit_price: 120, currency: 'USD', discount_percent: null },
      ],
    ],
    tr,
  );
});

describe('a discount', () => {
  testTerms(
    [
      [['> Lamba 40 TL, %10 indirim.'], { unit_price: 40, discount_percent: 10 }],
      [['> Lamba 40 TL, yüzde 10 iskonto.'], { unit_price: 40, discount_percent: 10 }],
      [['> Lamba 40 TL, 10% indirimli.'], { unit_price: 40, discount_percent: 10 }],
      [['> Lamba 40 TL, %10 düşeriz.'], { unit_price: 40, discount_percent: 10 }],
    ],
    tr,
  );
});

describe('a scale', () => {
  testTerms(
    [
      [['> 100 adet ve üzeri 4,50 TL.'], { scales: [{ from_quantity: 100, unit_price: 4.5 }] }],
      [["> 100'den fazla alırsanız 4,50 TL."], { scales: [{ from_quantity: 100, unit_price: 4.5 }] }],
      [['> 100 adet alırsanız tanesi 4,50 TL.'], { scales: [{ from_quantity: 100, unit_price: 4.5 }] }],
    ],
    tr,
  );
});

describe('further terms', () => {
  testTerms(
    [
      [
        ['Ofis koltuğunun fiyatı ne kadar?', '> Tanesi 2.450 TL, 20 adet ve üzeri %10 indirim.', '25 adet alıyoruz.'],
        {
          product: 'Ofis koltuğu',
          quantity: 25,
          unit_price: 2450,
          discount_percent: 10,
          currency: 'TRY',
        },
      ],
      [
        ['500 koli makarna istiyoruz, EXW Gaziantep.', '> Kolisi 320 TL, ödeme 30 gün vadeli.', 'Kabul ediyoruz.'],
        {
          product: 'makarna',
          quantity: 500,
          unit_price: 320,
          currency: 'TRY',
          payment_terms: '30 gün vadeli',
          incoterm: 'EXW',
        },
      ],
      [
        ['Rakip firma 15 dolar veriyor.', '> Biz kask için 14,50 dolar yapabiliriz.', 'Tamam, 200 kask.'],
        {
          product: 'kask',
          quantity: 200,
          unit_price: 14.5,
          currency: 'USD',
        },
      ],
      [
        ["> Teklif 15 Mart 2025'e kadar geçerli: zeytinyağı litresi 280 TL.", '1.000 litre alalım, peşin ödeme.'],
        {
          product: 'zeytinyağı',
          quantity: 1000,
          unit_price: 280,
          currency: 'TRY',
          valid_until: '2025-03-15',
          payment_terms: 'peşin ödeme',
        },
      ],
      [
        ['Minimum sipariş kaç adet?', '> Kupa için 144 adet.', 'Bize çok fazla, teşekkürler.'],
        {
          product: 'Kupa',
          quantity: null,
          unit_price: null,
        },
      ],
    ],
    tr,
  );
});
