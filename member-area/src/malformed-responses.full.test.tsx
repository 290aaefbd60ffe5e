import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer } from 'shared-ui/fake-network';
import {
  arbitraryResponse,
  propertyTestRuns,
  malformedFailures,
  malformedSuccesses,
  everyThird,
} from 'shared-ui/malformed-responses';
import { field, openPage, submitButton } from './testing/open-page';

const typed = {
  fullName: 'Ada Example',
  email: 'ada@example.org',
  phone: '+43 512 000000',
  address: 'Musterstraße 1',
  password: 'correct horse',
  country: 'Austria',
  gender: 'Female',
  memberType: 'Physical',
  newPassword: 'correct horse',
  confirmPassword: 'correct horse',
};
type TypedField = keyof typeof typed;

interface Screen {
  readonly address: string;
  readonly fields: readonly TypedField[];
  /** Requirements 8: the message for a failure without a message of the server. */
  readonly failure: string;
}

const login: Screen = {
  address: '/join-us/login',
  fields: ['email', 'password'],
  failure: 'An error occurred during login.',
};
const forgot: Screen = {
  address: '/forgot-password',
  fields: ['email'],
  failure: 'Failed to send reset link.',
};
const reset: Screen = {
  address: '/reset-password/reset-token?email=ada%40example.org',
  fields: ['newPassword', 'confirmPassword'],
  failure: 'Reset failed.',
};
const register: Screen = {
  address: '/join-us/create-profile',
  fields: ['fullName', 'email', 'phone', 'address', 'password', 'country', 'gender', 'memberType'],
  failure: 'Submission failed.',
};

/** Opens and fills in a form; `answer.now` is the response to each submit. */
async function openFilled({ address, fields }: Screen) {
  const answer: { now: FakeAnswer } = { now: 'hang' };
  fakeNetwork(() => answer.now);
  await openPage(address);
  for (const name of fields) fireEvent.input(field(name), { target: { value: typed[name] } });
  return answer;
}

/** Submits the form and waits until it is no longer busy or is unmounted. */
async function send(): Promise<void> {
  const form = submitButton().form;
  fireEvent.click(submitButton());
  await waitFor(() => expect(form).toHaveAttribute('aria-busy', 'true'));
  await waitFor(() => expect(form?.isConnected && form.ariaBusy === 'true').toBeFalsy());
}

const expectTyped = ({ fields }: Screen) =>
  expect(fields.map((name) => field(name).value)).toEqual(fields.map((name) => typed[name]));

it.each([
  ['login', login],
  ['forgotten password', forgot],
  ['reset', reset],
  ['registration', register],
])('says why and keeps all that was typed, whatever a failing server says: %s', async (_, form) => {
  const answer = await openFilled(form);
  for (answer.now of malformedFailures) {
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent(/\S/);
    expectTyped(form);
  }
  answer.now = { status: 500, body: { message: 7, error: {}, issues: 7 } };
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent(form.failure);
});

it('takes nothing for a login that holds no token and id', async () => {
  const answer = await openFilled(login);
  for (answer.now of malformedSuccesses) {
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent(/\S/);
    expectTyped(login);
  }
  expect(localStorage).toHaveLength(0);
});

it('says that the link was sent, whatever else the success holds', async () => {
  const answer = await openFilled(forgot);
  for (answer.now of malformedSuccesses) {
    if (typeof answer.now === 'object' && answer.now.html) continue;
    await send();
    expect(screen.getByRole('status')).toHaveTextContent(/\S/);
  }
});

it('is done with any answer at all to a login', async () => {
  const answer = await openFilled(login);
  await fc.assert(
    fc.asyncProperty(arbitraryResponse([200, 400, 401, 403, 500]), async (given) => {
      answer.now = given;
      await send();
      if (location.pathname === login.address) expectTyped(login);
    }),
    propertyTestRuns,
  );
});

const ada = { fullName: 'Ada Example', email: 'ada@example.org', phone: 7, address: { x: 1 } };
const loadings: readonly FakeAnswer[] = [
  ...everyThird(malformedSuccesses),
  ...everyThird(malformedFailures),
  { status: 200, body: ada },
];

it.each(loadings)('ends loading a profile, whatever is answered (%#)', async (answer) => {
  localStorage.setItem('token', 'bearer-token');
  fakeNetwork(() => answer);
  await openPage('/profile/m1');
  await screen.findByText(/^(Failed to fetch profile\.|Full name|Your session has ended.*)$/);
});

it('shows of a profile what can be read', async () => {
  localStorage.setItem('token', 'bearer-token');
  fakeNetwork(() => ({ status: 200, body: ada }));
  await openPage('/profile/m1');
  const value = async (name: string) => (await screen.findByText(name)).nextSibling?.textContent;
  expect(await value('Full name')).toBe('Ada Example');
  expect(await value('Phone')).toBe('7');
  expect(await value('Address')).toBe('Not given');
});

it('keeps an edited profile open with all typed text, whether or not saving succeeds', async () => {
  localStorage.setItem('token', 'bearer-token');
  let answer: FakeAnswer = { status: 200, body: { ...typed, password: undefined } };
  fakeNetwork(() => answer);
  const { user } = await openPage('/profile/m1');
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  const edited: Screen = {
    address: '/profile/m1',
    fields: ['fullName', 'email', 'phone', 'address', 'country', 'memberType'],
    failure: 'Update failed.',
  };
  for (answer of everyThird([...malformedFailures, ...malformedSuccesses])) {
    if (typeof answer === 'object' && answer.status === 401) continue;
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent('Update failed.');
    expectTyped(edited);
  }
  act(() => localStorage.clear());
});
