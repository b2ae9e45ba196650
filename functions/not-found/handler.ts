import { env } from '../../shared/env.ts';
import { AppError } from '../../shared/errors.ts';
import { eventEndpoint } from '../../shared/http/endpoint.ts';

const routes = env('ROUTES')
  .split(',')
  .map((route) => {
    const [method = '', path = ''] = route.split(' ');
    return { method, pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`) };
  });

/**
 * Answers what no route does: 405 where the path is known by another method, else 404. A path with a slash at its end is sent to the one
 * without, should the gateway not take it for that.
 */
export const handler = eventEndpoint(({ rawPath, rawQueryString, requestContext }) => {
  const path = rawPath.replace(/(?<=.)\/$/, '');
  const methods = routes.filter(({ pattern }) => pattern.test(path)).flatMap(methodsOf);
  if (methods.length === 0) throw new AppError('not_found', 'Not Found');
  if (path !== rawPath && methods.includes(requestContext.http.method)) throw moved(path, rawQueryString);
  throw new AppError('method_not_allowed', 'Method Not Allowed', { headers: { allow: methods.join(', ') } });
});

const methodsOf = ({ method }: { method: string }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]);

/** Relative, since what is before the path is not known where a domain name has a prefix for this API. */
function moved(path: string, query: string): AppError {
  const name = encodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
  return new AppError('moved', 'It is at the path without the slash at the end', {
    headers: { location: `../${name}${query && `?${query}`}` },
  });
}
