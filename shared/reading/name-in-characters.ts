import type { Turn } from '../extraction/turn.ts';
import { KANA, type Name } from './name-part.ts';

const HAN = /\p{Script=Han}/u;

/** A name in characters, of which each is a word, and what is told of it after: the surname stands first. */
export function withCharacters(now: Name, it: Name, turns: readonly Turn[]): Name {
  const [known, told] = [now, it].map(({ value }) => value.replace(/\s+/gu, '')) as [string, string];
  if (known.includes(told)) return now;
  if (told.includes(known)) return it;
  if (isReading(it, now, turns)) return now;
  if (isReading(now, it, turns)) return it;
  if (now.units > 1 || it.units > 1) return HAN.test(known) && !HAN.test(told) ? now : it;
  const value = isSurname(it, now) ? it.value + now.value : now.value + it.value;
  return { value, pieces: [...now.pieces, ...it.pieces], part: null, units: 2 };
}

/** Whether what was told later is the surname, which seldom stands in kana. */
const isSurname = (it: Name, now: Name): boolean =>
  it.part === 'last' || now.part === 'first' || (KANA.test(now.value) && HAN.test(it.value));

/** "とどろき", how 轟 is read: all of a name in kana, or a part that is told beside words of reading and writing, or in another message. */
function isReading(it: Name, name: Name, turns: readonly Turn[]): boolean {
  if (!KANA.test(it.value) || !HAN.test(name.value) || it.units > name.units) return false;
  if (name.units > 1) return true;
  if (it.part === 'first' || name.part === 'last') return false;
  const [told, known] = [it.pieces[0]?.turn ?? 0, name.pieces.at(-1)?.turn ?? 0];
  return told !== known || WRITING.test(turns[told]?.text ?? '');
}

const WRITING = /[読書字訓]|よみ|ヨミ|カナ|かな|がな/u;
