import { type Candidate, VALID } from './candidate.ts';
import type { Language } from './language.ts';
import { isLowerCase, LETTER } from './letters.ts';
import { type FoundName, type Name, nameAt } from './name-shape.ts';
import { isUpper, signature } from './name-signature.ts';
import { skipOpeners } from './opener.ts';
import { isUnasked, type Passage } from './passage.ts';
import { hasProblem } from './problem.ts';

/** Scripts that people we can read write their names in; runes are no answer to a question that we did not see. */
const KNOWN_SCRIPT = new RegExp(
  `^(?![\\u0980-\\u1cff\\u2c00-\\u2dff\\ua000-\\uabff\\u{10000}-\\u{1efff}])[${LETTER}]`,
  'u',
);

/** Nobody asked in words we can see: a message that is nothing but a name, or is signed with one. Without a capital only the trained reader can tell. */
export function unaskedName(passage: Passage, taken: readonly Candidate[], language: Language): FoundName | null {
  const name = isUnasked(passage) && !isLowerCase(passage.text) ? bareName(passage, language) : null;
  const full = name ?? fullAnswer(passage, language);
  const found = full ?? signature(passage, taken, language);
  return (
    found && { name: found, from: found.start, rule: 'bare', score: full && isAgain(full, passage) ? AGAIN : VALID }
  );
}

const AGAIN = 0.8;
/** "Ann who?" "Ann Lee": it begins with what the question repeats. */
const isAgain = ({ words }: Name, { before }: Passage) => words.length > 1 && before.includes(words[0] ?? '');

const SHORT_QUESTION = 30;

/** "Petitioner?" "Ann Lee", "Are you the owner?" "Yes, Ann Lee": nothing but a full name behind a short question that we do not understand, or one for the role. */
function fullAnswer(passage: Passage, language: Language): Name | null {
  const { text, asked, before, setting } = passage;
  const at = skipOpeners(text, 0, language);
  if (setting !== 'dialogue' || !mayAskForName(asked, before, at > 0)) return null;
  const name = nameAt(text, at, language);
  const mayBe = name && (isUpper(name, text) || (name.isCaseless && isAgain(name, passage)));
  const isFull = mayBe && name.words.length > 1 && name.words.length <= 3 && !name.hasCommon;
  return isFull && /^[\s.!]*$/u.test(text.slice(name.end)) && !hasProblem(text, language) ? name : null;
}

const mayAskForName = (asked: Passage['asked'], before: string, isOpened: boolean) =>
  [...asked].every((it) => it === 'unclear' || (it === 'role' && isOpened)) &&
  (asked.has('role') || (before !== '' && before.length <= SHORT_QUESTION));

function bareName({ text, setting }: Passage, language: Language): Name | null {
  const name = nameAt(text, skipOpeners(text, 0, language), language);
  if (!name || name.hasCommon || name.words.length > 3 || text.slice(name.end).trim() !== '') return null;
  if (!KNOWN_SCRIPT.test(text.slice(name.start))) return null;
  return setting === 'first' && !(isUpper(name, text) && name.words.length > 1) ? null : name;
}
