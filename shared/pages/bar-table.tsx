import { numberFor, percentFor, type Reader } from './reader.ts';

export type Bar = {
  label: string;
  count: number;
  /** The list of what is counted. */
  href?: string | undefined;
  /** A class of the stylesheet that has a colour with a meaning. */
  tone?: string;
};

type Props = {
  reader: Reader;
  title: string;
  /** What the labels are, for who hears the table. */
  of: string;
  bars: readonly Bar[];
  /** What the counts are shares of. */
  whole: number;
};

/** Counts with their bars and shares. It is a table, so nothing has to stand behind it. */
export function BarTable({ reader, title, of, bars, whole }: Props) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <section class="card pad">
      <h2>{title}</h2>
      {bars.length === 0 ? (
        <p class="quiet">None yet.</p>
      ) : (
        <table class="bartable" aria-label={title}>
          <thead class="unseen">
            <tr>
              <th scope="col">{of}</th>
              <td />
              <th scope="col">Tickets</th>
              <th scope="col">Share of all</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, count, href, tone }) => (
              <tr key={label}>
                <th scope="row" dir="auto">
                  {href ? <a href={href}>{label}</a> : label}
                </th>
                <td>
                  <svg width="100%" height="14" aria-hidden="true" class={tone}>
                    <rect width={`${(100 * count) / most}%`} height="14" rx="2" />
                  </svg>
                </td>
                <td class="n">{numberFor(reader, count)}</td>
                <td class="n quiet">{percentFor(reader, count, whole)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
