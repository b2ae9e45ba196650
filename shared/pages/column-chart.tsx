import type { ComponentChildren } from 'preact';
import { numberFor, type Reader } from './reader.ts';

export type Column = {
  /** What it is in the table, and when it is pointed at. */
  name: string;
  count: number;
  /** Stands below it where there is one. */
  tick?: string | undefined;
  /** One of those that the chart is about. */
  isStrong: boolean;
};

type Props = {
  reader: Reader;
  title: string;
  /** What the chart says, in sentences. */
  says: string;
  /** What the columns are, for the table. */
  of: string;
  columns: readonly Column[];
  children?: ComponentChildren;
};

const [TOP, PLOT, BELOW] = [18, 120, 20];

/**
 * Columns over time, and behind them a table. Across it measures in percent and downwards in pixels, so that it takes the
 * width there is and its letters keep their size.
 */
export function ColumnChart({ reader, title, says, of, columns, children }: Props) {
  const counts = columns.map(({ count }) => count);
  const most = Math.max(1, ...counts);
  const top = counts.indexOf(most);
  const step = 100 / columns.length;
  return (
    <section class="card pad">
      <h2>{title}</h2>
      <p class="quiet">
        {says} {children}
      </p>
      <svg class="columns" width="100%" height={TOP + PLOT + BELOW} role="img" aria-label={title}>
        {columns.map(({ name, count, tick, isStrong }, at) => {
          const height = (PLOT * count) / most;
          return (
            <g key={name} class={isStrong ? 'strong' : undefined}>
              <title>{`${name}: ${numberFor(reader, count)}`}</title>
              <rect
                x={percent((at + 0.12) * step)}
                y={TOP + PLOT - height}
                width={percent(0.76 * step)}
                height={height}
              />
              {count > 0 && (
                <text class={at === top ? 'top' : undefined} x={percent((at + 0.5) * step)} y={TOP + PLOT - height - 5}>
                  {numberFor(reader, count)}
                </text>
              )}
              {tick && (
                <text class="tick" x={percent((at + 0.12) * step)} y={TOP + PLOT + 15}>
                  {tick}
                </text>
              )}
            </g>
          );
        })}
        <line x1="0" x2="100%" y1={TOP + PLOT + 0.5} y2={TOP + PLOT + 0.5} />
      </svg>
      <details>
        <summary>As a table</summary>
        <table class="figures" aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{of}</th>
              <th scope="col" class="n">
                Tickets
              </th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ name, count }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td class="n">{numberFor(reader, count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

const percent = (value: number) => `${Number(value.toFixed(2))}%`;
