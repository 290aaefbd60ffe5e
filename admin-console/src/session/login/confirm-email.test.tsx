import { screen, waitFor } from '@testing-library/react';
import type { FakeAnswer } from 'shared-ui/fake-network';
import { answerByTable } from '../../testing/answer-table';
import { openLogin } from '../../testing/open-login';

async function open(answer: FakeAnswer) {
  const calls = answerByTable({ 'POST /api/auth/admin/confirm-email': answer });
  const user = openLogin('/join-us/admin-login#email=mailed-token');
  const button = await screen.findByRole('button', { name: 'Confirm this address' });
  await waitFor(() => expect(location.hash).toBe(''));
  expect(JSON.stringify(history.state)).not.toContain('mailed-token');
  expect(screen.getByLabelText('E-mail')).not.toBeVisible();
  expect(calls).toEqual([]);
  await user.click(button);
  return calls;
}

it('confirms when the button is pressed, and goes on to the login', async () => {
  const calls = await open({ status: 200, body: { email: 'new@example.org' } });
  expect(await screen.findByText(/address is now new@example.org/)).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toBeVisible();
  expect(calls).toMatchObject([{ body: { token: 'mailed-token' } }]);
});

it('says where a new link comes from when this one is too old', async () => {
  await open({ status: 410, body: { message: 'Gone.', error: 'Gone.' } });
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is too old');
  expect(screen.getByLabelText('E-mail')).toBeVisible();
});

it('can be tried again when the server is away', async () => {
  await open('down');
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be confirmed just now');
  expect(screen.getByRole('button', { name: 'Confirm this address' })).toBeVisible();
});
