import { Fragment, useSyncExternalStore } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { adminLoginPath } from '../base/paths';
import { readAdminToken, readSessionEnd, subscribeToAdminSession } from './admin-session';
import { returnState } from './return-address';

/**
 * Shows the admin pages to those who are logged in and sends all others to the admin login (requirements 2.1,
 * first reading). It only spares a useless page: what may be read is decided by the server (safety 2).
 */
export function AdminGuard() {
  const token = useSyncExternalStore(subscribeToAdminSession, readAdminToken);
  const location = useLocation();
  // Another session is another page: what was read for the one before is its own, and nothing of it is asked for again.
  if (token !== undefined)
    return (
      <Fragment key={token}>
        <Outlet />
      </Fragment>
    );
  // After a logout the next login opens the dashboard; otherwise it leads back to the same page. A text, not an
  // object: a new state with each rendering would be a new navigation each time.
  const state = readSessionEnd() === 'logged-out' ? null : returnState(location);
  return <Navigate to={adminLoginPath} replace state={state} />;
}
