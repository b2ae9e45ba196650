import { describe, expect, test } from '@jest/globals';
import { languageOf } from '../../../shared/extraction/languages.ts';
import { read as readAll } from '../../../shared/reading/read.ts';
import { turnsOf } from '../../support/readings.ts';

const read = (language: string, ...lines: string[]) => {
  const { values, uncallable } = readAll(turnsOf(lines), languageOf(language));
  return { phone: values.phone, fault: uncallable && `${uncallable.value}: ${uncallable.reason}` };
};

const rows: [language: string, question: string, number: string, short: string, long: string, yes: string][] = [
  ['en', 'What is your phone number?', '415-555-0190', '415-555-019', '415-555-01901', "Yes, that's right."],
  ['en', 'And your number, please?', '(212) 722-3025', '212 722 302', '2127223025111', "That's my number"],
  ['en', 'What number can we call?', '07700 900123', '07700 90012', '07700 9001234', 'yes'],
  ['de', 'Wie ist Ihre Telefonnummer?', '0171 2345678', '0171 234567', '0171 234567890', 'Ja, das stimmt'],
  ['fr', 'Quel est votre numéro de téléphone ?', '06 12 34 56 78', '06 12 34 56 7', '06 12 34 56 789', 'oui'],
  ['es', '¿Cuál es su número de teléfono?', '612 345 678', '612 345 67', '612345678123', 'sí, es correcto'],
  ['pt', 'Qual é o seu telefone?', '(11) 98765-4321', '(11) 98765-432', '(11) 98765-43210', 'sim, está certo'],
  ['it', 'Qual è il suo numero di telefono?', '333 1234567', '333 123456', '333 12345678', 'sì, è giusto'],
  ['nl', 'Wat is uw telefoonnummer?', '06 12345678', '06 1234567', '06 123456789', 'ja, dat klopt'],
  ['tr', 'Telefon numaranız nedir?', '0532 123 45 67', '0532 123 45 6', '0532 123 45 678', 'evet doğru'],
  ['pl', 'Jaki jest Pana numer telefonu?', '501 234 567', '501 234 56', '501 234 5678', 'tak, zgadza się'],
  ['ja', 'お電話番号を教えてください。', '090-1234-5678', '090-1234-567', '090-1234-56789', 'はい、そうです'],
  ['zh', '请问您的电话号码是多少？', '13800138000', '1380013800', '138001380001', '是的'],
  ['ar', 'ما هو رقم هاتفك؟', '0501234567', '050123456', '05012345678', 'نعم صحيح'],
  ['hi', 'आपका फ़ोन नंबर क्या है?', '98765 43210', '98765 4321', '98765 432101', 'हाँ, सही है'],
];

describe.each(rows)('in %s, asked “%s”', (language, question, number, short, long, yes) => {
  const ours = `? ${question}`;
  const agents = `> ${question}`;
  const told = (...lines: string[]) => read(language, ...lines);
  const isShort = { phone: null, fault: `${short}: too short` };

  test('a number that can be called is taken', () => {
    expect(told(ours, number)).toEqual({ phone: number, fault: null });
  });

  test('one that cannot is reported with what is wrong with it', () => {
    expect(told(ours, short)).toEqual(isShort);
    expect(told(ours, long)).toEqual({ phone: null, fault: `${long}: too long` });
    expect(told(ours, '12345')).toEqual({ phone: null, fault: '12345: too short' });
  });

  test('who insists is taken at his word: by the same digits or by a yes', () => {
    expect(told(ours, short, ours, short)).toEqual({ phone: short, fault: null });
    expect(told(ours, short, ours, yes)).toEqual({ phone: short, fault: null });
    expect(told(ours, '12345', ours, '12345')).toEqual({ phone: '12345', fault: null });
  });

  test('another number than the one that was asked for again is the number', () => {
    expect(told(ours, short, ours, number)).toEqual({ phone: number, fault: null });
  });

  test('it erases no number that is known', () => {
    expect(told(ours, number, ours, short)).toEqual({ phone: number, fault: `${short}: too short` });
  });

  test('an agent who goes on has taken it, one who asks for it again has not', () => {
    expect(told(agents, short, '> OK.')).toEqual({ phone: short, fault: null });
    expect(told(agents, short, agents)).toEqual(isShort);
    expect(told(agents, short)).toEqual(isShort);
  });
});

test('where only the customer speaks, a number counts as soon as he writes on', () => {
  expect(read('en', 'my sink leaks, call 415-555-019')).toEqual({ phone: null, fault: '415-555-019: too short' });
  expect(read('en', 'my sink leaks, call 415-555-019', 'thanks')).toEqual({ phone: '415-555-019', fault: null });
});

test('the country of the address has its numbers', () => {
  const address = '12 Calle Mayor, Madrid, Spain';

  expect(read('en', '? What is your phone number?', '612 345 678').phone).toBeNull();
  expect(read('en', '? What is your phone number and your address?', `612 345 678, ${address}`).phone).toBe(
    '612 345 678',
  );
});

test('what nobody can be called on is no such number', () => {
  expect(read('en', '? What is your phone number?', '+1 055 555 0190').fault).toBe('+1 055 555 0190: no such number');
});
