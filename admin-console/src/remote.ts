import { remoteContract } from 'contract/remote';
import type { RouteObject } from 'react-router-dom';
import { adminLoginPath, dashboardPath } from './base/paths';
import { AdminGuard } from './session/admin-guard';

/** The version of the contract with the shell for which this remote is built. */
export const contract = remoteContract;

/** The pages of staff (requirements 2.1). Only the dashboard's chunk loads MUI. */
export const routes: RouteObject[] = [
  {
    id: 'admin-login',
    path: adminLoginPath,
    lazy: () =>
      import('./session/login/admin-login-entry').then(({ AdminLoginEntry }) => ({
        Component: AdminLoginEntry,
      })),
  },
  {
    id: 'admin-dashboard-guard',
    path: dashboardPath,
    Component: AdminGuard,
    children: [
      {
        id: 'admin-dashboard',
        index: true,
        lazy: () =>
          import('./app/dashboard-page').then(({ DashboardPage }) => ({
            Component: DashboardPage,
          })),
      },
    ],
  },
];
