import { readFile } from 'node:fs/promises';
import { env } from '../../env.ts';
import { findParameter } from '../../store/parameter.ts';

const place = env('TRACKING_KEY');
const [, store = '', name = ''] = /^(ssm|file):(.+)$/s.exec(place) ?? unknownPlace();

let reading: Promise<string> | undefined;
let key: string | undefined;

/**
 * The key for the provider's API, read once in a process; when that fails, the next call reads again.
 * @throws when there is none; what the SDK throws when SSM refuses or cannot be reached
 */
export function apiKey(): Promise<string> {
  reading ??= readKey().catch((error) => {
    reading = undefined;
    throw error;
  });
  return reading;
}

/** The provider does not take this key any more: the next call reads again. */
export function forgetKey(refused: string): void {
  if (key === refused) reading = key = undefined;
}

async function readKey(): Promise<string> {
  const text = (store === 'ssm' ? await findParameter(name) : await readFile(name, 'utf8'))?.trim();
  if (text === undefined) throw new MissingKey(`There is no key in ${place}`);
  if (!/^[\x21-\x7e]{1,1024}$/.test(text)) throw new MissingKey(`What is in ${place} is no key`);
  key = text;
  return text;
}

class MissingKey extends Error {
  override readonly name = 'MissingKey';
}

function unknownPlace(): never {
  throw new Error(`TRACKING_KEY is "${place}", which is neither ssm:<parameter name> nor file:<path>`);
}
