import type { ComponentChildren } from 'preact';
import { numberFor, percentFor, type Reader, spanFor } from '../../shared/pages/reader.ts';
import type { Details } from '../../shared/summary/details.ts';
import { countOf } from '../../shared/summary/figures.ts';
import type { Summary } from '../../shared/summary/summary.ts';
import { type Counts, sum } from '../../shared/summary/tally.ts';

type Props = { summary: Summary; details: Details | undefined; reader: Reader };

/** The few numbers that one looks for first, each with the list or the comparison that explains it. */
export function Figures({ summary, details, reader }: Props) {
  const by_status: Counts = summary.analytics.by_status;
  const states = [
    { status: 'open', label: 'open', below: <Urgent details={details} reader={reader} /> },
    { status: 'in_progress', label: 'in progress' },
    { status: 'on_hold', label: 'on hold' },
    {
      status: 'completed',
      label: 'completed',
      below: `${percentFor(reader, countOf(by_status, 'completed'), summary.total_tickets)} of all`,
    },
  ];
  return (
    <dl class="figs">
      {states
        .filter(({ status }) => status in by_status)
        .map(({ status, label, below }) => (
          <Figure key={status} label={label} below={below}>
            <a href={`/tickets?status=${status}`}>{numberFor(reader, countOf(by_status, status))}</a>
          </Figure>
        ))}
      {details && <TimeTaken details={details} reader={reader} />}
      {details && <LastWeek details={details} reader={reader} />}
    </dl>
  );
}

type FigureProps = { label: string; below?: ComponentChildren; children: ComponentChildren };

const Figure = ({ label, below, children }: FigureProps) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <b>{children}</b>
      {below && <span class="below">{below}</span>}
    </dd>
  </div>
);

const Urgent = ({ details, reader }: Omit<Props, 'summary'>) =>
  details && details.urgent_open > 0 ? (
    <a class="p urgent" href="/tickets?status=open&priority=urgent">
      {numberFor(reader, details.urgent_open)} urgent
    </a>
  ) : (
    <>none is urgent</>
  );

type Known = { details: Details; reader: Reader };

function TimeTaken({ details: { resolved }, reader }: Known) {
  const { count, ms } = resolved;
  return (
    <Figure
      label="average time to complete"
      below={count === 0 ? 'none is completed yet' : `over ${numberFor(reader, count)} completed`}
    >
      {count === 0 ? '–' : <span lang={reader.locale}>{spanFor(reader, ms / count)}</span>}
    </Figure>
  );
}

function LastWeek({ details: { daily_volume }, reader }: Known) {
  const [week, before] = [sum(daily_volume.slice(-7)), sum(daily_volume.slice(-14, -7))];
  return (
    <Figure label="new in 7 days" below={`${numberFor(reader, before)} in the 7 days before`}>
      {numberFor(reader, week)}
    </Figure>
  );
}
