import type { FastifyRequest } from 'fastify';
import { isForm, isMultipart } from '../bodies/body-parsing';

/**
 * Returns whether the sender is a page without JavaScript, which is redirected to another page (decision 4): it posts a
 * form, and does not prefer JSON to HTML. Scripts post multipart as well, but only a page names HTML.
 */
export function wantsPage(request: FastifyRequest): boolean {
  const lead = leadOfPage(request);
  return isForm(request) ? lead >= 0 : isMultipart(request) && lead > 0;
}

/** Returns whether a caller prefers JSON to HTML. */
export const prefersJson = (request: FastifyRequest): boolean => leadOfPage(request) < 0;

function leadOfPage({ headers: { accept = '' } }: FastifyRequest): number {
  return weigh(accept, 'text/html') - weigh(accept, 'application/json');
}

/** Returns the q of a media type that is named explicitly: a wildcard expresses no preference. */
function weigh(accept: string, type: string): number {
  for (const range of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim());
    if (name !== type) continue;
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    return q === undefined ? 1 : Number(q.slice(2)) || 0;
  }
  return 0;
}
