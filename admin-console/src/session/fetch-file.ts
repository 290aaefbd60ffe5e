import { toAddress } from 'contract/request';
import type { DeclaredRequest, RequestParts } from 'contract/request';
import { RequestError } from 'shared-ui/send';
import { asNetworkFailure, readAnswer } from 'shared-ui/server-answer';

/**
 * Requests a file: the HTTP client would parse it as text. A refusal is JSON, as everywhere.
 * @throws as `send` of shared-ui
 */
export async function fetchFile<const Request extends DeclaredRequest>(
  request: Request,
  parts: RequestParts<Request>,
  headers: Readonly<Record<string, string>>,
): Promise<Blob> {
  const { body } = parts as { readonly body?: unknown };
  const load = async () => {
    const response = await asNetworkFailure(
      fetch(toAddress(request, parts), {
        method: request.method,
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
        credentials: 'include',
      }),
    );
    const content: unknown = response.ok
      ? await asNetworkFailure(response.blob())
      : await response.json().catch(() => undefined);
    const contentType = response.headers.get('content-type') ?? '';
    return { status: response.status, contentType, body: content };
  };
  // `load` makes every successful response a blob.
  const read = (content: unknown) => content as Blob;
  const answer = await readAnswer(load, read, undefined);
  if (answer.ok) return answer.body;
  throw new RequestError(answer.status, answer.error, answer.refusal);
}
