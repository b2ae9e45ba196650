import { customers as ar } from './ar.ts';
import type { Code, Customer } from './customer.ts';
import { customers as de } from './de.ts';
import { customers as en } from './en.ts';
import { customers as es } from './es.ts';
import { customers as fr } from './fr.ts';
import { customers as hi } from './hi.ts';
import { customers as it } from './it.ts';
import { customers as ja } from './ja.ts';
import { type Meeting, meet } from './meet.ts';
import { customers as nl } from './nl.ts';
import { customers as pl } from './pl.ts';
import { customers as pt } from './pt.ts';
import { connect } from './service.ts';
import { customers as tr } from './tr.ts';
import { customers as zh } from './zh.ts';

export const customersOf: Record<Code, readonly Customer[]> = { en, de, es, fr, pt, it, nl, tr, pl, ja, zh, ar, hi };

/** How many talk at the same time. */
const LINES = 8;

/** Lets the customers of a language talk to the service, in the order of their list. */
export async function meetAll(code: Code, customers: readonly Customer[]): Promise<Meeting[]> {
  const meetings: Meeting[] = [];
  const waiting = [...customers.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, customer] = next;
      meetings[index] = await meet(customer, code, connect(customer.endpoint ?? 'save-conversation', code));
    }
  };
  await Promise.all(Array.from({ length: LINES }, work));
  return meetings;
}
