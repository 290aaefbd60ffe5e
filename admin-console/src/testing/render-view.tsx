import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allRights } from 'contract/rights';
import type { ReactNode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { storeStaffRights, useLoadedRights } from '../session/staff-account';
import { ConfirmationHost } from '../session/second-factors/confirmation-host';
import { closeAdminSession, openAdminSession, getAdminToken } from '../session/admin-session';
import { consoleTheme } from '../base/console-theme';

/**
 * Outside of the document, because jsdom would match each of MUI's rules with each element whenever a test queries a
 * role.
 */
const unseenStyles = createCache({ key: 'css', container: document.createElement('div') });
const routers = new Set<ReturnType<typeof createBrowserRouter>>();

afterEach(() => {
  for (const router of routers) router.dispose();
  routers.clear();
  closeAdminSession('left');
  localStorage.clear();
});

/** Logs an admin in without the form. */
export const logIn = () =>
  openAdminSession({ token: 'csrf-token', admin: { _id: '1', email: 'office@example.org' } });

/** Renders routes at an address. The logged-in user has these rights, or every right, until the server sends others. */
export function renderRoutes(children: RouteObject[], address: string, rights = allRights) {
  window.history.replaceState(null, '', address);
  const router = createBrowserRouter([{ HydrateFallback: () => null, children }]);
  routers.add(router);
  storeStaffRights(getAdminToken(), new Set(rights));
  render(
    <CacheProvider value={unseenStyles}>
      <RouterProvider router={router} />
    </CacheProvider>,
  );
  return userEvent.setup();
}

/** Renders one view with the dashboard's providers. Only the network has to be faked (`shared-ui/fake-network`). */
export const renderView = (
  view: ReactNode,
  { address = '/admin/dashboard', rights = allRights } = {},
) => renderRoutes([{ path: '*', element: <Dashboard>{view}</Dashboard> }], address, rights);

function Dashboard({ children }: { readonly children: ReactNode }) {
  useLoadedRights();
  return (
    <ThemeProvider theme={consoleTheme}>
      {children}
      <ConfirmationHost />
    </ThemeProvider>
  );
}
