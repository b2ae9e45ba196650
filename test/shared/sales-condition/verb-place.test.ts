import { describe, expect, test } from '@jest/globals';
import { languages } from '../../../shared/extraction/languages.ts';
import type { SalesTerms } from '../../../shared/sales-condition/sales-condition.ts';
import { termsIn } from './terms.ts';

const read = (code: string, ...lines: string[]): SalesTerms => {
  const language = languages.find((it) => it.code === code);
  if (!language) throw new Error(code);
  return termsIn(lines, language);
};

describe('what is done to a price is no product', () => {
  test.each([
    ['en', 'I need to arrange a new price'],
    ['es', 'quiero registrar un precio nuevo'],
    ['pt', 'preciso cadastrar um preço novo'],
    ['pl', 'chcę dodać nową cenę'],
    ['ar', 'أريد تسجيل سعر جديد'],
  ])('in %s: %s', (code, text) => {
    expect(read(code, text)).toMatchObject({ product: null, quantity: null, unit_price: null });
  });

  test.each([
    ['de', 'Wir haben für Druckerpapier einen neuen Preis ausgemacht.', 'Druckerpapier'],
    ['ja', '緑茶の新しい価格を登録したいです', '緑茶'],
    ['hi', 'चावल का नया रेट दर्ज करना है', 'चावल'],
  ])('in %s beside the product: %s', (code, text, product) => {
    expect(read(code, text)).toMatchObject({ product, quantity: null });
  });
});

test('what is wanted at a price remains the product', () => {
  expect(read('es', 'quiero café precio 5 euros')).toMatchObject({ product: 'café', unit_price: 5 });
});

test('an article of the price does not replace the quantity', () => {
  expect(read('es', 'Para 200 botellas de aceite de oliva hay un precio nuevo')).toMatchObject({
    product: 'aceite de oliva',
    quantity: 200,
  });
});

test("the words of the service's question are no product", () => {
  expect(read('ar', '> ما السعر أو الخصم المتفق عليه؟', '35 ريال سعودي للكيلو')).toMatchObject({ product: null });
});

test('a question about the product alone is answered by the product', () => {
  expect(read('hi', '> किस उत्पाद की बात है?', 'चावल').product).toBe('चावल');
});
