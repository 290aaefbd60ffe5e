import type { MemberLoginResponse } from 'contract/member-session-requests';
import { isToken } from 'shared-ui/token';
import type { NewSession } from 'shared-ui/member-session';

/** The session in a login's response; undefined if the token or the member's id is missing (requirements 8). */
export function readNewSession({ token, user }: MemberLoginResponse): NewSession | undefined {
  if (!isToken(token) || !user?._id) return undefined;
  return { token, profileId: user._id };
}
