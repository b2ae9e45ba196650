import { AppError } from '../../shared/errors.ts';
import { packedEndpoint } from '../../shared/http/endpoint.ts';
import { packed } from '../../shared/pages/client/docs.client';
import { docsScript } from '../../shared/pages/docs-script.ts';
import { schema } from './schema.ts';

export const handler = packedEndpoint('text/javascript; charset=utf-8', schema, ({ path }) => {
  if (path.file !== docsScript.file) throw new AppError('not_found', 'Not Found');
  return packed;
});
