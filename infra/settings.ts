import { readFileSync } from 'node:fs';
import type { Node } from 'constructs';
import type { ReadAccess } from '../shared/account/access.ts';
import type { AuthProvider } from '../shared/account/auth-provider.ts';
import type { Webhook } from '../shared/events/webhook.ts';
import type { Model } from '../shared/reader/model.ts';
import type { TrackingProvider } from '../shared/shipment/tracking-provider.ts';
import { refuseLocalWebhooks, webhookList } from './events-setting.ts';
import { readerModel } from './reader-setting.ts';
import { refuseUnknown } from './setting-names.ts';
import { integer, list, objectOf, oneOf, oneOfNumbers, serviceUrl, text, timeZone } from './setting-values.ts';

/** What a deployment may choose, as CDK context: in cdk.json, or `npx cdk deploy -c timeZone=Europe/Berlin`. */
export type Settings = {
  /** Names the stack `Intake-<stage>`. Only `prod` keeps its table when the stack is deleted. */
  stage: string;
  /** Who may read conversations, tickets and the summary. */
  readAccess: ReadAccess;
  /** Browser origins that may call the API (CORS), for example `https://chat.example.com`. */
  allowedOrigins: string[];
  /** IANA time zone of the summary's days and hours. */
  timeZone: string;
  /** Partitions per index that are written into; readers look into as many as there ever were. */
  indexShards: number;
  /** How often the summary is brought up to date. */
  refreshMinutes: number;
  /** For how many days without a change a conversation is kept; undefined: for good. */
  retentionDays: number | undefined;
  /** How many of each function behind a POST run at once at most; undefined: as many as the account lets. */
  postConcurrency: number | undefined;
  /** Read units a second of the table at most. */
  maxReadUnits: number;
  /** Write units a second of the table at most. */
  maxWriteUnits: number;
  /** The table to use in place of the stack's own (docs/runbooks.md); undefined: its own. */
  restoredTable: RestoredTable | undefined;
  /** How new code takes the place of old at stage `prod`: watched, on a tenth of the requests first, or at once. */
  rollout: 'canary' | 'at-once';
  /** Who logs people in, in place of the service's own form. */
  authProvider: AuthProvider | undefined;
  /** The address that mail comes from, verified in SES; undefined: no mail is sent. */
  mailFrom: string | undefined;
  /** Who is asked where shipments are. */
  trackingProvider: TrackingProvider | undefined;
  /** The large language model that reads conversations; undefined: the built-in reader. */
  reader: Model | undefined;
  /** How often it may be asked in a day (UTC); undefined: as often as there is something to read. */
  readerDailyCalls: number | undefined;
  /** For how many days logs are kept. */
  logRetentionDays: number;
  /** To which moment of so many days the table can be brought back. */
  pitrDays: number;
  /** The operator's own key for the table and the logs, of the deployment's region; undefined: keys of AWS. */
  kmsKeyArn: string | undefined;
  /** The name under which the API answers, with a certificate of the API's region; undefined: the gateway's name alone. */
  domainName: string | undefined;
  certificateArn: string | undefined;
  /** What all that can be tagged is tagged with, beside `service` and `stage`. */
  tags: Record<string, string>;
  /** Who is written to when an alarm rings, and when it has ended; undefined: nobody. */
  alarmEmail: string | undefined;
  /** US dollars a day of the whole account beyond which the alarms' topic is written to; undefined: no limit. */
  budget: number | undefined;
  /** `bus`: events are put on a bus, for rules of the operator's own. They are, too, where somebody below hears of them. */
  events: 'none' | 'bus';
  /** Who hears of events by webhook. */
  webhooks: Webhook[];
  /** Who gets a mail when a ticket becomes urgent. */
  notifyEmail: string | undefined;
};

