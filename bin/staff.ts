import { parseArgs } from 'node:util';
import { openTable } from './open-table.ts';

const HELP = `Who may read everything, and help with accounts: npm run staff -- COMMAND [--table NAME]

  grant EMAIL staff|admin   lets an account that has signed up read all conversations, tickets and the summary;
                            says who it is, since nobody has verified that the email is theirs
  revoke EMAIL              makes it a customer again, at once
  list                      who is staff or admin
  sessions end EMAIL        logs an account out everywhere
  reset EMAIL [--url URL]   prints a link with which the person chooses a new password, once, within an hour: give it to
                            nobody else. URL is where the service is (http://127.0.0.1:PORT, 3000 when not set); with --table it is needed

It works on the data folder of npm start (DATA_DIR, .data when not set), whether the service runs or not; with --table on
that table in AWS, with the credentials and the region that the AWS CLI would use.
`;

class Misuse extends Error {}

/** The commands, with what each is followed by. */
const COMMANDS = new Map([
  ['grant', { words: /^\S+ (?:staff|admin)$/, told: 'an email and "staff" or "admin"' }],
  ['revoke', { words: /^\S+$/, told: 'an email' }],
  ['list', { words: /^$/, told: 'nothing more' }],
  ['reset', { words: /^\S+$/, told: 'an email' }],
  ['sessions', { words: /^end \S+$/, told: '"end" and an email' }],
]);

/** @throws Misuse */
function check([command, ...words]: string[]): void {
  const known = COMMANDS.get(command ?? '');
  if (!known) throw new Misuse(command ? `There is no command "${command}"` : 'A command is missing');
  if (!known.words.test(words.join(' '))) throw new Misuse(`${command} takes ${known.told}`);
}

/** A login through the provider took the account over since it was read. */
const changed = () => new Error('The account has changed a moment ago: run the command again');

/** What a command has to say. */
async function run([command = '', ...words]: string[], url: string): Promise<string> {
  const store = await import('../shared/account/account-store.ts'); // its environment is set now
  const { emailKey, isStaff } = await import('../shared/account/account.ts');
  const find = async (email = '') => {
    const account = await store.findAccountByEmail(emailKey(email));
    if (!account) throw new Error(`No account has the email ${email}: it has to sign up first`);
    return account;
  };
  const commands: Record<string, () => Promise<string>> = {
    grant: async () => {
      const [email, word] = words;
      const account = await find(email);
      const role = word === 'admin' ? 'admin' : 'staff';
      if (!(await store.setRole(account, role))) throw changed();
      const origin = account.issuer ? `logged in by ${account.issuer}, first seen` : 'signed up';
      return `${account.email} is ${role}: ${JSON.stringify(account.name ?? '')}, ${origin} ${account.created_at}`;
    },
    revoke: async () => {
      const account = await find(words[0]);
      if (!(await store.setRole(account, 'customer'))) throw changed();
      return `${account.email} is ${isStaff(account) ? 'no longer' : 'not'} staff`;
    },
    list: async () => {
      const staff = await store.listStaff();
      return staff.map(({ email, role, name }) => `${role}\t${email}\t${name}`).join('\n') || 'Nobody is staff yet';
    },
    reset: async () => {
      const account = await find(words[0]);
      if (!account.password_hash)
        throw new Error(`${account.email} is logged in by ${account.issuer}: the password is there`);
      const { startReset } = await import('../shared/account/reset-store.ts');
      const { resetLink } = await import('../shared/account/reset.ts');
      return resetLink(url, await startReset(account, new Date()));
    },
    sessions: async () => {
      const account = await find(words[1]);
      if (!(await store.endSessions(account))) throw changed();
      return `${account.email} is logged out everywhere`;
    },
  };
  return commands[command]?.() ?? '';
}

async function main(): Promise<void> {
  const told = parsed();
  const { values, positionals } = told;
  if (values.help) return console.log(HELP);
  check(positionals);
  const url = urlOf(told);
  const close = await openTable(values.table);
  try {
    console.log(await run(positionals, url));
  } finally {
    await close();
  }
}

/** Where links lead. @throws Misuse */
function urlOf({ values: { url, table }, positionals: [command] }: ReturnType<typeof parsed>): string {
  if (command === 'reset' && table && !url) throw new Misuse('reset takes --url with --table: where the service is');
  const { PORT = '3000' } = process.env;
  const parsedUrl = URL.parse(url ?? `http://127.0.0.1:${PORT}`);
  if (!parsedUrl) throw new Misuse('--url takes an address such as https://intake.example.com');
  return parsedUrl.origin;
}

function parsed() {
  try {
    const options = { table: { type: 'string' }, url: { type: 'string' }, help: { type: 'boolean' } } as const;
    return parseArgs({ options, allowPositionals: true });
  } catch (cause) {
    throw new Misuse(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

await main().catch((error: unknown) => {
  const isMisuse = error instanceof Misuse;
  console.error(`${error instanceof Error ? error.message : error}${isMisuse ? `\n\n${HELP}` : ''}`);
  process.exitCode = isMisuse ? 2 : 1;
});
