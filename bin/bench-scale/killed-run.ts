import { refreshSummary } from '../../shared/summary/refresh.ts';

process.send?.('begins');
await refreshSummary('UTC', new Date());
process.disconnect?.();
