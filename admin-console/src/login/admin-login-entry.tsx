import { Suspense, lazy } from 'react';
import { invitationFragment } from 'contract/staff-accounts';
import { AdminLoginPage } from './admin-login-page';
import { useMailedToken } from './use-mailed-token';

const InvitationPage = lazy(() =>
  import('../invitation/invitation-page').then((module) => ({ default: module.InvitationPage })),
);

/** The login; in its place, what the link of an e-mail to staff leads to. */
export function AdminLoginEntry() {
  const [invitation, forget] = useMailedToken(invitationFragment);
  if (invitation === undefined) return <AdminLoginPage />;
  return (
    <Suspense fallback={null}>
      <InvitationPage key={invitation} token={invitation} onLeave={forget} />
    </Suspense>
  );
}
