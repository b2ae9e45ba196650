import { expect, test } from '@jest/globals';
import { type Caller, isInScope, ownerOf, scopeOf, scopeOfSender } from '../../../shared/account/access.ts';
import { newAccount, type Role } from '../../../shared/account/account.ts';

const account = (role: Role): NonNullable<Caller> => ({
  ...newAccount({ email: 'ann@example.com', name: 'Ann' }, ''),
  role,
});
const [customer, staff] = [account('customer'), account('staff')];

test.each<[who: string, caller: Caller, given: string | undefined, owner: string | undefined]>([
  ['a customer', customer, undefined, customer.user_id],
  ['a customer, whatever he says,', customer, 'ben', customer.user_id],
  ['staff for somebody', staff, 'ben', 'ben'],
  ['staff for nobody', staff, undefined, undefined],
  ['staff for an account', staff, customer.user_id, customer.user_id],
  ['anybody for somebody', undefined, 'ben', 'ben'],
  ['anybody for nobody', undefined, undefined, undefined],
])('what %s sends is theirs whom it is for', (_, caller, given, owner) => {
  expect(ownerOf(given, caller)).toBe(owner);
});

test('nobody sends for an account without its login', () => {
  expect(() => ownerOf(customer.user_id, undefined)).toThrow(expect.objectContaining({ code: 'forbidden' }));
});

test('who may read: everybody where reads are public, else staff all, customers theirs, others nothing', () => {
  const theirs = { user_id: customer.user_id };

  expect(scopeOf(undefined, 'staff', 'public')).toBe('everybody');
  expect(scopeOf(staff, 'staff', 'staff')).toBe('everybody');
  expect(scopeOf(customer, 'owners', 'staff')).toEqual(theirs);
  expect(() => scopeOf(customer, 'staff', 'staff')).toThrow(expect.objectContaining({ code: 'forbidden' }));
  expect(() => scopeOf(undefined, 'owners', 'staff')).toThrow(expect.objectContaining({ code: 'unauthenticated' }));
  expect([scopeOfSender(undefined, 'staff'), scopeOfSender(undefined, 'public')]).toEqual([undefined, 'everybody']);
  expect(scopeOfSender(customer, 'staff')).toEqual(theirs);
  expect([isInScope('everybody', {}), isInScope(theirs, theirs), isInScope(theirs, {})]).toEqual([true, true, false]);
});
