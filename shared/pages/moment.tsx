import { agoFor, momentFor, type Reader } from './reader.ts';

type Props = { reader: Reader; time: Date };

/** A moment in words and figures. */
export const Moment = ({ reader, time }: Props) => (
  <time datetime={time.toISOString()} lang={reader.locale}>
    {momentFor(reader, time)}
  </time>
);

/** How long ago something was; the moment itself when it is pointed at. */
export const Ago = ({ reader, time, now }: Props & { now: Date }) => (
  <time datetime={time.toISOString()} lang={reader.locale} title={momentFor(reader, time)}>
    {agoFor(reader, time, now)}
  </time>
);
