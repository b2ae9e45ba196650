/** `asked`: what the service itself had asked before a customer's turn, where no agent's turn in the conversation tells it. */
export type Turn = { role: 'user' | 'assistant' | 'system'; text: string; asked?: string };

/**
 * Where a value came from: index into the turns, UTF-16 span in that turn's text, and why it was believed. `why`: of the trained
 * reader's the sign that spoke most for it.
 */
export type Evidence = { message: number; start: number; end: number; rule: string; score: number; why?: string };
