import type { Language } from '../language.ts';

export const en: Language = {
  code: 'en',
  transcript: {
    user: ['customer', 'client', 'user', 'caller', 'visitor', 'guest', 'human'],
    assistant: ['agent', 'bot', 'assistant', 'support', 'operator', 'representative', 'rep', 'ai'],
    system: ['system'],
  },
};
