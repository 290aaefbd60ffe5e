import type { AnswerReader } from 'contract/answer-reader';
import { readAnswer } from './server-answer';
import type { ServerAnswer } from './server-answer';

/** `hasMore`: the answer is a part, and links to the next. */
type PublicAnswer<Body> = ServerAnswer<Body> & { readonly hasMore: boolean };

/**
 * Reads what everybody may read. The browser's own fetch is enough for it: a page that only shows a list does
 * not load the HTTP client.
 */
export const readPublic = async <Body>(
  path: `/${string}`,
  read: AnswerReader<Body>,
  signal: AbortSignal,
): Promise<PublicAnswer<Body>> => {
  let hasMore = false;
  const send = async () => {
    const response = await fetch(path, { headers: { Accept: 'application/json' }, signal });
    const contentType = response.headers.get('content-type') ?? '';
    hasMore = response.headers.get('link')?.includes('rel="next"') ?? false;
    const isJson = contentType.includes('json');
    const body: unknown = isJson ? await response.json() : undefined;
    return { status: response.status, contentType, body };
  };
  return { ...(await readAnswer(send, read, signal)), hasMore };
};
