import type { ServerCall } from 'shared-ui/http-client';

/** The same call with a token as its authorisation. */
export const withBearer = (call: ServerCall, token: string): ServerCall => ({
  ...call,
  headers: { ...call.headers, Authorization: `Bearer ${token}` },
});
