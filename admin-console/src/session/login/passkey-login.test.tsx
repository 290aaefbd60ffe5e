import { screen } from '@testing-library/react';
import type { FakeAnswer } from 'shared-ui/fake-network';
import { answerByTable } from '../../testing/answer-table';
import {
  fakeAuthenticator,
  removeAuthenticator,
  requestOptions,
} from '../../testing/fake-authenticator';
import { openLogin } from '../../testing/open-login';

const asked: FakeAnswer = { status: 200, body: { ticket: 't1', options: requestOptions } };
const session: FakeAnswer = {
  status: 200,
  body: { token: 'csrf-token', admin: { _id: '1', email: 'office@example.org' } },
};

async function press(options: FakeAnswer, login: FakeAnswer) {
  const calls = answerByTable({
    'POST /api/auth/admin/passkey-options': options,
    'POST /api/auth/admin/passkey': login,
  });
  const user = openLogin();
  await user.click(await screen.findByRole('button', { name: 'Log in with a passkey' }));
  return calls;
}

afterEach(removeAuthenticator);

it('lets in without a password', async () => {
  fakeAuthenticator();
  const calls = await press(asked, session);
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(calls[1]).toMatchObject({ body: { ticket: 't1', passkey: { id: 'cGFzc2tleQ' } } });
});

it.each<[string, string | undefined, FakeAnswer, FakeAnswer, string]>([
  ['it was cancelled', 'NotAllowedError', asked, session, 'No passkey was used.'],
  [
    'the server does not know it',
    undefined,
    asked,
    { status: 401, body: { error: 'We do not know this passkey.' } },
    'We do not know this passkey.',
  ],
  ['the server is away', undefined, 'down', session, 'The server could not be reached.'],
  ['its answer is rubbish', undefined, { status: 200, body: {} }, session, 'was not accepted'],
])('says why, and the form is still there, when %s', async (_when, fault, options, login, said) => {
  fakeAuthenticator(fault);
  await press(options, login);
  expect(await screen.findByRole('alert')).toHaveTextContent(said);
  expect(screen.getByLabelText('E-mail')).toBeVisible();
  expect(localStorage.getItem('adminToken')).toBeNull();
});

it('says that a browser without passkeys has none', async () => {
  await press(asked, session);
  expect(await screen.findByRole('alert')).toHaveTextContent('This browser cannot use a passkey');
});
