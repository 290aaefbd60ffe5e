import { readAnswer } from './server-answer';
import type { ServerAnswer } from './server-answer';

/**
 * Reads what everybody may read. The browser's own fetch is enough for it: a page that only shows a list does
 * not load the HTTP client.
 */
export const readPublic = <Body = unknown>(
  path: `/${string}`,
  signal: AbortSignal,
): Promise<ServerAnswer<Body>> =>
  readAnswer<Body>(async () => {
    const response = await fetch(path, { headers: { Accept: 'application/json' }, signal });
    const contentType = response.headers.get('content-type') ?? '';
    const isJson = contentType.includes('json');
    const body: unknown = isJson ? await response.json() : undefined;
    return { status: response.status, contentType, body };
  }, signal);
