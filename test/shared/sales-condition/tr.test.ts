import { tr } from '../../../shared/extraction/languages/tr.ts';
import { type TermsReading, testTerms } from './terms.ts';

const readings: readonly TermsReading[] = [
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
];

testTerms(readings, tr);
