import { expect, test } from '@jest/globals';
import { emptyHistory, entryOf } from '../../../shared/conversation/history.ts';
import { newPlaces } from '../../../shared/conversation/words-of.ts';

const entries = (texts: readonly string[]) => texts.map(entryOf);
const history = (...segments: string[][]) => ({ ...emptyHistory, segments: segments.map(entries) });

test.each<[what: string, before: string[][], after: string[], added: string[]]>([
  ['what was not there', [['Hi']], ['Hi', 'It leaks.'], ['It leaks.']],
  ['all of a first send', [], ['Hi', 'Hi'], ['Hi', 'Hi']],
  ['what is said a second time', [['Yes', 'No']], ['Yes', 'No', 'Yes'], ['Yes']],
  ['nothing of what was said twice', [['Yes', 'Yes']], ['Yes', 'Yes'], []],
  ['what is said a third time', [['Yes', 'Yes']], ['Yes', 'Yes', 'Yes'], ['Yes']],
  ['nothing of what was in another segment', [['Hi'], ['It leaks.']], ['It leaks.', 'Hi'], []],
])('new is %s', (_, before, after, added) => {
  expect(newPlaces(history(...before), entries(after)).map((place) => after[place])).toEqual(added);
});
