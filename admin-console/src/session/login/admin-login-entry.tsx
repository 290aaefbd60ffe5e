import { invitationFragment } from 'contract/invitation-requests';
import { lazyView } from '../../base/parts/lazy-view';
import { AdminLoginPage } from './admin-login-page';
import { useMailedToken } from './use-mailed-token';

const InvitationPage = lazyView(() =>
  import('../invitation/invitation-page').then((module) => module.InvitationPage),
);

/** The login page, or the page for a mailed link if the address has its token. */
export function AdminLoginEntry() {
  const [invitation, forget] = useMailedToken(invitationFragment);
  if (invitation === undefined) return <AdminLoginPage />;
  return <InvitationPage key={invitation} token={invitation} onLeave={forget} />;
}
