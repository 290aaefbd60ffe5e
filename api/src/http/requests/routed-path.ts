import type { FastifyRequest } from 'fastify';

/**
 * The path by which a request was routed, decoded once, without a query: for an address that no route names it
 * is what the wildcard took, else the route's own pattern. The address as it was sent has many other spellings
 * (`/%61pi/welfare`, `http://any.host/api/welfare`), so nothing is decided by it.
 */
export function routedPath({ params, routeOptions }: FastifyRequest): string {
  const rest = (params as Readonly<Record<string, string>> | undefined)?.['*'];
  return rest === undefined ? (routeOptions.url ?? '/') : `/${rest}`;
}

/** Whether a routed path belongs to the api, existing or not. */
export const isApi = (path: string): boolean => path === '/api' || path.startsWith('/api/');
