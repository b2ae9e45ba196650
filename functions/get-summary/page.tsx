import type { Caller } from '../../shared/account/access.ts';
import { BarTable } from '../../shared/pages/bar-table.tsx';
import { ColumnChart } from '../../shared/pages/column-chart.tsx';
import { deskPage } from '../../shared/pages/desk-page.tsx';
import { Moment } from '../../shared/pages/moment.tsx';
import { type Reader, readerOf } from '../../shared/pages/reader.ts';
import type { Snapshot } from '../../shared/summary/summary-store.ts';
import { MINUTE_MS } from '../../shared/time.ts';
import { dailyChart, hourChart, priorityBars, statusBars, typeBars } from './charts.ts';
import { Figures } from './figures.tsx';

export type Shown = Omit<Snapshot, 'version'>;

/** The summary is made anew every quarter of an hour at least (shared/summary/refresh.ts). */
const LATE_MS = 30 * MINUTE_MS;

/** What GET /summary says, as a page that can be printed and passed on. `shown`: the snapshot that the body is of. */
export function summaryPage(
  shown: Shown,
  { caller, headers }: { caller: Caller; headers: Record<string, string | undefined> },
): string {
  const { summary, generated_at, time_zone } = shown;
  const reader = readerOf(headers['accept-language'], time_zone);
  const at = new Date(generated_at);
  return deskPage(
    { title: 'Summary', caller, current: '/summary' },
    <>
      <div class="bar">
        <h1>Summary</h1>
        <p class="quiet asof">
          As of <Moment reader={reader} time={at} /> ({time_zone})
        </p>
      </div>
      {Date.now() - at.getTime() > LATE_MS && (
        <p class="late">
          <b>These figures are late.</b> What has changed since is not counted yet.
        </p>
      )}
      {summary.total_tickets === 0 ? <Nothing /> : <Dashboard shown={shown} reader={reader} />}
      <p class="quiet foot">
        The same for programs: <a href="/summary?format=json">JSON</a>
      </p>
    </>,
  );
}

const Nothing = () => (
  <section class="card pad nothing">
    <h2>No tickets yet</h2>
    <p>
      A ticket is counted here within a minute of its opening. It opens as soon as a conversation has told name, phone,
      address and issue.
    </p>
    <a class="link" href="/conversations">
      Conversations that are going on
    </a>
  </section>
);

/** The sentences without the last one, which says when: the page says that in the reader's own way. */
const sentences = (text: string) => text.slice(0, text.lastIndexOf(' As of '));

function Dashboard({ shown, reader }: { shown: Shown; reader: Reader }) {
  const { details, generated_at, summary } = shown;
  const { total_tickets: whole, analytics, insights } = summary;
  return (
    <>
      <p class="says">{sentences(summary.summary)}</p>
      <Figures summary={summary} details={details} reader={reader} />
      <section class="card pad advice">
        <h2>What to do</h2>
        <ol>
          {insights.recommendations.map((it) => (
            <li key={it} dir="auto">
              {it}
            </li>
          ))}
        </ol>
      </section>
      {details && (
        <div class="overtime">
          <ColumnChart reader={reader} {...dailyChart(reader, details, new Date(generated_at))}>
            {insights.trends.weekly_pattern}.
          </ColumnChart>
          <ColumnChart reader={reader} {...hourChart(reader, details, analytics.peak_hours)} />
        </div>
      )}
      <div class="shares">
        {details && (
          <BarTable reader={reader} whole={whole} title="Common issues" of="Issue" bars={details.common_issues} />
        )}
        {details && (
          <BarTable reader={reader} whole={whole} title="Busy areas" of="Area" bars={details.busy_locations} />
        )}
        <BarTable reader={reader} whole={whole} title="Type" of="Type" bars={typeBars(analytics.by_type)} />
        <BarTable
          reader={reader}
          whole={whole}
          title="Priority"
          of="Priority"
          bars={priorityBars(analytics.by_priority)}
        />
        <BarTable reader={reader} whole={whole} title="Status" of="Status" bars={statusBars(analytics.by_status)} />
      </div>
    </>
  );
}
