import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { fakeNetwork } from 'shared-ui/fake-network';
import { closeMemberSession, openMemberSession } from 'shared-ui/member-session';
import { NavigateContext } from '../navigation/frame-link';
import { Header } from './header';

const session = { token: 'bearer-token', profileId: 'm 1' };
const follow = jest.fn();
const page = (path: string) => (
  <MemoryRouter initialEntries={[path]}>
    <NavigateContext value={follow}>
      <Header />
    </NavigateContext>
  </MemoryRouter>
);
const openHeader = (path = '/') => render(page(path));
const findProfile = () => screen.findByRole('link', { name: 'My profile', hidden: true });
const queryProfile = () => screen.queryByRole('link', { name: 'My profile', hidden: true });

afterEach(() => {
  act(() => closeMemberSession());
  localStorage.clear();
});

it('leads a member to the profile, beside all that everybody finds there', async () => {
  openMemberSession(session);
  openHeader();
  expect(await findProfile()).toHaveAttribute('href', '/profile/m%201');
  for (const name of ['Login', 'Create Profile']) {
    expect(screen.getByRole('link', { name, hidden: true })).toBeInTheDocument();
  }
});

it('marks the profile while it is open', async () => {
  openMemberSession(session);
  openHeader('/profile/m%201');
  expect(await findProfile()).toHaveAttribute('aria-current', 'page');
});

it('comes with the login and goes with the logout, wherever they happen', async () => {
  openHeader();
  expect(queryProfile()).not.toBeInTheDocument();
  act(() => openMemberSession(session));
  await findProfile();
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  expect(queryProfile()).not.toBeInTheDocument();
});

it('logs out, here and at the server, and goes to the login', async () => {
  const calls = fakeNetwork(() => ({ status: 204 }));
  openMemberSession(session);
  openHeader();
  await userEvent.click(await screen.findByRole('button', { name: 'Log out', hidden: true }));
  expect(follow).toHaveBeenCalledWith('/join-us/login');
  expect(localStorage).toHaveLength(0);
  expect(calls).toMatchObject([
    { path: '/api/profiles/logout', headers: { authorization: 'Bearer bearer-token' } },
  ]);
  expect(queryProfile()).not.toBeInTheDocument();
});

it('is no part of what is prerendered', () => {
  openMemberSession(session);
  expect(renderToString(page('/'))).not.toContain('My profile');
});
