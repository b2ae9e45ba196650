import type { Shipment } from '../shipment/shipment.ts';
import type { Act } from './act.ts';
import { nextQuestion } from './next-question.ts';
import { isParting } from './said.ts';
import type { Business, Situation } from './situation.ts';

type Parcels = Extract<Business, { kind: 'parcel' }>;
type Sale = Extract<Business, { kind: 'sale' }>;

/** What the endpoint is there for comes before any other question; null where there is nothing of the kind. */
export function businessFirst(situation: Situation): Act[] | null {
  const { business, ticket } = situation;
  if (!business) return null;
  const told = business.kind === 'parcel' ? wheres(business, situation) : termsOf(business);
  if (ticket) return told.length > 0 ? told : null;
  const next = business.kind === 'parcel' ? afterParcels(business, situation) : afterTerms(business, situation);
  return told.length > 0 && next.every((act) => 'say' in act) ? told : [...told, ...next];
}

/** Of more parcels no answer tells; the answer's `shipments` lists all. */
const MAX_TOLD = 3;

/** Where the parcels are, when that is new or asked for. */
function wheres({ shipments, isNews }: Parcels, { said }: Situation): Act[] {
  const isAsked = said.isQuestion && said.asides.every((aside) => aside === 'when');
  return isNews || isAsked ? shipments.slice(0, MAX_TOLD).flatMap(whereIs) : [];
}

function whereIs({ tracking_number, order_id, status, estimated_delivery }: Shipment): Act[] {
  const number = tracking_number ?? order_id ?? '';
  if (status === 'unknown') return [{ say: 'parcelUnknown', number }];
  const isExpected = estimated_delivery !== null && status !== 'delivered';
  const expected: Act[] = isExpected ? [{ say: 'parcelExpected', date: estimated_delivery.slice(0, 10) }] : [];
  return [{ say: 'parcel', number, status }, ...expected];
}

/** The number, then whether somebody is to look into it; contact data only when the customer wants that. */
function afterParcels({ shipments, question, isAskedAgain, isWanted }: Parcels, situation: Situation): Act[] {
  if (question) return [isAskedAgain && question === 'tracking' ? { again: question } : { ask: question }];
  if (isWanted === false || isParting(situation.said)) return [{ say: 'farewell' }];
  if (isWanted || isContact(situation)) return nextQuestion(situation);
  const lost: Act[] = shipments.length === 0 ? [{ say: 'noNumber' }] : [];
  return [...lost, { ask: 'lookInto' }];
}

/** Who says who he is, or asks for a person, wants something done. */
const isContact = ({ known: { name, phone, address }, said }: Situation) =>
  [name, phone, address].some((value) => value !== null) || said.asides.includes('person');

const termsOf = ({ terms, isNews, isComplete }: Sale): Act[] =>
  isNews && terms !== '' ? [{ say: isComplete ? 'termsComplete' : 'terms', terms }] : [];

/** The first term that is missing. Who they are for is asked only of a customer who has begun to say it. */
function afterTerms(sale: Sale, situation: Situation): Act[] {
  const { question, isNews, isAskedAgain, isComplete, terms } = sale;
  if (question) return [isAskedAgain && !isNews ? { again: question } : { ask: question }];
  if (isContact(situation)) return nextQuestion(situation);
  if (isParting(situation.said)) return [{ say: 'farewell' }];
  return isComplete || terms !== ''
    ? [{ say: isComplete ? 'termsComplete' : 'terms', terms }]
    : nextQuestion(situation);
}
