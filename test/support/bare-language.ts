import type { Language } from '../../shared/extraction/language.ts';

const TRADE = { plumbing: [], electrical: [], maintenance: [] };
const ANSWERED = { phrases: [], answers: [] };
const SIGNAL = { phrases: [], not: [] };

/** A language of which nobody has written down anything yet, but its code and where its numbers are from. */
export const bareLanguage: Language = {
  code: 'qaa', // for private use, ISO 639-2
  transcript: { user: ['user'], assistant: ['agent'], system: ['system'] },
  answers: [],
  yes: ['mhm'],
  countries: ['US'],
  abbreviations: '',
  functionWords: '',
  commonWords: '',
  openers: [],
  greetings: [],
  corrections: [],
  refusals: [],
  otherPeople: [],
  asks: {
    requests: [],
    unrelated: [],
    about: {
      ...{ name: [], phone: [], address: [], street: [], unit: [], city: [] },
      ...{ issue: [], role: [], priority: [] },
    },
  },
  labels: { name: [], phone: [], address: [], issue: [], role: [], priority: [], type: [] },
  name: { cues: [], weakCues: [], answerCues: [], after: [], titles: '', particles: '' },
  phone: {
    ...{ cues: [], notMine: [], notMineAfter: [], notPhone: [], extension: [] },
    digits: {},
    repeats: {},
  },
  address: {
    ...{ streets: [], streetNames: [], units: [], postcodes: [], regions: [], countries: [] },
  },
  role: { tenant: ANSWERED, owner: ANSWERED, landlord: ANSWERED, manager: ANSWERED },
  priority: { low: ANSWERED, medium: ANSWERED, high: ANSWERED, urgent: ANSWERED },
  danger: { gas: [], fire: [], water: [], shock: [], trapped: [], cold: { heating: [], frost: [] } },
  notPriority: [],
  type: TRADE,
  issue: { problems: [], fillers: [], connectors: [] },
  topics: {},
  signals: { work_started: SIGNAL, solved: SIGNAL, cancelled: SIGNAL, reported_again: SIGNAL },
};
