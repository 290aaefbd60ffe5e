import type { AnswerReader } from 'contract/answer-reader';
import { asNetworkFailure, readAnswer } from 'shared-ui/server-answer';
import type { ServerAnswer } from 'shared-ui/server-answer';
import type { ServerCall } from 'shared-ui/http-client';

/**
 * Calls the server for a file: the HTTP client would read it as a text. What a refusal says is JSON, as everywhere. It
 * throws as `readAnswer` does.
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
  // Of a success it is a blob by the line above.
  return readAnswer(send, (content) => content as Blob, signal, readRefusal);
}
