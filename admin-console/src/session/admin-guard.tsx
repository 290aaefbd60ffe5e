import { useSyncExternalStore } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { adminLoginPath } from '../paths';
import { readAdminToken, subscribeToAdminSession } from './admin-session';

/**
 * Shows the admin pages to those who are logged in and sends everybody else to the admin login (SPEC 2.1,
 * first reading). It only spares a useless page: what may be read is decided by the server (SAFETY 2).
 */
export function AdminGuard() {
  const token = useSyncExternalStore(subscribeToAdminSession, readAdminToken);
  if (token === undefined) return <Navigate to={adminLoginPath} replace />;
  return <Outlet />;
}
