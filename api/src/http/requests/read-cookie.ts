import type { FastifyRequest } from 'fastify';

/** The value of a cookie; undefined when the request has none of this name, or an empty one. */
export function readCookie({ headers }: FastifyRequest, name: string): string | undefined {
  const start = `${name}=`;
  const pair = headers.cookie
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(start));
  return pair?.slice(start.length) || undefined;
}
