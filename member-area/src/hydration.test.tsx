import { act, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { routes } from './remote';
import { field, submitButton } from './testing/open-page';
import { renderOnServer } from './testing/render-on-server';

/** A page is prerendered for all visitors and hydrated in one browser; React reports a difference as an error. */
let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

/** Inserts the server's HTML, calls `meanwhile`, and then hydrates. */
async function takeOver(address: string, meanwhile: () => void = () => undefined) {
  window.history.replaceState(null, '', address);
  const container = document.createElement('div');
  document.body.append(container);
  // The shell moves head elements into the head.
  container.innerHTML = (await renderOnServer(location.pathname)).replace(/^.*?(?=<div)/, '');
  meanwhile();
  const router = createBrowserRouter([...routes]);
  await waitFor(() => expect(router.state.initialized).toBe(true));
  act(() => {
    root = hydrateRoot(container, <RouterProvider router={router} />);
  });
}

it.each(['/join-us/login', '/login', '/join-us/create-profile', '/forgot-password', '/my-data'])(
  'hydrates %s as it was prerendered, also with a session',
  async (path) => {
    localStorage.setItem('token', 'bearer-token');
    await takeOver(path);
    expect(submitButton()).toBeEnabled();
  },
);

it.each(['/join-us/login', '/forgot-password'])(
  'has a link to the page about privacy at %s before the script is here',
  async (path) => {
    expect(await renderOnServer(path)).toContain('href="/privacy"');
  },
);

it('keeps what was typed before the script arrived', async () => {
  await takeOver('/forgot-password?email=query%40example.org', () => {
    field('email').value = 'typed@example.org';
  });
  expect(field('email')).toHaveValue('typed@example.org');
});

it('fills in the address of the query afterwards', async () => {
  await takeOver('/forgot-password?email=query%40example.org');
  expect(field('email')).toHaveValue('query@example.org');
});

it('puts a draft back afterwards, but not over what was typed', async () => {
  sessionStorage.setItem('draft:profile', '{"fullName":"Draft","phone":"1","country":"UK"}');
  await takeOver('/join-us/create-profile', () => {
    field('fullName').value = 'Typed';
  });
  expect(field('fullName')).toHaveValue('Typed');
  expect(field('phone')).toHaveValue('1');
  expect(field('country')).toHaveValue('UK');
});
