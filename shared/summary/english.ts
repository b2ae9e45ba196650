/** "no ticket is open", "1 ticket is open", "2 tickets are open" */
export const ticketsAre = (count: number, state: string, kind = '') =>
  `${count === 0 ? `no ${kind}ticket` : tickets(count, kind)} ${count > 1 ? 'are' : 'is'} ${state}`;

/** "1 ticket", "2 tickets", "2 urgent tickets" */
export const tickets = (count: number, kind = '') => `${count} ${kind}${count === 1 ? 'ticket' : 'tickets'}`;

/** "a", "a and b", "a, b and c" */
export const list = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
