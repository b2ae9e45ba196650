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
import { integer, list, objectOf, oneOf, serviceUrl, text, timeZone } from './setting-values.ts';

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
  /** Who logs people in, in place of the service's own form. */
  authProvider: AuthProvider | undefined;
  /** Who is asked where shipments are. */
  trackingProvider: TrackingProvider | undefined;
  /** The large language model that reads conversations; undefined: the built-in reader. */
  reader: Model | undefined;
  /** How often it may be asked in a day (UTC); undefined: as often as there is something to read. */
  readerDailyCalls: number | undefined;
  /** `bus`: events are put on a bus, for rules of the operator's own. They are, too, where somebody below hears of them. */
  events: 'none' | 'bus';
  /** Who hears of events by webhook. */
  webhooks: Webhook[];
  /** Who gets a mail when a ticket becomes urgent. */
  notifyEmail: string | undefined;
};

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
  authProvider: (value) => provider(value),
  trackingProvider: (value) => tracker(value),
  reader: (value) => readerModel(value),
  readerDailyCalls: (value) => (value === 'none' ? undefined : integer(value, 1, 1_000_000_000)),
  events: (value) => oneOf(value ?? 'none', ['none', 'bus']),
  webhooks: (value) => webhookList(value),
  notifyEmail: (value) =>
    value === undefined || value === 'none' ? undefined : text(value, EMAIL, 'one email address'),
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
  const read: Settings = Object.fromEntries(entries);
  if (read.stage !== 'local') refuseLocalWebhooks(read.webhooks);
  return read;
}

const EMAIL = /^[^\s@,;<>"]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i;

const isNone = (value: unknown) => value === undefined || value === 'none' || Number(value) === 0;

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
