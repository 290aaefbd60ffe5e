import { fireEvent, screen } from '@testing-library/react';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer, SentCall } from 'shared-ui/fake-network';
import { onServerReport } from 'shared-ui/server-reachability';
import { field, openPage, submitButton } from './testing/open-page';

const planted = new TypeError('planted');
const ada = { _id: 'm1', fullName: 'Ada Example', email: 'ada@example.org', memberType: 'Online' };
const profile: FakeAnswer = {
  status: 200,
  body: { ...ada, phone: '+43 512 0', address: 'Gasse 1', country: 'Austria' },
};

let log: jest.SpyInstance;
let outages: string[];
let stop: () => void;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockReturnValue(undefined);
  outages = [];
  stop = onServerReport((report) => report === 'unreachable' && outages.push(report));
});
afterEach(() => {
  stop();
  expect(outages).toEqual([]);
});

/** Throws an unexpected error in the request that the test selects. */
const plant = (isFaulty: (call: SentCall) => boolean) =>
  fakeNetwork((call) => {
    if (isFaulty(call)) throw planted;
    return profile;
  });

it.each(['/api/profiles/m1', '/api/profiles/m1/pending-email'])(
  'hands a fault in reading %s to the error boundary',
  async (faulty) => {
    localStorage.setItem('token', 'bearer-token');
    plant(({ path }) => path === faulty);
    await openPage('/profile/m1');
    expect(await screen.findByText('Unexpected Application Error!')).toBeVisible();
    expect(log.mock.calls.flat()).toContain(planted);
  },
);

const registration = {
  fullName: 'Ada Example',
  email: 'ada@example.org',
  phone: '+43 512 0',
  address: 'Gasse 1',
  password: 'correct horse',
  country: 'Austria',
  gender: 'Female',
  memberType: 'Online',
};

it.each([
  [
    '/join-us/login',
    { email: 'ada@example.org', password: 'secret' },
    'An error occurred during login.',
  ],
  ['/forgot-password', { email: 'ada@example.org' }, 'Failed to send reset link.'],
  [
    '/reset-password/reset-token?email=ada%40example.org',
    { newPassword: 'correct horse', confirmPassword: 'correct horse' },
    'Reset failed.',
  ],
  ['/join-us/create-profile', registration, 'Submission failed.'],
])('says at %s that it failed, keeps what was typed and logs it once', async (...row) => {
  const [address, typed, words] = row;
  plant(({ method }) => method === 'POST');
  const { user } = await openPage(address);
  const fields = Object.entries(typed);
  for (const [name, value] of fields) fireEvent.input(field(name), { target: { value } });
  await user.click(submitButton());
  expect(await screen.findByText(words)).toBeVisible();
  expect(submitButton()).not.toHaveAttribute('aria-disabled', 'true');
  expect(fields.map(([name]) => field(name).value)).toEqual(fields.map(([, value]) => value));
  expect(log.mock.calls).toEqual([[planted]]);
});

it('says that an update of the profile failed, and keeps the form open', async () => {
  localStorage.setItem('token', 'bearer-token');
  plant(({ method }) => method === 'PUT');
  const { user } = await openPage('/profile/m1');
  await user.click(await screen.findByRole('button', { name: /edit/i }));
  fireEvent.input(field('address'), { target: { value: 'Gasse 2' } });
  await user.click(submitButton());
  expect(await screen.findByText('Update failed.')).toBeVisible();
  expect(field('address')).toHaveValue('Gasse 2');
  expect(log.mock.calls).toEqual([[planted]]);
});
