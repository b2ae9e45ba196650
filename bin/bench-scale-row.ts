/** What one thing costs; `bound`: the most that `measured` may be. */
export type Row = { what: string; units: string; cpu: number; bound?: number; measured: number };
