import { type Code, THINGS, type Thing } from './customer.ts';
import { lower, sentencesOf, termsPattern } from './text.ts';
import type { Words } from './words/words.ts';

/** What a person hears in a response. `sentence`: the one that asks, or "" when none does. */
export type Heard = {
  sentence: string;
  things: Thing[];
  /** What the response speaks of at all. */
  mentions: Thing[];
  /** "Is that right?" */
  isCheck: boolean;
  /** "Anything else?" */
  isMore: boolean;
};

const QUESTION = /[?？؟]/u;

/** How a person who speaks a language hears responses: by the last sentence that asks. */
export function listener(words: Words, code: Code): (response: string) => Heard {
  const [requests, offers] = [termsPattern(words.requests, code), termsPattern(words.offers, code)];
  const [right, more] = [termsPattern(words.right, code), termsPattern(words.more, code)];
  const things = thingsIn(words, code);
  const has = (pattern: RegExp, text: string) => text.search(pattern) !== -1;

  const heardIn = (sentence: string): Omit<Heard, 'mentions'> | undefined => {
    const text = lower(sentence);
    const isQuestion = QUESTION.test(sentence);
    if (!isQuestion && (!has(requests, text) || has(offers, text))) return undefined;
    const isMore = has(more, text);
    const asked = isMore ? [] : things(text);
    const isCheck = isQuestion && asked.length === 0 && !isMore && has(right, text);
    return isQuestion || asked.length > 0 ? { sentence, things: asked, isCheck, isMore } : undefined;
  };

  return (response) => {
    const sentences = sentencesOf(response);
    const mentions = [...new Set(sentences.flatMap((it) => things(lower(it))))];
    for (const [index, sentence] of [...sentences.entries()].reverse()) {
      const heard = heardIn(sentence);
      if (heard)
        return {
          ...heard,
          mentions,
          things: withInstead(
            heard.things,
            sentences.slice(index + 1).flatMap((it) => things(lower(it))),
          ),
        };
    }
    return { sentence: '', things: [], mentions, isCheck: false, isMore: false };
  };
}

const INSTEAD = new Set<Thing>(['tracking', 'order']);

/** "What is the tracking number? If you have none, the order number will do." */
const withInstead = (things: Thing[], after: Thing[]): Thing[] =>
  things.some((thing) => INSTEAD.has(thing))
    ? [...new Set([...things, ...after.filter((it) => INSTEAD.has(it))])]
    : things;

/** Which things a folded sentence names: every word counts for one, and a clause that says why for none. */
function thingsIn(words: Words, code: Code): (sentence: string) => Thing[] {
  const spelled = THINGS.flatMap((thing) => {
    const terms = words.things[thing];
    return terms ? [{ thing, pattern: termsPattern(terms, code) }] : [];
  });
  const weak = [
    { thing: 'phone' as const, pattern: termsPattern(words.number, code), beside: ['name', 'problem', 'buyer'] },
    { thing: 'address' as const, pattern: termsPattern(words.where, code), beside: ['name', 'problem'] },
  ];
  const [because, clause] = [termsPattern(words.reasons, code).source, '[^,;:，、،？?؟]*'];
  const reason = new RegExp(words.areReasonsLast ? clause + because : because + clause, 'gu');

  const named = (sentence: string) => {
    let rest = sentence;
    const isSpelled = ({ pattern }: { pattern: RegExp }) => {
      const before = rest;
      rest = rest.replace(pattern, ' | ');
      return rest !== before;
    };
    const found = new Set<Thing>(spelled.filter(isSpelled).map(({ thing }) => thing));
    const isMeant = ({ pattern, beside }: (typeof weak)[number]) =>
      rest.search(pattern) !== -1 && [...found].every((it) => beside.includes(it));
    for (const { thing } of weak.filter(isMeant)) found.add(thing);
    return found;
  };

  return (sentence) => {
    const inMain = named(sentence.replace(reason, ' '));
    const found = inMain.size > 0 ? inMain : named(sentence);
    // "Where is the problem?" asks for the place, "what is your name, so that we can help?" for the name.
    if (found.size > 1) found.delete('problem');
    if (found.has('product') || found.has('buyer')) found.delete('name');
    return THINGS.filter((thing) => found.has(thing));
  };
}
