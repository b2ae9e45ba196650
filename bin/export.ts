import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { settingsInCdkJson } from '../infra/settings.ts';
import { openTable } from './open-table.ts';

const HELP = `All that is stored of one customer, as one JSON document: npm run -s export -- --user ID | --email EMAIL [--out FILE] [--table NAME]

The account without its password's hash, the conversations with every message, shipments and sales conditions, and the
tickets with their history.

  --user ID      the user_id that the conversations carry; for that of an account (acct_…) the whole table is read through
  --email EMAIL  the account that has this email, which is found at once
  --out FILE     into a new file that only you may read; else to the standard output
  --table NAME   that table in AWS, with the credentials and the region that the AWS CLI would use; else the data folder of
                 npm start (DATA_DIR, .data when not set), whether the service runs or not
`;

const text = { type: 'string' } as const;
const options = { user: text, email: text, out: text, table: text, help: { type: 'boolean' } } as const;
type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

class Misuse extends Error {}

async function main(): Promise<void> {
  const values = parsed();
  if (values.help) return console.log(HELP);
  if (Boolean(values.user) === Boolean(values.email)) throw new Misuse('Give either --user or --email');
  const close = await openTable(values.table);
  process.env['INDEX_SHARDS'] ??= String(settingsInCdkJson()['indexShards']);
  try {
    await write(values);
  } finally {
    await close();
  }
}

function parsed(): Values {
  try {
    return parseArgs({ options }).values;
  } catch (cause) {
    throw new Misuse(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

async function write({ user, email, out }: Values): Promise<void> {
  const { documentOf, ownedBy } = await import('./export-customer.ts'); // its environment is set now
  const account = await accountOf(user, email);
  const user_id = account?.user_id ?? user ?? '';
  const owned = await ownedBy(user_id);
  const count = owned.conversations.length + owned.tickets.length;
  if (!account && count === 0) throw new Error(`Nothing is stored of the user ${user_id}`);
  const pieces = documentOf({ user_id, account, owned }, new Date(), (written) => progress(written, count));
  await (out === undefined ? pipeline(Readable.from(pieces), process.stdout, { end: false }) : intoFile(pieces, out));
  if (process.stderr.isTTY) process.stderr.write('\n');
}

async function accountOf(user: string | undefined, email: string | undefined) {
  const { findAccountByUser } = await import('./export-customer.ts');
  if (user !== undefined) return findAccountByUser(user);
  const { findAccountByEmail } = await import('../shared/account/account-store.ts');
  const { emailKey } = await import('../shared/account/account.ts');
  const account = await findAccountByEmail(emailKey(email ?? ''));
  if (!account) throw new Error(`No account has the email ${email}`);
  return account;
}

/** What is not whole is removed. */
async function intoFile(pieces: AsyncGenerator<string>, file: string): Promise<void> {
  try {
    await pipeline(Readable.from(pieces), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')
      throw new Error(`${file} exists already`, { cause });
    await rm(file, { force: true });
    throw cause;
  }
}

/** On a terminal only. */
function progress(written: number, count: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${written} of ${count} conversations and tickets `);
}

await main().catch((error: unknown) => {
  const isMisuse = error instanceof Misuse;
  console.error(`${error instanceof Error ? error.message : error}${isMisuse ? `\n\n${HELP}` : ''}`);
  process.exitCode = isMisuse ? 2 : 1;
});
