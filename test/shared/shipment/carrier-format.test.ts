import { expect, test } from '@jest/globals';
import { formatsOf } from '../../../shared/shipment/carrier-format.ts';
import { isIban } from '../../../shared/shipment/check-digit.ts';

const carriersOf = (number: string, isValid: boolean) =>
  formatsOf(number, 'en')
    .filter(({ valid }) => valid === isValid)
    .flatMap(({ candidates }) => candidates.map(({ carrier }) => carrier));

// The test numbers of https://github.com/jkeen/tracking_number_data (MIT), in its order.
const valid: [carrier: string, numbers: string][] = [
  ['ups', '1Z5R89390357567127 1Z879E930346834440 1Z410E7W0392751591 1Z8V92A70367203024'],
  [
    'usps',
    '03071790000523483741 71123456789123456787 4201002334249200190132607600833457 420221539101026837331000039521',
  ],
  [
    'usps',
    '71969010756003077385 9505511069605048600624 92748931507708513018050063 9400111201080805483016 RB123456785US',
  ],
  ['fedex', '986578788855 477179081230 799531274483 790535312317 974367662710 041441760228964 568283610012000'],
  ['fedex', '1001921334250001000300779017972697 1001921380360001000300639585804382 9632001560123456789900794808390594'],
  ['fedex', '61299998820821171811 9261292700768711948021 00012345000000000027 9611020987654312345672'],
  ['dhl', '3318810025 73891051146 8487135506 1099255990'],
  ['ontrac', 'C11031500001879 C10999911320231 D10011354453707 D10011345983010'],
  ['dpd', '008182709980000020033350276C 008182709980000020045327276N'],
  ['canada_post', '0073938000549297'],
  ['royal_mail', 'RB123456785GB'],
  ['cv_post', 'RB123456785CV'],
];
const invalid =
  '03071790000523483742 4201028200009261290113185417468511 9200000000000000000000 1001901781990001000300617767839438 ' +
  '9261292700768711948020 568283610012732 9600000000000000000001 9622001560001234567100794808390595 3318810010 3318810034 ' +
  '1Z1111111111111111 C10000000000000 D10011345983012 RB123456786US 008182709980000020033350276A 0073938000549292';

test.each(valid.flatMap(([carrier, numbers]) => numbers.split(' ').map((number) => [number, carrier])))(
  'the check digit of %s is right for %s',
  (number, carrier) => {
    expect(carriersOf(number, true)).toContain(carrier);
  },
);

test.each(invalid.split(' '))('the check digit of %s is wrong for every carrier', (number) => {
  expect(carriersOf(number, true)).toEqual([]);
  expect(carriersOf(number, false)).not.toEqual([]);
});

test.each(['2Z5R89390357567127', '1A5R89390357567127', 'RB123456785XX', 'GS295117494011169041'])(
  '%s is of no carrier',
  (number) => expect(formatsOf(number, 'en')).toEqual([]),
);

test('carriers that share a format are all candidates, the likeliest first', () => {
  const [shared] = formatsOf('9261292700768711948021', 'en');

  expect(shared?.candidates.map(({ carrier }) => carrier)).toEqual(['usps', 'fedex', 'ups', 'dhl']);
});

test('a bank account is told by its check digits', () => {
  expect(isIban('GB82WEST12345698765432')).toBe(true);
  expect(isIban('GB82WEST12345698765431')).toBe(false);
});
