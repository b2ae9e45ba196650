import { readFile, stat } from 'node:fs/promises';
import { type EnvName, env } from './env.ts';
import { findParameter } from './store/parameter.ts';

const PLACE = /^(ssm|file):(.+)$/s;

export type ApiKey = {
  /** @throws when there is none or what is there is no key; what the SDK throws when SSM refuses or cannot be reached */
  get: () => Promise<string>;
  /** The same, but undefined where there is none. */
  find: () => Promise<string | undefined>;
  /** Another service does not take this key (or none) any more: the next call reads again. */
  forget: (refused: string | undefined) => void;
};

/**
 * The key for another service's API, read once in a process; when that fails, the next call reads again.
 * @param variable says where the key is: `ssm:<parameter name>` or `file:<path>`
 */
export function keyIn(variable: EnvName): ApiKey {
  const place = env(variable);
  if (!PLACE.test(place)) unknownPlace(variable, place);
  let reading: Promise<string | undefined> | undefined;
  let key: string | undefined;

  const readKey = async () => {
    const text = (await textAt(place))?.trim();
    if (text !== undefined && !/^[\x21-\x7e]{1,1024}$/.test(text))
      throw new MissingKey(`What is in ${place} is no key`);
    key = text;
    return text;
  };
  const find = () => {
    reading ??= readKey().catch((error) => {
      reading = undefined;
      throw error;
    });
    return reading;
  };
  const forget = (refused: string | undefined) => {
    if (key === refused) reading = key = undefined;
  };
  const get = async () => {
    const found = await find();
    if (found !== undefined) return found;
    forget(undefined);
    throw new MissingKey(`There is no key in ${place}`);
  };
  return { get, find, forget };
}

/**
 * What is kept in a place, `ssm:<parameter name>` or `file:<path>`; undefined where there is nothing.
 * @throws when others may read the file; what the SDK throws when SSM refuses or cannot be reached
 */
export function textAt(place: string): Promise<string | undefined> {
  const [, store, name = ''] = PLACE.exec(place) ?? [];
  return store === 'ssm' ? findParameter(name) : contentOf(name);
}

async function contentOf(file: string): Promise<string | undefined> {
  try {
    if (((await stat(file)).mode & 0o077) !== 0) throw new OpenKey(`Others may read the key: run "chmod 600 ${file}"`);
    return await readFile(file, 'utf8');
  } catch (error) {
    if (Object(error).code === 'ENOENT') return undefined;
    throw error;
  }
}

class MissingKey extends Error {
  override readonly name = 'MissingKey';
}
class OpenKey extends Error {
  override readonly name = 'KeyReadableByOthers';
}

function unknownPlace(variable: string, place: string): never {
  throw new Error(`${variable} is "${place}", which is neither ssm:<parameter name> nor file:<path>`);
}
