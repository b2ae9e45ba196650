import type { ToldConversation } from '../conversation/told.ts';
import type { SalesCondition } from '../sales-condition/sales-condition.ts';
import { Card } from './card.tsx';
import type { Clock } from './clock.ts';
import { Ago } from './moment.tsx';
import { inWords } from './said.ts';
import { capitalized } from './ticket-words.ts';

/** What was read from a conversation beside the record: its shipments and what was agreed, where there is any. */
export const Extras = ({ told, clock }: { told: ToldConversation; clock: Clock }) => (
  <>
    {told.shipments.length > 0 && (
      <Card title="Shipments">
        <Parcels told={told} clock={clock} />
      </Card>
    )}
    {told.condition && (
      <Card title="Sales condition">
        <Terms told={told} condition={told.condition} />
      </Card>
    )}
  </>
);

/** The shipments a conversation speaks of, each number a link to where it was said. */
const Parcels = ({ told, clock }: { told: ToldConversation; clock: Clock }) => (
  <ul class="others">
    {told.shipments.map((it, n) => {
      const key = it.tracking_number ? 'tracking_number' : 'order_id';
      const number = it.tracking_number ?? it.order_id ?? 'Without a number';
      const isSaid = (told.shipmentEvidence[n]?.[key]?.length ?? 0) > 0;
      return (
        <li key={number}>
          {isSaid ? (
            <a class="parcel" href={`#said-parcel-${n + 1}-${key}`}>
              <bdi>{number}</bdi>
            </a>
          ) : (
            <bdi>{number}</bdi>
          )}
          <span class="quiet small">
            {[it.carrier && inWords(it.carrier).toUpperCase(), capitalized(inWords(it.status))]
              .filter(Boolean)
              .join(' · ')}
            {it.last_update && (
              <>
                {' · '}
                <Ago {...clock} time={new Date(it.last_update)} />
              </>
            )}
          </span>
        </li>
      );
    })}
  </ul>
);

type TermsProps = { told: ToldConversation; condition: SalesCondition };

/** What was agreed, each term a link to where it was said, and what is missing or contradicts. */
const Terms = ({ told, condition }: TermsProps) => {
  const { condition_id, status, missing_fields, warnings, ...terms } = condition;
  const known = Object.entries(terms).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  );
  return (
    <>
      <p class="quiet small">
        {condition_id} · {capitalized(status)}
        {missing_fields.length > 0 && ` · missing: ${missing_fields.map(inWords).join(', ')}`}
      </p>
      <dl class="terms">
        {known.map(([name, value]) => (
          <div key={name}>
            <dt>{capitalized(inWords(name))}</dt>
            <dd>
              {told.conditionEvidence[name]?.length ? (
                <a class="term" href={`#said-term-${name}`}>
                  <bdi>{termWords(value)}</bdi>
                </a>
              ) : (
                <bdi>{termWords(value)}</bdi>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {warnings.map((warning) => (
        <p key={warning} class="error small">
          {warning}
        </p>
      ))}
    </>
  );
};

type Scale = { from_quantity: number; unit_price?: number; discount_percent?: number };

const termWords = (value: unknown): string =>
  Array.isArray(value)
    ? (value as Scale[])
        .map((it) => `from ${it.from_quantity}: ${it.unit_price ?? `${it.discount_percent} % off`}`)
        .join('; ')
    : String(value);
