import { AdminLoginEntry } from '../session/login/admin-login-entry';
import { adminLoginPath, dashboardPath } from '../base/paths';
import { AdminGuard } from '../session/admin-guard';
import { renderRoutes } from './render-view';

/** Opens the login, or the guard of the dashboard, at an address. A heading replaces the dashboard. */
export const openLogin = (address: string = adminLoginPath) =>
  renderRoutes(
    [
      { path: adminLoginPath, Component: AdminLoginEntry },
      {
        path: dashboardPath,
        Component: AdminGuard,
        children: [{ index: true, element: <h1>Dashboard</h1> }],
      },
    ],
    address,
  );
