import { describe, expect, test } from '@jest/globals';
import { handler as saveConversation } from '../../functions/save-conversation/handler.ts';
import { fieldsOf } from '../../shared/dialogue/asked.ts';
import { asksIn } from '../../shared/extraction/asked.ts';
import { en } from '../../shared/extraction/languages/en.ts';
import { findTicketWithHistory } from '../../shared/ticket/ticket-history-store.ts';
import { anId, call } from '../support/call.ts';
import { talk } from '../support/talk.ts';

const asked = (response: string) => [...fieldsOf(asksIn(response, en))];
const PROBLEM = 'My kitchen sink is leaking.';
const CONTACT = 'Ann Lee, 415-555-0132';
const ADDRESS = '12 Oak Street, Portland';

/** What is answered to each message of a customer, one after the other. */
async function responses(messages: readonly string[], how: Parameters<typeof talk>[0] = {}) {
  const { say, id } = talk(how);
  const answers: Awaited<ReturnType<typeof say>>[] = [];
  for (const message of messages) answers.push(await say(message));
  return { id, answers, last: answers.at(-1), said: answers.map(({ response }) => response as string) };
}

describe.each(['new', 'all'] as const)('to a client that sends %s messages', (sends) => {
  test('the problem is asked for first, then name and phone in one question, then the address', async () => {
    const { said, last } = await responses(['Hello', PROBLEM, CONTACT, ADDRESS], { sends });

    expect(said.slice(0, 3).map(asked)).toEqual([['issue'], ['name', 'phone'], ['address']]);
    expect(said[3]).not.toContain('?');
    expect(last).toMatchObject({
      is_complete: true,
      customer_info: { name: 'Ann Lee', phone: '415-555-0132', address: ADDRESS, issue: PROBLEM },
    });
  });

  test('a field that a joint question did not bring is asked for alone', async () => {
    const { said } = await responses([PROBLEM, 'Ann Lee'], { sends });

    expect(asked(said[1] ?? '')).toEqual(['phone']);
  });

  test('a field that was refused is asked for once more with the reason it is needed, then left', async () => {
    const { said } = await responses([PROBLEM, 'Ann Lee', "I'd rather not say", 'No.', ADDRESS], { sends });

    expect(said[2]).toMatch(/call back/);
    expect(said.slice(2).map(asked)).toEqual([['phone'], ['address'], []]);
    expect(said[4]).toMatch(/missing|without/i);
    expect(said[4]).toContain('phone number');
  });

  test('what was refused is still taken when it comes', async () => {
    const messages = [PROBLEM, 'Ann Lee', "I'd rather not say", 'No.', ADDRESS, 'Fine, 415-555-0132'];
    const { last } = await responses(messages, { sends });

    expect(last).toMatchObject({ is_complete: true, customer_info: { phone: '415-555-0132' } });
  });

  test('the second time a question is worded otherwise and says what was not understood', async () => {
    const { said } = await responses([PROBLEM, CONTACT, 'Well well well', 'Hm hm'], { sends });

    expect(said.slice(1).map(asked)).toEqual([['address'], ['address'], ['address']]);
    expect(said[2]).toMatch(/could not find|still have no/);
    expect(new Set(said.slice(1)).size).toBe(3);
  });

  test('who tells something else each time is asked again, and who tells nothing three times is not', async () => {
    const told = await responses([PROBLEM, 'Ann Lee', 'I am the tenant.', 'It is very urgent.'], { sends });
    const evaded = await responses([PROBLEM, 'Ann Lee', 'Hm hm', 'Oh well', 'Well well'], { sends });

    expect(told.said.map(asked)).toEqual([['name', 'phone'], ['phone'], ['phone'], ['phone']]);
    expect(evaded.said.slice(1).map(asked)).toEqual([['phone'], ['phone'], ['phone'], ['address']]);
  });

  test('a correction is repeated', async () => {
    const { said, last } = await responses([PROBLEM, CONTACT, 'Sorry, my number is 415-555-0190'], { sends });

    expect(said[2]).toContain('415-555-0190');
    expect(asked(said[2] ?? '')).toEqual(['address']);
    expect(last.customer_info.phone).toBe('415-555-0190');
  });

  test('the confirmation names the ticket and the values, once; then only what is new is said', async () => {
    const { said, id } = await responses(
      [PROBLEM, CONTACT, ADDRESS, 'I am at home after five.', 'My number is 415-555-0190 now.', 'Thanks, bye!'],
      { sends },
    );

    for (const value of [`TKT-${id}`, 'Ann Lee', '415-555-0132', ADDRESS, 'My kitchen sink is leaking']) {
      expect(said[2]).toContain(value);
    }
    expect(said[2]).toMatch(/if something is wrong/);
    expect(said.slice(3).every((it) => !it.includes('Ann Lee') && !it.includes('?'))).toBe(true);
    expect(said[4]).toContain('415-555-0190');
    expect(said[5]).toMatch(/goodbye/i);
  });

  test.each([
    ['a greeting', 'Hello there', /./],
    ['whether it is a bot', 'are you a robot?', /assistant|program/],
    ['why that is needed', 'why do you need that?', /call back/],
    ['when somebody comes', 'when will somebody come?', /cannot promise|for the team to say/],
    ['patience', 'hang on', /take your time|no hurry/i],
    ['to hear it again', 'say that again?', /once more|of course/i],
    ['a person', 'I want to talk to a person', /person/],
    ['something else', 'how much does that cost?', /the team/],
  ])('%s is answered in a sentence, and the question comes again', async (_, aside, answer) => {
    const { said } = await responses([PROBLEM, aside], { sends });

    expect(said[1]).toMatch(answer);
    expect(asked(said[1] ?? '')).toEqual(['name', 'phone']);
    expect(said[1]).not.toBe(said[0]);
  });

  test('nobody is asked anything after calling off', async () => {
    const { said, last } = await responses([PROBLEM, 'Never mind, please cancel it', 'thanks'], { sends });

    expect(said.slice(1).flatMap(asked)).toEqual([]);
    expect(last).toMatchObject({ status: 'abandoned', ticket_id: null });
  });

  test('what is solved before there is a ticket needs none', async () => {
    const { said, last } = await responses([PROBLEM, 'Never mind, it is fixed now.'], { sends });

    expect(said[1]).toMatch(/nothing more to do/);
    expect(last).toMatchObject({ status: 'abandoned', ticket_id: null });
  });

  test.each([
    ['a cancellation', ['Please cancel the ticket'], /cancelled/, 'cancelled'],
    ['a solved problem', ['It is fixed now'], /closed/, 'completed'],
    ['a problem that is back', ['It is fixed now', 'It is leaking again'], /open again|opened/, 'in_progress'],
    [
      'a problem that is back after all',
      ['Please cancel the ticket', 'It is leaking again'],
      /open again|opened/,
      'open',
    ],
  ])('%s is acknowledged with the ticket', async (_, messages, answer, status) => {
    const { said, id } = await responses([PROBLEM, CONTACT, ADDRESS, ...messages], { sends });

    expect(said.at(-1)).toMatch(answer);
    expect(said.at(-1)).toContain(`TKT-${id}`);
    expect(said.at(-1)).not.toContain('?');
    expect((await findTicketWithHistory(`TKT-${id}`))?.ticket.status).toBe(status);
  });
});

