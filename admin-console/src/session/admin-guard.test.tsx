import { act, screen } from '@testing-library/react';
import { fakeNetwork } from 'shared-ui/fake-network';
import { openLogin } from '../testing/open-login';
import { logIn } from '../testing/render-view';
import { closeAdminSession } from './admin-session';

const atLogin = () => screen.findByRole('heading', { name: 'Admin Login' });
const atDashboard = () => screen.findByRole('heading', { name: 'Dashboard' });

beforeEach(() => {
  fakeNetwork(() => ({ status: 200, body: [] }));
});

it.each([
  ['an admin logs out in another tab', new StorageEvent('storage', { key: 'adminToken' })],
  [
    'the page returns from the back/forward cache after a logout',
    new PageTransitionEvent('pageshow', { persisted: true }),
  ],
])('guards the dashboard when %s', async (_when, event) => {
  logIn();
  openLogin('/admin/dashboard');
  await atDashboard();
  localStorage.clear();
  act(() => void window.dispatchEvent(event));
  expect(await atLogin()).toBeVisible();
});

it.each([
  [
    'the server ended the session',
    'ended-by-server',
    '?section=welfare#filter=contacted_isAnyOf_no',
  ],
  ['the user logged out', 'logged-out', ''],
] as const)('leads the next login where it should after %s', async (_when, end, place) => {
  fakeNetwork(({ path }) => ({
    status: 200,
    body:
      path === '/api/auth/admin/login'
        ? { token: 'csrf-token', admin: { _id: '1', email: 'office@example.org' } }
        : [],
  }));
  logIn();
  const user = openLogin('/admin/dashboard?section=welfare#filter=contacted_isAnyOf_no');
  await atDashboard();
  act(() => closeAdminSession(end));
  await user.type(await screen.findByLabelText('E-mail'), 'office@example.org');
  const said = screen.queryAllByText('Your session has ended. Please log in again.');
  expect(said).toHaveLength(end === 'ended-by-server' ? 1 : 0);
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await atDashboard();
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe(`/admin/dashboard${place}`);
});
