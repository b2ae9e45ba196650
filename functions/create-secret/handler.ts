import { env } from '../../shared/env.ts';
import { log } from '../../shared/log.ts';
import { newSecret } from '../../shared/secret-value.ts';
import { createParameter } from '../../shared/store/parameter.ts';

const name = env('SERVER_SECRET').replace(/^ssm:/, '');

/**
 * Invoked by the first deployment, and by a later one that changes this function's code or environment, before the
 * functions that need the secret. Only the first one finds none and makes it.
 */
export const handler = async (): Promise<void> => {
  const isNew = await createParameter(name, newSecret(), 'Server secret of the conversation intake');
  log('info', { event: isNew ? 'secret_created' : 'secret_kept' });
};
