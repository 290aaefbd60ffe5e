import type { ServerCall } from 'shared-ui/http-client';
import { getMemberToken } from 'shared-ui/member-session';

/** Adds a token to a request. */
export const withBearer = (call: ServerCall, token: string): ServerCall => ({
  ...call,
  headers: { ...call.headers, Authorization: `Bearer ${token}` },
});

/** Adds the stored token to a login, so that the server ends the old session when it begins the new one. */
export function withMemberToken(call: ServerCall): ServerCall {
  const token = getMemberToken();
  return token ? withBearer(call, token) : call;
}
