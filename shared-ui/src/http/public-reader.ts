import { parseJson } from 'contract/answer-reader';
import type { AnswerReader } from 'contract/answer-reader';
import { asNetworkFailure, readAnswer } from './server-answer';
import type { ServerAnswer } from './server-answer';

/** `hasMore`: the response is a part and links to the next. */
type PublicAnswer<Body> = ServerAnswer<Body> & { readonly hasMore: boolean };

/**
 * Loads public data with the browser's own fetch, so that a page that only shows a list does not load the HTTP client.
 */
export const readPublic = async <Body>(
  path: `/${string}`,
  read: AnswerReader<Body>,
  signal: AbortSignal,
): Promise<PublicAnswer<Body>> => {
  let hasMore = false;
  const send = async () => {
    const headers = { Accept: 'application/json' };
    const response = await asNetworkFailure(fetch(path, { headers, signal }));
    const contentType = response.headers.get('content-type') ?? '';
    hasMore = response.headers.get('link')?.includes('rel="next"') ?? false;
    const isJson = contentType.includes('json');
    const body = isJson ? parseJson(await asNetworkFailure(response.text())) : undefined;
    return { status: response.status, contentType, body };
  };
  return { ...(await readAnswer(send, read, signal)), hasMore };
};
