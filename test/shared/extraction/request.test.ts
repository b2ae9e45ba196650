import { expect, test } from '@jest/globals';
import { extract } from '../../../shared/extraction/extract.ts';
import { languageOf } from '../../../shared/extraction/languages.ts';
import { topicOf } from '../../../shared/extraction/topic.ts';
import { turnsOf } from '../../support/readings.ts';

const issueOf = (code: string, lines: readonly string[]) =>
  extract(turnsOf(lines), languageOf(code), { isRequest: true }).values.issue;

test.each<[code: string, lines: string[], issue: string]>([
  ['en', ['Hi, tracking 1Z999AA10123456784, where is my parcel?'], 'where is my parcel?'],
  ['en', ['Hello', '1Z999AA10123456784', 'Where is my parcel?'], 'Where is my parcel?'],
  ['en', ['tracking number is 1Z999AA10123456784. My order has not arrived.'], 'My order has not arrived.'],
  ['en', ['Last year we paid 4.20 each. We need 80 bearings by May.'], 'We need 80 bearings by May.'],
  [
    'en',
    ['Good morning, this is Ann Lee of Acme Ltd. We need 80 bearings, can you do $4 each?'],
    'We need 80 bearings, can you do $4 each?',
  ],
  ['de', ['Sendungsnummer 00340434161094042557. Wo ist mein Paket?'], 'Wo ist mein Paket?'],
  ['de', ['Letztes Jahr haben wir 4,20 pro Stück bezahlt. Wir brauchen 80 Kugellager.'], 'Wir brauchen 80 Kugellager.'],
  ['fr', ['Bonjour, numéro de suivi 6A12345678901. Où est mon colis ?'], 'Où est mon colis ?'],
  ['es', ['Hola, mi número de seguimiento es 1Z999AA10123456784. ¿Dónde está mi paquete?'], '¿Dónde está mi paquete?'],
  ['nl', ['Waar is mijn pakket? 3SABCD123456789'], 'Waar is mijn pakket?'],
  ['tr', ['Kargom nerede? 123456789012'], 'Kargom nerede?'],
  ['ar', ['أين طردي؟ رقم التتبع 123456789012'], 'أين طردي؟'],
  ['hi', ['मेरा पार्सल कहाँ है? ट्रैकिंग नंबर 123456789012'], 'पार्सल कहाँ है?'],
  ['ja', ['追跡番号は123456789012です。荷物はどこですか？'], '荷物はどこですか？'],
  ['zh', ['快递单号是123456789012。我的包裹在哪里？'], '我的包裹在哪里？'],
])('in %s the issue of %j is what is wanted: %s', (code, lines, issue) => {
  expect(issueOf(code, lines)?.replace(/^[^¿\p{L}]+/u, '')).toBe(issue);
});

test.each([
  ['en', 'My order arrived damaged'],
  ['en', 'the parcel was delivered but it is broken'],
  ['de', 'Die Bestellung ist beschädigt angekommen'],
  ['fr', 'Ma commande est arrivée abîmée'],
  ['es', 'El pedido llegó roto'],
  ['pt', 'O pedido chegou quebrado'],
  ['it', "L'ordine è arrivato danneggiato"],
  ['nl', 'Mijn bestelling is beschadigd geleverd'],
  ['pl', 'Paczka przyszła uszkodzona'],
  ['tr', 'Siparişim hasarlı geldi'],
  ['ja', '注文した商品が壊れて届きました'],
  ['zh', '包裹到了但是坏了'],
  ['ar', 'وصل الطرد مكسورا'],
  ['hi', 'मेरा ऑर्डर टूटा हुआ मिला'],
])('in %s a damaged order is no delayed one: %s', (code, issue) => {
  expect(topicOf(issue, languageOf(code))).toBe('damaged item');
});

test.each([
  ['en', 'My order has not arrived'],
  ['de', 'Mein Paket ist noch nicht angekommen'],
  ['es', 'El pedido no ha llegado'],
])('in %s a late one is delayed: %s', (code, issue) => {
  expect(topicOf(issue, languageOf(code))).toBe('delayed shipment');
});
