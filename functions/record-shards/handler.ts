import { log } from '../../shared/log.ts';
import { recordShards } from '../../shared/store/shards.ts';

/** Runs in a deployment before anything writes into the shards that its setting names. */
export const handler = async (): Promise<void> => {
  await recordShards();
  log('info', { event: 'shards_recorded' });
};