test('when somebody asks how it stands, the ticket tells: its status, and no invented time', async () => {
  const { said } = await responses([PROBLEM, CONTACT, ADDRESS, 'When will somebody come?']);

  expect(said[3]).toMatch(/with the team.*open/);
  expect(said[3]).not.toMatch(/\d+ (?:hours|days)|today|tomorrow/);
});

test('a name that becomes longer by its last letters is repeated, as any correction', async () => {
  const { said } = await responses([
    PROBLEM,
    'Greta Oberhof, 503-555-0142',
    'sorry, the last name is Oberhofer, not Oberhof',
  ]);

  expect(said[2]).toContain('Greta Oberhofer');
});

test('the wish to talk to a person is noted on the ticket, also when it came before', async () => {
  const { id } = await responses([PROBLEM, 'I want to talk to a person', CONTACT, ADDRESS]);

  const { entries = [] } = (await findTicketWithHistory(`TKT-${id}`)) ?? {};
  expect(entries.map(({ why }) => why)).toEqual(['created', 'person_wanted']);
});

test('the address of a repair is where the work is needed, of anything else the customer’s own', async () => {
  const repair = await responses([PROBLEM, CONTACT]);
  const other = await responses(['I have a question about my last bill.', CONTACT]);

  expect(repair.said[1]).toMatch(/work is needed|is the work needed/);
  expect(other.said[1]).toMatch(/your address/);
});

describe('a parcel', () => {
  const path = '/track-shipment';

  test('is spoken of before anything else, and nobody is asked who he is', async () => {
    const { said } = await responses(['Where is my parcel?', '1Z975N039000185078', 'no thanks'], { path });

    expect(said[0]).toMatch(/tracking number/);
    expect(said[1]).toMatch(/1Z975N039000185078/);
    expect(said[1]).toMatch(/no carrier|no report/);
    expect(said.flatMap(asked).filter((it) => ['name', 'phone', 'address', 'issue'].includes(it))).toEqual([]);
  });

  test('whose state was told is where that says', async () => {
    const { said } = await responses(['Where is 1Z975N039000185078? It says out for delivery.'], { path });

    expect(said[0]).toMatch(/1Z975N039000185078: out for delivery/);
  });

  test('is looked into by somebody when the customer wants that: then it becomes a ticket', async () => {
    const messages = ['Where is my parcel 1Z975N039000185078?', 'yes please', CONTACT, ADDRESS];
    const { said, last } = await responses(messages, { path });

    expect(said.slice(1, 3).map(asked)).toEqual([['name', 'phone'], ['address']]);
    expect(said[2]).toMatch(/your address/);
    expect(last.ticket_id).not.toBeNull();
  });
});

describe('terms of sale', () => {
  const path = '/create-sales-condition';

  test('are repeated, and the next that is missing is asked for', async () => {
    const { said, last } = await responses(['We need 80 bearings.', '24 dollars each', CONTACT], { path });

    expect(said[0]).toMatch(/80 × bearing.*price/);
    expect(said[1]).toMatch(/80 × bearing, 24 USD/);
    expect(said.join(' ')).not.toMatch(/work is needed|problem/);
    expect(last.sales_condition).toMatchObject({ status: 'complete', quantity: 80, unit_price: 24 });
  });
});

test('our own answer, sent back as the last message, is the response as any agent’s is', async () => {
  const id = anId();
  const messages = [{ role: 'user', content: `Hello. ${PROBLEM}` }]; // so that more is said than the question
  const send = (list: object[]) =>
    call(saveConversation, { method: 'POST', path: '/save-conversation', body: { id, messages: list } });
  const { body: first } = await send(messages);

  const { body: second } = await send([...messages, { role: 'assistant', content: `${first.response} ` }]);
  const { body: third } = await send([...messages, { role: 'assistant', content: first.response }]);

  expect(second.response.trim()).toBe(first.response);
  expect(third.response.trim()).toBe(first.response);
});
