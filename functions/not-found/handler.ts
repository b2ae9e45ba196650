import { env } from '../../shared/env.ts';
import { AppError } from '../../shared/errors.ts';
import { eventEndpoint } from '../../shared/http/endpoint.ts';

const routes = env('ROUTES')
  .split(',')
  .map((route) => {
    const [method = '', path = ''] = route.split(' ');
    return { method, pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`) };
  });

/** Answers what no route does: 405 where the path is known by another method, else 404. */
export const handler = eventEndpoint(({ rawPath }) => {
  const allowed = routes.filter(({ pattern }) => pattern.test(rawPath)).map(({ method }) => method);
  if (allowed.length === 0) throw new AppError('not_found', 'Not Found');
  throw new AppError('method_not_allowed', 'Method Not Allowed', { headers: { allow: allowed.join(', ') } });
});
