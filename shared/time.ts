/** The one timestamp format of the service: RFC 3339, UTC, milliseconds, `Z` (2026-11-20T19:53:05.123Z). */
export const timestamp = (time: Date): string => time.toISOString();

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The later of two timestamps, so that a slow request never turns a clock back. */
export const latest = (time: string, other: string | undefined): string => (other && other > time ? other : time);

const LAST = Date.parse('9999-12-31T23:59:59.999Z');

/** A moment as it sorts among timestamps: those of years beyond 9999 are written with a sign, which sorts before all. */
export const sortable = (time: Date): string => timestamp(new Date(Math.min(time.getTime(), LAST)));
