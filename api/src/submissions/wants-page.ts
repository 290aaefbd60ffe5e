import type { FastifyRequest } from 'fastify';
import { isForm } from '../http/body-parsing';

/**
 * Whether the sender is a page without JavaScript, which is led to another page (DESIGN 3.2): it posts a
 * form, and does not prefer JSON to HTML.
 */
export function wantsPage(request: FastifyRequest): boolean {
  if (!isForm(request)) return false;
  const accept = request.headers.accept ?? '';
  return weigh(accept, 'application/json') <= weigh(accept, 'text/html');
}

/** The q of a media type that is named as such: a wildcard prefers nothing. */
function weigh(accept: string, type: string): number {
  for (const range of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim());
    if (name !== type) continue;
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    return q === undefined ? 1 : Number(q.slice(2)) || 0;
  }
  return 0;
}