/** What CloudWatch Logs keeps logs for (https://docs.aws.amazon.com/AmazonCloudWatchLogs/latest/APIReference/API_PutRetentionPolicy.html). */
const RETENTIONS = [
  1, 3, 5, 7, 14, 30, 60, 90, 120, 150, 180, 365, 400, 545, 731, 1096, 1827, 2192, 2557, 2922, 3288, 3653,
];
const KEY_ARN = /^arn:aws[a-z-]*:kms:[a-z0-9-]+:\d{12}:key\/[\w-]+$/;
const CERTIFICATE_ARN = /^arn:aws[a-z-]*:acm:[a-z0-9-]+:\d{12}:certificate\/[\w-]+$/;
const DOMAIN = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
const EMAIL = /^[^\s@,;<>"]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i;

/** A table that was restored; where events are told, also its stream. */
export type RestoredTable = { name: string } | { arn: string; streamArn: string };

type Context = { [Name in keyof Settings]: (value: unknown) => Settings[Name] };

const settings: Context = {
  stage: (value) => text(value, /^[a-z][a-z0-9-]{0,19}$/, 'lower-case letters, digits and dashes, at most 20'),
  readAccess: (value) => oneOf(value, ['staff', 'public']),
  allowedOrigins: (value) => list(value).map((origin) => text(origin, /^(\*|https?:\/\/[^/\s]+)$/, 'origins')),
  timeZone: (value) => timeZone(value),
  indexShards: (value) => integer(value, 1, 100),
  refreshMinutes: (value) => integer(value, 1, 59),
  retentionDays: (value) => (isNone(value) ? undefined : integer(value, 30, 3650)), // a customer is waited for 30 days
  postConcurrency: (value) => (value === 'none' ? undefined : integer(value, 1, 1000)),
  maxReadUnits: (value) => integer(value, 1, 1_000_000),
  maxWriteUnits: (value) => integer(value, 3000, 1_000_000), // one save can take more than 2,000
  restoredTable: (value) => unlessUnset(value, restoredTable),
  rollout: (value) => oneOf(value, ['canary', 'at-once']),
  authProvider: (value) => provider(value),
  mailFrom: (value) => unlessUnset(value, (email) => text(email, EMAIL, 'an email address')),
  trackingProvider: (value) => tracker(value),
  reader: (value) => readerModel(value),
  readerDailyCalls: (value) => (value === 'none' ? undefined : integer(value, 1, 1_000_000_000)),
  logRetentionDays: (value) => oneOfNumbers(value, RETENTIONS),
  pitrDays: (value) => integer(value, 1, 35),
  kmsKeyArn: (value) => unlessUnset(value, (arn) => text(arn, KEY_ARN, 'the ARN of a key in KMS (not of an alias)')),
  domainName: (value) => unlessUnset(value, (name) => text(name, DOMAIN, 'a domain name, such as intake.example.com')),
  certificateArn: (value) => unlessUnset(value, (arn) => text(arn, CERTIFICATE_ARN, 'the ARN of a certificate in ACM')),
  tags: (value) => tagsOf(value),
  alarmEmail: (value) => unlessUnset(value, (email) => text(email, EMAIL, 'an email address')),
  budget: (value) => unlessUnset(value, (dollars) => integer(dollars, 1, 1_000_000)),
  events: (value) => oneOf(value ?? 'none', ['none', 'bus']),
  webhooks: (value) => webhookList(value),
  notifyEmail: (value) => unlessUnset(value, (email) => text(email, EMAIL, 'one email address')),
};

/** Reads and checks every setting. @throws naming the setting and what it accepts, or what an unknown one may have meant */
export function readSettings(node: Node): Settings {
  refuseUnknown(Object.keys(node.getAllContext()), Object.keys(settings));
  const entries = Object.entries(settings).map(([name, read]) => {
    try {
      return [name, read(node.tryGetContext(name))];
    } catch (cause) {
      throw new Error(`Setting "${name}": ${cause instanceof Error ? cause.message : cause}`, { cause });
    }
  });
  const read: Settings = goingTogether(Object.fromEntries(entries));
  if (read.stage !== 'local') refuseLocalWebhooks(read.webhooks);
  return read;
}

/** A name needs a certificate, and a certificate is for a name. */
function goingTogether(settings: Settings): Settings {
  const { domainName, certificateArn } = settings;
  if (Boolean(domainName) === Boolean(certificateArn)) return settings;
  const [missing, given] = domainName ? ['certificateArn', 'domainName'] : ['domainName', 'certificateArn'];
  throw new Error(`Setting "${missing}": it is needed with "${given}"`);
}

/** https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/HowItWorks.NamingRulesDataTypes.html */
const STREAM_ARN = /^(arn:aws[a-z-]*:dynamodb:[a-z0-9-]+:\d{12}:table\/[\w.-]{3,255})\/stream\/[\w:.-]+$/;

function restoredTable(value: unknown): RestoredTable {
  const given = text(value, /^[\w.-]{3,255}$|^arn:/, 'the name of a table or the ARN of its stream');
  if (!given.startsWith('arn:')) return { name: given };
  const [streamArn = '', arn = ''] = STREAM_ARN.exec(text(given, STREAM_ARN, 'the ARN of a stream')) ?? [];
  return { arn, streamArn };
}

const isUnset = (value: unknown) => value === undefined || value === 'none';
const unlessUnset = <T>(value: unknown, read: (value: unknown) => T): T | undefined =>
  isUnset(value) ? undefined : read(value);
const isNone = (value: unknown) => isUnset(value) || Number(value) === 0;

/** https://docs.aws.amazon.com/tag-editor/latest/userguide/tagging.html says what tags may hold; two are the service's own. */
const TAG_NAME = /^(?!aws:|service$|stage$)[\p{L}\p{N} _.:/=+@-]{1,128}$/iu;
const TAG_VALUE = /^[\p{L}\p{N} _.:/=+@-]{0,256}$/u;

/** An object in cdk.json, or the same as JSON on the command line. */
function tagsOf(value: unknown): Record<string, string> {
  const given = isUnset(value) ? {} : objectOf(value, '"none" or {"cost-center": "42"}');
  return Object.fromEntries(
    Object.entries(given).map(([name, tag]) => [
      text(name, TAG_NAME, 'the name of a tag of yours'),
      text(tag, TAG_VALUE, `what the tag ${name} may hold`),
    ]),
  );
}

const PROVIDER = '"none" or {"issuer": "https://login.example.com", "clientId": "…"}';

/** An object in cdk.json, or the same as JSON on the command line. */
function provider(value: unknown): AuthProvider | undefined {
  if (value === undefined || value === 'none') return undefined;
  const { issuer, clientId } = objectOf(value, PROVIDER);
  return {
    issuer: issuerUrl(issuer),
    clientId: text(clientId, /^[\x20-\x7e]{1,256}$/, 'a clientId as the provider gave it'),
  };
}

/** OpenID Connect Discovery 1.0, 3: a service's URL that is not that of the discovery document. */
function issuerUrl(value: unknown): string {
  const issuer = serviceUrl(value, 'an issuer', 'https://login.example.com');
  if (URL.parse(issuer)?.pathname.includes('/.well-known/')) throw new Error(`${issuer} is not an issuer's URL`);
  return issuer;
}

const TRACKER = '"none", {"kind": "karrio", "url": "https://karrio.example.com"} or {"kind": "easypost"}';

/** An object in cdk.json, or the same as JSON on the command line. EasyPost's URL need be given only to try it out. */
function tracker(value: unknown): TrackingProvider | undefined {
  if (value === undefined || value === 'none') return undefined;
  const { kind, url } = objectOf(value, TRACKER);
  const known = oneOf(kind, ['karrio', 'easypost']);
  const given = known === 'easypost' ? (url ?? 'https://api.easypost.com') : url;
  return { kind: known, url: serviceUrl(given, 'an API', 'https://karrio.example.com').replace(/\/+$/, '') };
}

/** The settings that cdk.json gives, for a program that is not started by the CDK. */
export function settingsInCdkJson(): Record<string, unknown> {
  return JSON.parse(readFileSync(new URL('../cdk.json', import.meta.url), 'utf8')).context;
}
