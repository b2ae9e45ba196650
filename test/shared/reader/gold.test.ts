import { expect, test } from '@jest/globals';
import { CUTS } from '../../../bin/reader/cuts.ts';
import { type Gold, keptOf, toldIn } from '../../../bin/reader/gold-answer.ts';
import { languageOf } from '../../../shared/extraction/languages.ts';
import type { Turn } from '../../../shared/extraction/turn.ts';

const now = new Date('2026-03-01T09:00:00Z');

/** Turns by turns, the customer first. */
const between = (...texts: string[]): Turn[] =>
  texts.map((text, at) => ({ role: at % 2 === 0 ? 'user' : 'assistant', text }));

const CONVERSATIONS: [string, Turn[], Gold][] = [
  [
    'en',
    between('The basement light flickers, it is urgent.', 'Your name and number?', "Zoë O'Hara-Quinn, seven seven nine, four four two, oh one one eight", 'The address?', 'Flat 7B, 7 Mill Lane', 'And the town?', 'Dunmore N7 7LD'),
    { customer_info: { name: "Zoë O'Hara-Quinn", phone: '7794420118', phone_typed: 'seven seven nine, four four two, oh one one eight', address: 'Flat 7B, 7 Mill Lane, Dunmore N7 7LD', issue: 'The basement light flickers, it is urgent.', priority: 'urgent', type: 'electrical' } },
  ],
  [
    'de',
    between('Guten Tag, Jürgen Weiß hier, bin der Mieter. Der Abfluss in der Küche ist verstopft.', 'Wo ist das?', 'Große Straße 12-14, 3. Stock', 'PLZ und Ort?', '49074 Osnabrück. Tel. 0541/ 33 44 55 6'),
    { customer_info: { name: 'Jürgen Weiß', phone: '0541/ 33 44 55 6', phone_e164: '+495413344556', address: 'Große Straße 12-14, 3. Stock, 49074 Osnabrück', role: 'tenant', type: 'plumbing', issue: 'Der Abfluss in der Küche ist verstopft.' } },
  ],
  [
    'pl',
    between('Cieknie kran w łazience.', 'Jak się Pani nazywa?', 'Małgorzata Żółkiewska-Łoś', 'Adres?', 'ul. Świętokrzyska 5 m. 5, 00-010 Łódź'),
    { customer_info: { name: 'Małgorzata Żółkiewska-Łoś', address: 'ul. Świętokrzyska 5 m. 5, 00-010 Łódź', issue: 'Cieknie kran w łazience.', type: 'plumbing' } },
  ],
  [
    'tr',
    between('Işıklar yanmıyor. Adım İlkay Işıldak', 'Adresiniz?', 'Çınar Sokağı No: 3 Daire 3, Kadıköy İSTANBUL'),
    { customer_info: { name: 'İlkay Işıldak', address: 'Çınar Sokağı No: 3 Daire 3, Kadıköy İSTANBUL', issue: 'Işıklar yanmıyor.', type: 'electrical' } },
  ],
  [
    'zh',
    between('厨房水管漏水了', '您贵姓？地址呢？', '我叫欧阳晓𠮷', '地址？', '海淀区中关村大街27号', '哪个城市？', '北京市，电话１３８ ００１３ ８０００'),
    { customer_info: { name: '欧阳晓𠮷', phone: '１３８ ００１３ ８０００', address: '北京市海淀区中关村大街27号', issue: '厨房水管漏水了', type: 'plumbing' } },
  ],
  [
    'ar',
    between('مُحَمَّد الخطيب، الكهرباء مقطوعة', 'العنوان؟', 'شارع الجامعة، مبنى ٣، شقة ٣', 'الهاتف؟', '٠٥٥ ٤٥٢ ٨٦١٥'),
    { customer_info: { name: 'مُحَمَّد الخطيب', phone: '٠٥٥ ٤٥٢ ٨٦١٥', address: 'شارع الجامعة، مبنى ٣، شقة ٣', issue: 'الكهرباء مقطوعة', type: 'electrical' } },
  ],
  [
    'hi',
    between('नमस्ते, मैं कीर्ति शर्मा। रसोई का नल टपक रहा है।', 'पता?', 'मकान नंबर १२, गांधी मार्ग, जयपुर ३०२००१'),
    { customer_info: { name: 'कीर्ति शर्मा', address: 'मकान नंबर १२, गांधी मार्ग, जयपुर ३०२००१', issue: 'रसोई का नल टपक रहा है', type: 'plumbing' } },
  ],
  [
    'en',
    between('Where is 1Z 975N 039 0001 85078, order ABC-1234?', 'UPS has it.', 'Thanks'),
    { shipments: [{ tracking_number: '1Z975N039000185078', order_id: 'ABC-1234', carrier_any: ['UPS'] }] },
  ],
  [
    'en',
    between('We take two pallets of oak boards.', 'At $4.20 a board, 5% off, net 30, FOB Leith, valid until 31 March 2026.', 'Agreed.'),
    { sales_condition: { product: 'oak boards', quantity: 2, unit_price: 4.2, discount_percent: 5, currency: 'USD', payment_terms: 'net 30', incoterm: 'FOB', valid_until: '2026-03-31' } },
  ],
]; // biome-ignore format: a conversation a line

test.each(CONVERSATIONS.map((it) => [it[0], it[1][0]?.text ?? '', it] as const))(
  'of a right answer nothing is lost, however its quotes are cut: %s %s',
  (_, __, [code, turns, gold]) => {
    const told = toldIn(turns, languageOf(code), now);
    const all = CUTS.flatMap((cut) => keptOf(gold, told, cut).map((it) => ({ ...it, cut: cut.name })));
    const values = [gold.customer_info, gold.sales_condition, ...(gold.shipments ?? [])].flatMap((it) =>
      Object.entries(it ?? {}),
    );

    expect(all.filter(({ isKept }) => !isKept)).toEqual([]);
    expect(new Set(all.map(({ field }) => field)).size).toBeGreaterThanOrEqual(
      values.filter(([name]) => !name.startsWith('phone_')).length - 2,
    );
  },
);

test('what is answered wrongly is not counted as kept', () => {
  const told = toldIn(between('I am Ann Lee, 12 Oak Street'), languageOf('en'), now);
  const gold = { customer_info: { name: 'Bob Stone', address: '14 Oak Street' } };

  expect(CUTS.flatMap((cut) => keptOf(gold, told, cut)).filter(({ isKept }) => isKept)).toEqual([]);
});
