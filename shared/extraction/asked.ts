import { remembering } from './fold.ts';
import type { Ask, Language } from './language.ts';
import { LETTER, MARK } from './letters.ts';
import { execAll } from './matches.ts';
import { anyOf, blank, findAll, hasWord, isAnyIn, isIn, perLanguage, setOf } from './pattern.ts';
import { phoneShapesIn } from './phone-shape.ts';
import { sentencesOf } from './sentence.ts';

const QUESTION_MARK = /[?？؟]\s*$/u;
/** Japanese and Chinese ask back without a mark. */
const ASKS_BACK = /(?:[?？؟]|[かね吗嗎吧]。?)\s*$/u;
/** "Phone number:" and the like ask without a verb or a mark. */
const SHORT = 25;
const ASIDE = /[（(][^()（）]{0,40}[)）]/gu;
const SHORT_SPACELESS = 9;
const MAX_LIST = 60;
const MAX_REMEMBERED = 200;

const patternsOf = perLanguage((language) => ({
  requests: anyOf(language.asks.requests, language),
  unrelated: anyOf(language.asks.unrelated, language),
  first: anyOf(language.name.first ?? [], language),
  last: anyOf(language.name.last ?? [], language),
  surnameFirst: anyOf(language.name.surnameFirst ?? [], language),
  functionWords: setOf(language.functionWords),
  others: anyOf(language.otherPeople, language),
  owners: [language.role.landlord, language.role.owner].map(({ answers }) => anyOf(answers, language)),
  about: Object.entries(language.asks.about).map(([ask, phrases]) => ({
    ask: ask as Ask,
    pattern: anyOf(phrases, language),
  })),
}));

/** What the agent's text asks for. A statement that mentions a field ("the address is …") asks for nothing. */
export const asksIn = (text: string, language: Language): ReadonlySet<Ask> => readAsksOf(language)(text);

/** An agent asks the same of all customers, and each save reads again what was said before. */
const readAsksOf = perLanguage((language) =>
  remembering((text): ReadonlySet<Ask> => {
    const sentences = sentencesOf(text, language).map(({ start, end }) => text.slice(start, end));
    return new Set(sentences.flatMap((sentence) => asksOfSentence(sentence, language)));
  }, MAX_REMEMBERED),
);

function asksOfSentence(sentence: string, language: Language): Ask[] {
  const { unrelated, about } = patternsOf(language);
  const isQuestion = QUESTION_MARK.test(sentence);
  if (!isQuestion && isStatement(sentence, language)) return [];
  const aside = findAll(unrelated, sentence);
  const rest = blank(sentence, aside);
  const isOfOther = isOfOwner(rest, language);
  const asks: Ask[] = about
    .filter(({ ask, pattern }) => isIn(pattern, rest) && !(ask === 'name' && isOfOther))
    .map(({ ask }) => ask);
  if (ASKS_BACK.test(sentence) && phoneShapesIn(rest, language).some(({ e164 }) => e164)) asks.push('phone'); // "… 0142, right?"
  if (asks.includes('name')) asks.push(...namePartsAskedIn(rest, language));
  if (asks.length > 0) return asks;
  return aside.length > 0 || isOfOther ? ['other'] : isQuestion ? ['unclear'] : [];
}

/** "What is the landlord called?" asks for somebody else's name. */
function isOfOwner(sentence: string, language: Language): boolean {
  const { others, owners } = patternsOf(language);
  return findAll(others, sentence).some(({ start, end }) => {
    const person = sentence.slice(start, end);
    return (language.spaceless || /\s/u.test(person)) && isAnyIn(owners, person);
  });
}

const WORD = new RegExp(`[${LETTER}${MARK}’']+`, 'gu');

/** "Your phone rings", "the postcode is 8501", but not "phone number". */
function isStatement(sentence: string, language: Language): boolean {
  const short = language.spaceless ? SHORT_SPACELESS : SHORT;
  const bare = sentence.replace(ASIDE, '').trim();
  const isLong = bare.length > short || /\d{3}/.test(bare);
  return isLong && !isIn(patternsOf(language).requests, sentence) && !isList(bare, language);
}

/** "Name, phone and address of the flat." or "Step 3: name and phone". */
function isList(text: string, language: Language): boolean {
  const { about, functionWords } = patternsOf(language);
  const named = about.flatMap(({ pattern }) => findAll(pattern, text)).sort((a, b) => a.start - b.start);
  if (text.length > MAX_LIST || named.length < 2) return false;
  const others = execAll(WORD, blank(text, named)).filter(({ 0: word }) => !hasWord(functionWords, word));
  return named[0]?.start === 0 || (!language.spaceless && others.every(({ index }) => index === 0));
}

/** One part of the name, when not both are asked for, or that the surname comes first. */
export function namePartsAskedIn(sentence: string, language: Language): Ask[] {
  const { first, last, surnameFirst } = patternsOf(language);
  if (isIn(surnameFirst, sentence)) return ['surnameFirst'];
  const [isFirst, isLast] = [isIn(first, sentence), isIn(last, sentence)];
  return isFirst === isLast ? [] : [isFirst ? 'firstName' : 'lastName'];
}
