import type { FastifyRequest } from 'fastify';
import { isForm, isMultipart } from '../bodies/body-parsing';

/**
 * Whether the sender is a page without JavaScript, which is led to another page (DESIGN 3.2): it posts a
 * form, and does not prefer JSON to HTML. Scripts post multipart as well, but only a page names HTML.
 */
export function wantsPage(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '';
  const lead = weigh(accept, 'text/html') - weigh(accept, 'application/json');
  return isForm(request) ? lead >= 0 : isMultipart(request) && lead > 0;
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
