import { Suspense, lazy, useSyncExternalStore } from 'react';
import { mayBeLoggedIn, memberSessionChanges } from 'shared-ui/member-presence';

/** Without them the menu leads to the login, and that to the profile. */
const noEntries = { default: () => null };
const MemberEntries = lazy(() => import('./member-entries').catch(() => noEntries));

/** What the menu offers to a member who is logged in. Nobody else's page loads it, and no page is prerendered with it. */
export function MemberMenu() {
  const isShown = useSyncExternalStore(memberSessionChanges.subscribe, mayBeLoggedIn, () => false);
  return isShown ? (
    <Suspense>
      <MemberEntries />
    </Suspense>
  ) : null;
}
