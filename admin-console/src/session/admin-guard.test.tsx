import { act, screen } from '@testing-library/react';
import { fakeNetwork } from 'shared-ui/fake-network';
import { logIn, openConsole } from '../testing/open-console';

const atLogin = () => screen.findByRole('heading', { name: 'Admin Login' });
const atDashboard = () => screen.findByRole('heading', { name: 'Naming' });

beforeEach(() => {
  fakeNetwork(() => ({ status: 200, body: [] }));
});

it('shows the dashboard to an admin', async () => {
  logIn();
  openConsole('/admin/dashboard');
  expect(await atDashboard()).toBeVisible();
});

it('sends everybody else to the admin login, which takes the place of the dashboard', async () => {
  const calls = fakeNetwork(() => ({ status: 200, body: [] }));
  const before = window.history.length;
  openConsole('/admin/dashboard?section=welfare');
  expect(await atLogin()).toBeVisible();
  expect(window.location.pathname).toBe('/join-us/admin-login');
  expect(window.history.length).toBe(before);
  expect(screen.queryByText(/session has ended/)).not.toBeInTheDocument();
  expect(calls).toHaveLength(0);
});

it('takes a corrupt token for logged out', async () => {
  localStorage.setItem('adminToken', '{"token":');
  openConsole('/admin/dashboard');
  expect(await atLogin()).toBeVisible();
});

it.each([
  ['an admin logs out in another tab', new StorageEvent('storage', { key: 'adminToken' })],
  [
    'the page returns from the back/forward cache after a logout',
    new PageTransitionEvent('pageshow', { persisted: true }),
  ],
])('guards the dashboard when %s', async (_when, event) => {
  logIn();
  openConsole('/admin/dashboard');
  await atDashboard();
  localStorage.clear();
  act(() => void window.dispatchEvent(event));
  expect(await atLogin()).toBeVisible();
});
