import { screen } from '@testing-library/react';
import { act } from 'react';
import { showStandaloneSite } from './standalone-site';

beforeEach(() => {
  // jsdom does not scroll.
  jest.spyOn(window, 'scrollTo').mockImplementation();
});

async function openAt(address: string) {
  document.body.innerHTML = '<div id="root"></div>';
  window.history.replaceState(null, '', address);
  const routes = [{ path: '/join-us/login', element: <h1>Login</h1> }];
  await act(async () =>
    showStandaloneSite({ remote: 'member-area', routes, home: '/join-us/login' }),
  );
}

it('shows the remote’s pages inside landmarks, with its own addresses at hand', async () => {
  await openAt('/join-us/login');
  expect(screen.getByRole('main')).toHaveTextContent('Login');
  const addresses = [...document.querySelectorAll('header a')].map((link) => link.textContent);
  expect(addresses).toContain('/forgot-password');
  expect(addresses).not.toContain('/help/contact');
});

it('leads from a page of another remote to its own', async () => {
  await openAt('/help/contact');
  expect(window.location.pathname).toBe('/join-us/login');
});
