import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';

/** Who may import whom. Read each row as: a file under `from` imports nothing that matches `never`. */
const rules = [
  { from: 'shared/**/*.{ts,tsx}', never: /^(bin|infra|functions|test)\//, because: 'shared knows nobody' },
  {
    from: 'functions/**/*.{ts,tsx}',
    never: /^(bin|infra|test)\//,
    because: 'a function does not know how it is deployed',
  },
  { from: 'infra/**/*.ts', never: /^(bin|functions|test)\//, because: 'infra names functions by folder' },
  {
    from: 'shared/extraction/**/*.ts',
    never: /^shared\/(?!extraction\/)/,
    because: 'extraction is pure and knows only itself',
  },
  {
    from: 'shared/!(http|pages)/**/*.ts', // a page reads Accept-Language; what else it may have of http, its own row says
    never: /^shared\/http\/|^@middy\/|aws-lambda/,
    because: 'the domain knows no HTTP',
  },
  {
    from: 'shared/{shipment,sales-condition}/**/*.ts',
    never: /^shared\/(conversation|dialogue|reader|ticket)\//,
    because: 'a shipment and a sale do not know the conversation that speaks of them',
  },
  {
    from: 'shared/pages/**/*.{ts,tsx}',
    never: /^shared\/(store|http\/(?!quality)|env\.ts)|-store\.ts$|aws-lambda/,
    because: 'a page is made of what it is given',
  },
  {
    from: '{bin,infra}/**/*.ts',
    never: /\.tsx$/,
    because: 'node runs these as they are, and cannot read a page',
  },
  {
    from: 'functions/*/schema.ts',
    never: /-store\.ts$|shared\/store\/|shared\/env\.ts/,
    because: 'a schema is read where there is no table',
  },
  { from: '{bin,infra,functions,shared}/**/*.{ts,tsx}', never: /\/index\.tsx?$/, because: 'there are no barrel files' },
];

test.each(rules)('$because ($from)', ({ from, never }) => {
  const files = globSync(from);
  const offenders = files.flatMap((file) =>
    importsOf(file)
      .filter((target) => never.test(target))
      .map((target) => `${file} → ${target}`),
  );

  expect(files).not.toEqual([]);
  expect(offenders).toEqual([]);
});

test('no files of shared import each other in a circle, not even for a type', () => {
  const files = globSync('shared/**/*.{ts,tsx}');

  expect(files).not.toEqual([]);
  expect(circlesIn(new Map(files.map((file) => [file, importsOf(file)])))).toEqual([]);
});

/** Without ticket, reader, events and summary: a save writes to them, and they know the conversation that they are of. */
test('no folders that a conversation is read with import each other in a circle', () => {
  const files = globSync('shared/{conversation,dialogue,extraction,reading,sales-condition,shipment}/**/*.ts');
  const folders = Map.groupBy(files, folderOf);
  const imports = [...folders].map(([folder, own]) => {
    const others = own.flatMap(importsOf).map(folderOf);
    return [folder, [...new Set(others)].filter((it) => it !== folder)] as const;
  });

  expect(circlesIn(new Map(imports))).toEqual([]);
});

test('a function never imports another function', () => {
  const offenders = globSync('functions/**/*.{ts,tsx}').flatMap((file) =>
    importsOf(file)
      .filter((target) => target.startsWith('functions/') && dirname(target) !== dirname(file))
      .map((target) => `${file} → ${target}`),
  );

  expect(offenders).toEqual([]);
});

test('only the key page spells a key of the table', () => {
  const spelling =
    /[`'"](CONVERSATION|CONVERSATIONS|MESSAGES|TICKET|TICKETS|HISTORY|USER|PHONE|DAY|ACCOUNT|SESSION|RESET|THROTTLE|IDEMPOTENCY|TRACKING|ROLE|EVENTS|WEBHOOK)#/;
  const offenders = globSync('{bin,infra,functions,shared}/**/*.{ts,tsx}').filter((file) =>
    spelling.test(readFileSync(file, 'utf8')),
  );

  expect(offenders).toEqual(['shared/store/keys.ts']);
});

test('no function starts with the OpenID Connect library: it is loaded by import() when a login needs it', () => {
  const offenders = globSync('{functions,shared}/**/*.ts').filter((file) =>
    /^import (?!type).*'openid-client'/m.test(readFileSync(file, 'utf8')),
  );

  expect(offenders).toEqual([]);
});

test('no function starts with what asks a tracking provider: it is loaded by import() when one is asked', () => {
  const folder = 'shared/shipment/provider/';
  const offenders = globSync('{functions,shared}/**/*.ts').filter(
    (file) =>
      !file.startsWith(folder) &&
      [...readFileSync(file, 'utf8').matchAll(/^import (?!type).*from '([^']+)'/gm)].some(([, path = '']) =>
        join(dirname(file), path).startsWith(folder),
      ),
  );

  expect(offenders).toEqual([]);
});

test('no function starts with what sends mail: it is loaded by import() when a mail is sent', () => {
  const offenders = globSync('{functions,shared}/**/*.ts').filter((file) =>
    /^import (?!type).*'(?:@aws-sdk\/client-sesv2|.*\/ses\.ts)'/m.test(readFileSync(file, 'utf8')),
  );

  expect(offenders).toEqual(['shared/mail/ses.ts']);
});

test('what becomes of a conversation is decided where there is no table, no secret and no setting', () => {
  const files = allLoadedBy([
    'shared/conversation/decide.ts',
    'shared/conversation/plan.ts',
    'shared/conversation/counts.ts',
  ]);

  expect(files.filter((file) => /-store\.ts$|^shared\/(store\/|env|secret|metrics)|aws-sdk/.test(file))).toEqual([]);
});

test('a test with a table of its own has not loaded before what is bound to the table of all', () => {
  const tests = globSync('test/**/*.test.ts').filter((file) =>
    readFileSync(file, 'utf8').includes('await useOwnTable()'),
  );
  const offenders = tests.filter((file) => allLoadedBy([file]).includes('shared/store/table.ts'));

  expect(tests.length).toBeGreaterThan(10);
  expect(offenders).toEqual([]);
});

/** These, what they load, what that loads, and so on. */
function allLoadedBy(from: readonly string[]): string[] {
  const files = new Set(from);
  for (const file of files) for (const target of loadedBy(file)) files.add(target);
  return [...files];
}

/** Without types, and what is loaded late. */
function loadedBy(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const source = readFileSync(file, 'utf8');
  const paths = [...source.matchAll(/^(?:import|export) (?!type)[^;]*? from '([^']+)'/gm)].map(([, path = '']) => path);
  return paths.map((path) => (path.startsWith('.') ? join(dirname(file), path) : path));
}

function importsOf(file: string): string[] {
  const imports = readFileSync(file, 'utf8').matchAll(/(?:from|import) ?\(?'([^']+)'/g);
  const paths = [...imports].map(([, path = '']) => path);
  return paths.map((path) => (path.startsWith('.') ? join(dirname(file), path) : path));
}

/** The first folder below `shared`: "shared/shipment". */
const folderOf = (path: string) => path.split('/').slice(0, 2).join('/');

/** Circles of what imports what, each as the way around it; none exactly when there is none. */
function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const seen = new Set<string>();
  const from = (file: string, way: readonly string[]): string[] => {
    if (way.includes(file)) return [[...way.slice(way.indexOf(file)), file].join(' → ')];
    if (seen.has(file)) return [];
    seen.add(file);
    return (imports.get(file) ?? []).flatMap((target) => from(target, [...way, file]));
  };
  return [...imports.keys()].flatMap((file) => from(file, []));
}
