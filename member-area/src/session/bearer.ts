import type { ServerCall } from 'shared-ui/http-client';
import { readMemberToken } from 'shared-ui/member-session';

/** The same call with a token as its authorisation. */
export const withBearer = (call: ServerCall, token: string): ServerCall => ({
  ...call,
  headers: { ...call.headers, Authorization: `Bearer ${token}` },
});

/** A login with the token that this browser still has: the server ends that session when it begins the next. */
export function withMemberToken(call: ServerCall): ServerCall {
  const token = readMemberToken();
  return token ? withBearer(call, token) : call;
}
