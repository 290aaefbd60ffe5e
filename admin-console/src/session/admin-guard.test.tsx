import { act, screen } from '@testing-library/react';
import { staffAccountEndpoint } from 'contract/rights';
import { fakeNetwork } from 'shared-ui/fake-network';
import { logIn, openConsole } from '../testing/open-console';
import { closeAdminSession } from './admin-session';

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

it('redirects all others to the admin login, which replaces the dashboard', async () => {
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

it('shows what the next session may see when somebody logs in in another tab', async () => {
  const accountOf = { first: ['welfare:read'], second: ['pledge:read'] };
  let who: keyof typeof accountOf = 'first';
  fakeNetwork(({ path }) => {
    const staff = { _id: who, email: `${who}@example.org` };
    const account = { staff, roles: [], rights: accountOf[who] };
    return { status: 200, body: path === staffAccountEndpoint ? account : [] };
  });
  logIn();
  openConsole('/admin/dashboard');
  expect(await screen.findByRole('heading', { name: 'Welfare' })).toBeVisible();
  who = 'second';
  localStorage.setItem('adminToken', 'token-of-another-session');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'adminToken' })));
  expect(await screen.findByRole('heading', { name: 'Pledge Posts' })).toBeVisible();
  expect(screen.queryByText('Welfare')).not.toBeInTheDocument();
});

it.each([
  ['the server ended the session', 'ended-by-server', '?section=welfare'],
  ['the user logged out', 'logged-out', ''],
] as const)('leads the next login where it should after %s', async (_when, end, search) => {
  fakeNetwork(({ path }) => ({
    status: 200,
    body:
      path === '/api/auth/admin/login'
        ? { token: 'csrf-token', admin: { _id: '1', email: 'office@example.org' } }
        : [],
  }));
  logIn();
  const user = openConsole('/admin/dashboard?section=welfare');
  await screen.findByRole('heading', { name: 'Welfare' });
  act(() => closeAdminSession(end));
  await user.type(await screen.findByLabelText('E-mail'), 'office@example.org');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await screen.findByRole('navigation', { name: 'Sections' });
  expect(window.location.pathname + window.location.search).toBe(`/admin/dashboard${search}`);
});
