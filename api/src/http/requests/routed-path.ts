import type { FastifyRequest } from 'fastify';

/**
 * Returns the path by which a request was routed, decoded once, without a query: the match of the wildcard where there
 * is no other route, else the route's own pattern. The address as it was sent has many other spellings
 * (`/%61pi/welfare`, `http://any.host/api/welfare`), so nothing is decided by it.
 */
export function routedPath({ params, routeOptions }: FastifyRequest): string {
  const rest = (params as Readonly<Record<string, string>> | undefined)?.['*'];
  return rest === undefined ? (routeOptions.url ?? '/') : `/${rest}`;
}

/** Returns whether a routed path belongs to the api, existing or not. */
export const isApi = (path: string): boolean => path === '/api' || path.startsWith('/api/');
