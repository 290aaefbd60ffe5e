import { Fragment, useSyncExternalStore } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { adminLoginPath } from '../base/paths';
import { getAdminToken, getSessionEnd, subscribeToAdminSession } from './admin-session';
import { toReturnState } from './return-address';

/**
 * Shows the admin pages to logged-in users and redirects all others to the admin login (requirements 2.1). It is for
 * convenience only: the server decides what may be read (safety 2).
 */
export function AdminGuard() {
  const token = useSyncExternalStore(subscribeToAdminSession, getAdminToken);
  const location = useLocation();
  // The key remounts the pages for each session, so that none shows or requests data of the session before.
  if (token !== undefined)
    return (
      <Fragment key={token}>
        <Outlet />
      </Fragment>
    );
  // After a logout the next login opens the dashboard; otherwise it returns to the same page. The state is a string
  // because a new object in each render would be a new navigation each time.
  const state = getSessionEnd() === 'logged-out' ? null : toReturnState(location);
  return <Navigate to={adminLoginPath} replace state={state} />;
}
