import { cleanup, screen, waitFor } from '@testing-library/react';
import type { FakeAnswer } from 'shared-ui/fake-network';
import { answerByTable } from '../../testing/answer-table';
import type { AnswerTable } from '../../testing/answer-table';
import { logIn, renderView } from '../../testing/render-view';
import { MyAccountView } from './my-account-view';

const session = (id: string, isCurrent: boolean) => ({
  id,
  device: `Firefox ${id}`,
  network: '192.0.2.0/24',
  createdAt: '2026-03-01T10:00:00Z',
  lastSeenAt: '2026-03-02T10:00:00Z',
  isCurrent,
});

async function open(answers: AnswerTable = {}) {
  logIn();
  const calls = answerByTable({
    'GET /api/admin/account/factors': { status: 200, body: { factors: [], recoveryCodesLeft: 0 } },
    'GET /api/admin/account/sessions': [
      { status: 200, body: [session('s1', true), session('s2', false)] },
      { status: 200, body: [session('s1', true)] },
    ],
    ...answers,
  });
  const user = renderView(<MyAccountView />);
  await screen.findByLabelText('Your name');
  return { user, calls };
}

const press = (name: string) => screen.getByRole('button', { name });

it('saves name and language', async () => {
  const { user, calls } = await open({ 'PUT /api/admin/account': { status: 204 } });
  await user.clear(screen.getByLabelText('Your name'));
  await user.type(screen.getByLabelText('Your name'), ' Ruth Berger ');
  await user.selectOptions(screen.getByLabelText('Your language'), 'Deutsch');
  await user.click(press('Save'));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls).toMatchObject([{ body: { name: 'Ruth Berger', language: 'de' } }]);
  // The console is loaded again in the other language.
  cleanup();
  await open();
  expect(await screen.findByText('Your details are saved.')).toBeVisible();
});

it('says that it saved what the console opens with', async () => {
  const { user } = await open({ 'PUT /api/admin/account': { status: 204 } });
  await user.selectOptions(screen.getByLabelText('The console opens with'), 'Today');
  await user.click(press('Save'));
  expect(await screen.findByText('Your details are saved.')).toHaveFocus();
});

it('asks for a name', async () => {
  const { user, calls } = await open();
  await user.clear(screen.getByLabelText('Your name'));
  await user.click(press('Save'));
  expect(screen.getByLabelText('Your name')).toHaveAccessibleDescription(/Enter your name/);
  expect(calls).toEqual([]);
});

async function changeEmail(answer: FakeAnswer) {
  const page = await open({ 'POST /api/admin/account/email': answer });
  await page.user.click(press('Change e-mail address'));
  expect(screen.getByLabelText('New e-mail address')).toHaveFocus();
  await page.user.type(screen.getByLabelText('New e-mail address'), 'new@example.org');
  await page.user.type(screen.getByLabelText('Your password'), 'secret{Enter}');
  return page;
}

it('sends a link to a new address', async () => {
  const { calls } = await changeEmail({
    status: 202,
    body: { message: 'A link is on its way to the new address.' },
  });
  expect(await screen.findByText(/A link is on its way to new@example.org/)).toHaveFocus();
  expect(calls).toMatchObject([{ body: { email: 'new@example.org', currentPassword: 'secret' } }]);
});

it('says at its field that the password is wrong, and the session goes on', async () => {
  const message = 'This is not your password.';
  const issues = [{ path: 'currentPassword', message }];
  const { user } = await changeEmail({ status: 403, body: { message, error: message, issues } });
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText('Your password')).toHaveFocus();
  expect(screen.getByLabelText('New e-mail address')).toHaveValue('new@example.org');
  await user.click(press('Cancel'));
  expect(press('Change e-mail address')).toHaveFocus();
});

async function changePassword(answer: FakeAnswer, again = 'four small words') {
  const page = await open({ 'POST /api/admin/account/password': answer });
  await page.user.click(press('Change password'));
  await page.user.type(screen.getByLabelText('Current password'), 'secret');
  await page.user.type(screen.getByLabelText('New password'), 'four small words');
  await page.user.type(screen.getByLabelText('Confirm password'), `${again}{Enter}`);
  return page;
}

it('changes the password', async () => {
  const { calls } = await changePassword({ status: 204 });
  expect(await screen.findByText(/^Your password has been changed/)).toHaveFocus();
  const body = { currentPassword: 'secret', newPassword: 'four small words' };
  expect(calls).toMatchObject([{ body }]);
  expect(document.querySelector('input[type=password]')).toBeNull();
});

it('says at its field why a new password is not taken', async () => {
  const issues = [{ path: 'newPassword', message: 'Many people use this one.' }];
  await changePassword({ status: 422, body: { message: 'No.', issues } });
  await waitFor(() => expect(screen.getByLabelText('New password')).toHaveFocus());
  expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/Many people use/);
  expect(screen.getByLabelText('Current password')).toHaveValue('secret');
});

it('sends no password that was typed in two ways', async () => {
  const { calls } = await changePassword({ status: 204 }, 'five small words');
  expect(await screen.findByRole('alert')).toHaveTextContent('Passwords do not match');
  expect(calls).toEqual([]);
});

it('shows where the account is logged in, and ends another session', async () => {
  const { user, calls } = await open({ 'DELETE /api/admin/account/sessions/s2': { status: 204 } });
  expect(await screen.findByText('This device')).toBeVisible();
  expect(screen.getAllByText(/Network 192.0.2.0\/24/)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: /^End the session of Firefox s2/ }));
  expect(await screen.findByText('The session is ended.')).toHaveFocus();
  await waitFor(() => expect(screen.queryByText('Firefox s2')).not.toBeInTheDocument());
  expect(calls).toMatchObject([{ method: 'DELETE', path: '/api/admin/account/sessions/s2' }]);
});

it('ends all other sessions', async () => {
  const { user } = await open({ 'DELETE /api/admin/account/sessions': { status: 204 } });
  await user.click(await screen.findByRole('button', { name: 'End all other sessions' }));
  expect(await screen.findByText('All other sessions are ended.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Firefox s2')).not.toBeInTheDocument());
});
