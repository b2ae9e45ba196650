import type { Correction } from './address-correction.ts';
import { exchangeIn, MAX_EXCHANGE } from './address-exchange.ts';
import { type Assembled, assembleAddress, withCorrections } from './address-pieces.ts';
import type { AddressCandidate } from './address-shape.ts';
import { type Candidate, VALID } from './candidate.ts';
import type { Language } from './language.ts';
import type { Passage } from './passage.ts';

/** What a passage says of the address. */
export type Told = { passage: Passage; addresses: readonly AddressCandidate[]; corrections: readonly Correction[] };

/** Nobody tells so many pieces, or corrects so often; it bounds the work on a conversation made of nothing else. */
const [MAX_PIECES, MAX_COMPARED] = [100, 300];

/**
 * The customer's address from all that is said of it: its pieces, and what replaces a part of it, each read beside the address as it was
 * known by then.
 */
export function addressTold(told: readonly Told[], language: Language): Assembled | null {
  let state: State = { addresses: [], corrections: [], address: null };
  let compared = 0;
  for (const it of told) {
    const known = mayExchange(it) && compared++ < MAX_COMPARED ? state.address : null;
    const exchange = known && exchangeIn(it.passage, known.value, language);
    state = withTold(state, exchange ? { addresses: [], corrections: [exchange] } : it, language);
  }
  return state.address;
}

/** An answer that has no address's shape, with what the messages after it correct of it. */
export function answerTold(answer: Candidate, told: readonly Told[], language: Language): Assembled {
  let address: Assembled = { value: answer.value, pieces: [answer], street: answer.message };
  const later = told.filter(({ passage, addresses }) => passage.message > answer.message && addresses.length === 0);
  for (const it of later.slice(0, MAX_COMPARED)) {
    const exchange = mayExchange(it) ? exchangeIn(it.passage, address.value, language) : undefined;
    address = withCorrections(address, exchange ? [exchange] : it.corrections, language);
  }
  return address;
}

/** What is corrected by its shape, and a street with its number, need no comparison. */
const mayExchange = ({ passage, addresses, corrections }: Told) =>
  passage.text.length <= MAX_EXCHANGE &&
  corrections.length === 0 &&
  !addresses.some(({ parts, score }) => parts.street === 'full' && score >= VALID);

type State = Pick<Told, 'addresses' | 'corrections'> & { address: Assembled | null };

function withTold(state: State, told: Pick<Told, 'addresses' | 'corrections'>, language: Language): State {
  if (told.addresses.length + told.corrections.length === 0) return state;
  const addresses = [...state.addresses, ...told.addresses].slice(-MAX_PIECES);
  const corrections = [...state.corrections, ...told.corrections].slice(-MAX_PIECES);
  const address = assembleAddress(addresses, language);
  return { addresses, corrections, address: address && withCorrections(address, corrections, language) };
}
