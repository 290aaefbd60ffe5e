import { screen, waitFor } from '@testing-library/react';
import { account, answerByTable } from '../testing/answer-table';
import {
  creationOptions,
  fakeAuthenticator,
  removeAuthenticator,
} from '../testing/fake-authenticator';
import { logIn, openConsole } from '../testing/open-console';
import './enrolment-page';

const factor = { id: 'f1', kind: 'passkey', name: 'Phone', createdAt: '', lastUsedAt: null };
const enrolment = { factors: [factor], recoveryCodesLeft: 10, recoveryCodes: ['aaaa-bbbb'] };
const who = (secondFactor: object) => ({ status: 200, body: { ...account, secondFactor } });

beforeEach(logIn);
afterEach(removeAuthenticator);

it('lets in only to add a second factor, and then to work', async () => {
  fakeAuthenticator();
  const calls = answerByTable({
    'GET /api/admin/account': [who({ need: 'now' }), who({ need: 'none' })],
    'POST /api/admin/account/factors/passkeys/options': {
      status: 200,
      body: { ticket: 't1', options: creationOptions },
    },
    'POST /api/admin/account/factors/passkeys': { status: 200, body: enrolment },
  });
  const user = openConsole('/admin/dashboard?section=welfare');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'One step before you go on' }),
  ).toHaveFocus();
  expect(screen.queryByRole('navigation', { name: 'Sections' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
  const name = screen.getByLabelText('Name of this passkey');
  expect(name).toHaveFocus();
  await user.clear(name);
  await user.type(name, 'Phone{Enter}');
  expect(await screen.findByRole('heading', { name: 'Keep these recovery codes' })).toHaveFocus();
  expect(screen.getByText('aaaa-bbbb')).toBeVisible();
  // A browser that translates the page leaves it as it is.
  expect(screen.getByText('aaaa-bbbb')).toHaveAttribute('translate', 'no');
  expect(calls[1]?.body).toMatchObject({
    ticket: 't1',
    name: 'Phone',
    passkey: { type: 'public-key' },
  });

  await user.click(screen.getByRole('button', { name: 'I have kept the codes' }));
  expect(screen.queryByText('aaaa-bbbb')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Go on to the dashboard' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'Welfare' })).toHaveFocus(),
  );
});

it('says quietly from which day on one is needed', async () => {
  answerByTable({ 'GET /api/admin/account': who({ need: 'soon', from: '2026-12-01' }) });
  openConsole('/admin/dashboard?section=welfare');
  expect(await screen.findByText(/From 1 December 2026 on/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Set one up now' })).toHaveAttribute(
    'href',
    '/admin/dashboard?section=my-account',
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('says nothing to who needs none', async () => {
  answerByTable({});
  openConsole('/admin/dashboard?section=welfare');
  await screen.findByRole('heading', { level: 1, name: 'Welfare' });
  expect(screen.queryByText(/second factor/)).not.toBeInTheDocument();
});
