import type { AnswerReader } from 'contract/answer-reader';
import { asNetworkFailure, readAnswer } from 'shared-ui/server-answer';
import type { ServerAnswer } from 'shared-ui/server-answer';
import type { ServerCall } from 'shared-ui/http-client';

/**
 * Requests a file: the HTTP client would parse it as text. A refusal is JSON, as everywhere. It throws like
 * `readAnswer`.
 */
export function fetchFile<Refusal>(
  { method, path, body, headers, signal }: ServerCall,
  readRefusal: AnswerReader<Refusal>,
): Promise<ServerAnswer<Blob, Refusal>> {
  const send = async () => {
    const response = await asNetworkFailure(
      fetch(path, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
        credentials: 'include',
        ...(signal && { signal }),
      }),
    );
    const content: unknown = response.ok
      ? await asNetworkFailure(response.blob())
      : await response.json().catch(() => undefined);
    const contentType = response.headers.get('content-type') ?? '';
    return { status: response.status, contentType, body: content };
  };
  // The line above makes every successful response a blob.
  return readAnswer(send, (content) => content as Blob, signal, readRefusal);
}
