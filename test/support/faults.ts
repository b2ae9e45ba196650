import { db } from '../../shared/store/table.ts';

/** The process ends here, as far as the code under test can tell. */
export class Killed extends Error {}

type Step = (command: string) => Promise<void> | void;
const nothing: Step = () => {};
const at: { before: Step; after: Step } = { before: nothing, after: nothing };

db.middlewareStack.add(
  (next, context) => async (args) => {
    const command = String(context['commandName']);
    await at.before(command);
    const result = await next(args);
    await at.after(command);
    return result;
  },
  { step: 'initialize', name: 'faults', priority: 'high' },
);

/** Runs something that ends before (or just after) its nth request to the table; whether it came to that. */
export async function killedAt(nth: number, when: 'before' | 'after', work: () => Promise<unknown>): Promise<boolean> {
  let requests = 0;
  let isDead = false;
  at[when] = () => {
    requests += 1;
    if (requests < nth) return;
    isDead = true;
    throw new Killed();
  };
  if (when === 'after') {
    // What is dead asks nothing more.
    at.before = () => {
      if (isDead) throw new Killed();
    };
  }
  try {
    await work();
    return false;
  } catch (error) {
    if (!(error instanceof Killed)) throw error;
    return true;
  } finally {
    Object.assign(at, { before: nothing, after: nothing });
  }
}

/** Runs something while something else happens before its nth request. */
export async function interruptedAt(nth: number, other: () => Promise<unknown>, work: () => Promise<unknown>) {
  let requests = 0;
  at.before = async () => {
    requests += 1;
    if (requests !== nth) return;
    at.before = nothing;
    await other();
  };
  try {
    await work();
  } finally {
    at.before = nothing;
  }
}
