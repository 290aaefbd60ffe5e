import type { MemberLoginAnswer } from 'contract/member-session';
import { isToken } from 'shared-ui/token';
import type { Admission } from './member-session';

/** What a login's answer admits to; undefined when it holds no token or nobody whose it could be (SPEC 8). */
export function findAdmission({ token, user }: MemberLoginAnswer): Admission | undefined {
  if (!isToken(token) || !user?._id) return undefined;
  return { token, profileId: user._id };
}
