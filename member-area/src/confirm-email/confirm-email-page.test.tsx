import { act, screen, waitFor } from '@testing-library/react';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer } from 'shared-ui/fake-network';
import { findAxeViolations, openPage, submitButton } from '../testing/open-page';

const link = '/confirm-email/opened#confirm-token';

async function confirm(answer: FakeAnswer) {
  const calls = fakeNetwork(() => answer);
  const page = await openPage(link);
  expect(calls).toEqual([]);
  await page.user.click(submitButton());
  return { ...page, calls };
}

it.each([
  ['the fragment', link],
  ['the path, as links that were mailed before', '/confirm-email/confirm-token'],
])('takes the token out of %s, and lets no referrer out', async (_where, address) => {
  const { container } = await openPage(address);
  await waitFor(() => expect(location.href).toBe('http://localhost/confirm-email/opened'));
  expect(JSON.stringify(history.state)).not.toContain('confirm-token');
  expect(document.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  expect(await findAxeViolations(container)).toEqual([]);
});

it('confirms when the button is pressed, with the link’s token as bearer, and not sooner', async () => {
  localStorage.setItem('token', 'session-token');
  const { calls, container } = await confirm({ status: 200, body: { message: 'Done.' } });
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Your e-mail address is confirmed. Log in with it from now on.',
  );
  expect(calls).toMatchObject([
    {
      method: 'POST',
      path: '/api/profiles/confirm-email',
      headers: { authorization: 'Bearer confirm-token' },
      body: undefined,
    },
  ]);
  expect(screen.getByRole('link', { name: 'Go to the login' })).toHaveAttribute(
    'href',
    '/join-us/login',
  );
  expect(await findAxeViolations(container)).toEqual([]);
});

it('still confirms by a link that was mailed before, with the token in its path', async () => {
  const calls = fakeNetwork(() => ({ status: 200, body: { message: 'Done.' } }));
  const { user } = await openPage('/confirm-email/confirm-token');
  await user.click(submitButton());
  await screen.findByRole('status');
  expect(calls).toMatchObject([{ headers: { authorization: 'Bearer confirm-token' } }]);
});

it.each([400, 401])(
  'says why a link is good for nothing (%d), and offers no button',
  async (status) => {
    const message = 'This link was used already.';
    const { container } = await confirm({ status, body: { message, error: message } });
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(document.querySelector('[type=submit]')).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to the login' })).toBeVisible();
    expect(await findAxeViolations(container)).toEqual([]);
  },
);

it.each<FakeAnswer>([{ status: 502, html: '<h1>Proxy</h1>' }, 'down'])(
  'lets the button be pressed again when the server is away (%j)',
  async (answer) => {
    const { user, calls } = await confirm(answer);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not confirm your e-mail address just now.',
    );
    await user.click(submitButton());
    await waitFor(() => expect(calls).toHaveLength(2));
  },
);

it('takes another link that is opened in the same tab', async () => {
  const { calls, user } = await confirm({
    status: 400,
    body: { message: 'Used.', error: 'Used.' },
  });
  await screen.findByRole('alert');
  act(() => location.assign('#newer-token'));
  await waitFor(() => expect(submitButton()).toBeVisible());
  await user.click(submitButton());
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]).toMatchObject({ headers: { authorization: 'Bearer newer-token' } });
});

it('has forgotten the link when it is opened again', async () => {
  await openPage('/confirm-email/opened');
  expect(screen.getByRole('status')).toHaveTextContent('this page does not remember your link');
  expect(document.querySelector('[type=submit]')).toBeNull();
});
