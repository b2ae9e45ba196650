import { readFile } from 'node:fs/promises';
import { env } from '../../env.ts';
import { findParameter } from '../../store/parameter.ts';

const place = env('TRACKING_KEY');
const [, store = '', name = ''] = /^(ssm|file):(.+)$/s.exec(place) ?? unknownPlace();

let key: Promise<string> | undefined;

/**
 * The key for the provider's API, read once in a process; when that fails, the next call reads again.
 * @throws when there is none; what the SDK throws when SSM refuses or cannot be reached
 */
export function apiKey(): Promise<string> {
  key ??= readKey().catch((error) => {
    key = undefined;
    throw error;
  });
  return key;
}

/** Reads again when it is needed next: the provider does not take this one any more. */
export async function forgetKey(refused: string): Promise<void> {
  const before = key;
  if (before && (await before) === refused && key === before) key = undefined;
}

async function readKey(): Promise<string> {
  const text = (store === 'ssm' ? await findParameter(name) : await readFile(name, 'utf8'))?.trim();
  if (text === undefined) throw new MissingKey(`There is no key in ${place}`);
  if (!/^[\x21-\x7e]{1,1024}$/.test(text)) throw new MissingKey(`What is in ${place} is no key`);
  return text;
}

class MissingKey extends Error {
  override readonly name = 'MissingKey';
}

function unknownPlace(): never {
  throw new Error(`TRACKING_KEY is "${place}", which is neither ssm:<parameter name> nor file:<path>`);
}
