import type { DeclaredRequest, RequestParts } from 'contract/request';
import { send } from 'shared-ui/send';
import type { SendOptions } from 'shared-ui/send';

/** Sends a request with a bearer token, if there is one: that of the session, or of a mailed link. */
export const sendWithToken = <const Request extends DeclaredRequest>(
  request: Request,
  parts: RequestParts<Request>,
  token: string | null | undefined,
  { headers, signal }: SendOptions = {},
) =>
  send(request, parts, {
    headers: { ...headers, ...(token && { Authorization: `Bearer ${token}` }) },
    signal,
  });
