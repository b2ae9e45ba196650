import { anyOf, patternOf, perLanguage, setOf } from './pattern.ts';

/** What leads to a name, follows one, or tells that there is none: made once for all steps that read names. */
export const namePatternsOf = perLanguage((language) => ({
  first: anyOf(language.name.first ?? [], language),
  last: anyOf(language.name.last ?? [], language),
  cues: anyOf(language.name.cues, language),
  weakCues: anyOf(language.name.weakCues, language),
  answerCues: anyOf(language.name.answerCues, language),
  addressed: anyOf(language.name.addressed ?? [], language),
  after: anyOf(language.name.after, language),
  otherPeople: anyOf(language.otherPeople, language),
  refusals: anyOf(language.refusals, language),
  joins: patternOf(`^ (?:${language.issue.connectors.join('|')})(?![\\p{L}])`),
  titles: setOf(language.name.titles),
  functionWords: setOf(language.functionWords),
  commonWords: setOf(language.commonWords),
  particles: setOf(language.name.particles),
}));
