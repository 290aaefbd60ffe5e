import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { SentCall } from 'shared-ui/fake-network';
// Loaded ahead, so that a test does not wait for what a visitor's browser would fetch.
import '../dashboard/dashboard-page';
import '../login/admin-login-entry';
import { routes } from '../remote';
import { closeAdminSession, openAdminSession, readAdminToken } from '../session/admin-session';
import { keepRights } from '../rights/staff-account';

/**
 * MUI's styles go where the page does not see them, as those of our own stylesheets: jsdom would ask each rule about
 * each element whenever a test looks for a role, which takes half of the time. How it looks, a browser proves.
 */
const unseenStyles = createCache({ key: 'css', container: document.createElement('div') });

const routers = new Set<ReturnType<typeof createBrowserRouter>>();

afterEach(() => {
  for (const router of routers) router.dispose();
  routers.clear();
  closeAdminSession('left');
  localStorage.clear();
});

/** Opens an address of the console as the shell would. Only the network has to be replaced (`shared-ui/fake-network`). */
export function openConsole(address: string) {
  window.history.replaceState(null, '', address);
  const router = createBrowserRouter([{ HydrateFallback: () => null, children: routes }]);
  routers.add(router);
  keepRights(readAdminToken());
  render(
    <CacheProvider value={unseenStyles}>
      <RouterProvider router={router} />
    </CacheProvider>,
  );
  return userEvent.setup();
}

/** Lets an admin in without the form. */
export const logIn = () =>
  openAdminSession({ token: 'csrf-token', admin: { _id: '1', email: 'office@example.org' } });

/** The calls that read lists (SPEC 7.3), without those about what staff do with the records. */
export const listCalls = (calls: readonly SentCall[]): readonly SentCall[] =>
  calls.filter(({ path }) => !path.startsWith('/api/admin/'));
