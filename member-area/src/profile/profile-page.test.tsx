import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer, SentCall } from 'shared-ui/fake-network';
import { field, findAxeViolations, openPage, submitButton } from '../testing/open-page';

const ada = {
  _id: 'm1',
  fullName: 'Ada Example',
  email: 'ada@example.org',
  phone: '+43 512 000000',
  address: 'Musterstraße 1',
  country: 'Austria',
  gender: 'Female',
  dob: '1990-05-12',
  memberType: 'Physical',
  image: '/faces/1.webp',
  isAdmin: false,
  password: '$argon2id$',
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-02-03T04:05:06.000Z',
  __v: 3,
};

const editable = {
  fullName: 'Ada Example',
  email: 'ada@example.org',
  phone: '+43 512 000000',
  address: 'Musterstraße 1',
  country: 'Austria',
  memberType: 'Physical',
  referral: '',
  localPastor: '',
};

const noneWaits: FakeAnswer = { status: 200, body: { pendingEmail: null } };

const shown: FakeAnswer = { status: 200, body: ada };

/** Opens a profile. Returns the requests about the profile itself. */
async function openProfile({ load = shown, save = shown, pending = noneWaits } = {}) {
  localStorage.setItem('token', 'bearer-token');
  const calls: SentCall[] = [];
  fakeNetwork((call) => {
    if (call.path.endsWith('/pending-email')) return pending;
    if (call.path.endsWith('/picture')) return { status: 204 };
    calls.push(call);
    return call.method === 'PUT' ? save : load;
  });
  return { ...(await openPage('/profile/m1')), calls };
}

async function editProfile(save?: FakeAnswer) {
  const page = await openProfile(save && { save });
  await page.user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  return page;
}

it('is loading until it is loaded', async () => {
  const { calls } = await openProfile({ load: 'hang' });
  expect(screen.getByText('Loading...')).toBeVisible();
  await waitFor(() => expect(calls).toHaveLength(1));
  act(() => calls[0]?.answer({ status: 200, body: ada }));
  await screen.findByText('Ada Example');
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
});

it('shows every field as label and value, and nothing internal', async () => {
  const { container } = await openProfile();
  await screen.findByText('Ada Example');
  const entries = [...container.querySelectorAll('dl > div')].map((entry) => [
    entry.querySelector('dt')?.textContent,
    entry.querySelector('dd')?.textContent,
  ]);
  expect(entries).toEqual([
    ['Full name', 'Ada Example'],
    ['E-mail', 'ada@example.org'],
    ['Phone', '+43 512 000000'],
    ['Address', 'Musterstraße 1'],
    ['Country', 'Austria'],
    ['Gender', 'Female'],
    ['Date of birth', '12 May 1990'],
    ['Marital status', 'Not given'],
    ['Member type', 'Physical'],
    ['Referral', 'Not given'],
    ['Local pastor', 'Not given'],
  ]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('My Profile');
  expect(await findAxeViolations(container)).toEqual([]);
});

it('shows what else the server has, after what it knows', async () => {
  const more = { choirVoice: 'alto', groups: ['A', 'B'], allergies: '' };
  const { container } = await openProfile({ load: { status: 200, body: { ...more, ...ada } } });
  await screen.findByText('Ada Example');
  const entries = [...container.querySelectorAll('dl > div')].slice(11);
  expect(entries.map((entry) => [...entry.children].map((part) => part.textContent))).toEqual([
    ['Choir voice', 'alto'],
    ['Groups', 'A, B'],
    ['Allergies', 'Not given'],
  ]);
  expect(await findAxeViolations(container)).toEqual([]);
});

it.each<FakeAnswer>([
  { status: 404, body: { message: 'None.', error: 'None.' } },
  { status: 200, body: [] },
  'down',
])('says in the colour of success that it could not be loaded (%j)', async (load) => {
  const { container } = await openProfile({ load });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to fetch profile.');
  expect(alert).toHaveClass('success');
  expect(screen.getByText('Loading...')).toBeVisible();
  expect(await findAxeViolations(container)).toEqual([]);
});

it('opens eight text inputs with what is known', async () => {
  const { container } = await editProfile();
  expect(
    container.querySelectorAll('input[type=text], input[type=email], input[type=tel]'),
  ).toHaveLength(8);
  for (const [name, value] of Object.entries(editable)) expect(field(name)).toHaveValue(value);
  expect(field('fullName')).toHaveFocus();
  expect(await findAxeViolations(container)).toEqual([]);
});

it('suggests countries, and still takes any text for one', async () => {
  const { container } = await editProfile();
  const country = screen.getByRole('combobox', { name: 'Country' });
  expect(country).toHaveAttribute('type', 'text');
  const list = container.querySelector(`#${country.getAttribute('list')} `);
  const suggested = [...(list?.querySelectorAll('option') ?? [])].map(({ value }) => value);
  expect(suggested).toEqual(['Austria', 'Nigeria', 'Liberia', 'UK', 'Other']);
});

it('saves the eight fields and returns to the profile', async () => {
  const saved = { ...ada, fullName: 'Ada Lovelace', country: 'Nigeria', __v: 4 };
  const { user, calls } = await editProfile({ status: 200, body: saved });
  await user.clear(field('fullName'));
  await user.type(field('fullName'), 'Ada Lovelace');
  await user.clear(field('country'));
  await user.type(field('country'), ' nigeria');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Profile updated successfully.');
  expect(calls[1]).toMatchObject({
    method: 'PUT',
    path: '/api/profiles/m1',
    headers: { authorization: 'Bearer bearer-token' },
  });
  expect(calls[1]?.body).toEqual({ ...editable, fullName: 'Ada Lovelace', country: 'Nigeria' });
  expect(screen.getByText('Ada Lovelace')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit Profile' })).toHaveFocus();
});

it.each<FakeAnswer>(['down', { status: 200, body: [] }])(
  'keeps the form open with what was typed when saving fails (%j)',
  async (save) => {
    const { user } = await editProfile(save);
    await user.type(field('referral'), 'A friend');
    await user.click(submitButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Update failed\.$/);
    expect(field('referral')).toHaveValue('A friend');
  },
);

it('shows at its field what the server found wrong', async () => {
  const issues = [{ path: 'country', message: 'Not one of ours.' }];
  const { user, container } = await editProfile({
    status: 400,
    body: { message: 'Bad.', error: 'Bad.', issues },
  });
  await user.click(submitButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Update failed.');
  expect(field('country')).toHaveFocus();
  expect(field('country')).toHaveAccessibleDescription(/Not one of ours\./);
  expect(await findAxeViolations(container)).toEqual([]);
});

it('takes back what was wrong with a field that is corrected, and with no other', async () => {
  const { user } = await editProfile();
  await user.clear(field('fullName'));
  await user.clear(field('phone'));
  await user.click(submitButton());
  expect(field('fullName')).toHaveFocus();
  await user.type(field('fullName'), 'A');
  expect(field('fullName')).not.toHaveAttribute('aria-invalid');
  expect(field('phone')).toHaveAccessibleDescription('Enter a phone number like +43 512 000000.');
});

it('returns on Cancel without saving', async () => {
  const { user, calls } = await editProfile();
  await user.type(field('fullName'), ' the First');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('Ada Example')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit Profile' })).toHaveFocus();
  expect(calls).toHaveLength(1);
});

describe('another e-mail', () => {
  const changeEmail = async (user: Awaited<ReturnType<typeof editProfile>>['user'], to: string) => {
    await user.clear(field('email'));
    await user.type(field('email'), to);
  };
  const passwordField = () => document.querySelector<HTMLInputElement>('[name=currentPassword]');

  it('asks for the current password beside it, and only while it is another one', async () => {
    const { user, container } = await editProfile();
    expect(passwordField()).toBeNull();
    await changeEmail(user, 'new@example.org');
    expect(passwordField()).toHaveAccessibleName('Current password');
    expect(passwordField()).toHaveAttribute('autocomplete', 'current-password');
    // The country is a combobox, because it has suggestions.
    expect(screen.getAllByRole('textbox')).toHaveLength(7);
    expect(await findAxeViolations(container)).toEqual([]);
    await changeEmail(user, ' ADA@example.org ');
    expect(passwordField()).toBeNull();
  });

  it('is sent with the password, and waits for its confirmation', async () => {
    const { user, calls } = await editProfile();
    await changeEmail(user, 'new@example.org');
    await user.type(field('currentPassword'), 'three small words');
    await user.click(submitButton());
    expect(await screen.findByText('Profile updated successfully.')).toBeVisible();
    expect(
      screen.getByText(/^We sent an e-mail to new@example\.org\. The new address/),
    ).toBeVisible();
    expect(calls[1]?.body).toEqual({
      ...editable,
      email: 'new@example.org',
      currentPassword: 'three small words',
    });
  });

  it('is sent without one that was not typed, for the server to judge', async () => {
    const message = 'To change your e-mail address, please type your current password as well.';
    const { user, calls } = await editProfile({
      status: 403,
      body: { message, error: message, issues: [{ path: 'currentPassword', message }] },
    });
    await changeEmail(user, 'new@example.org');
    await user.click(submitButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Update failed\.$/);
    expect(passwordField()).toHaveFocus();
    expect(passwordField()).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(calls[1]?.body).toEqual({ ...editable, email: 'new@example.org' });
    expect(localStorage.getItem('token')).toBe('bearer-token');
  });

  it('keeps no password when the session ends before it is saved', async () => {
    const { user } = await editProfile({ status: 401 });
    await changeEmail(user, 'new@example.org');
    await user.type(field('currentPassword'), 'three small words');
    await user.click(submitButton());
    await screen.findByRole('heading', { name: 'Member Login' });
    expect(JSON.stringify({ ...sessionStorage })).toContain('new@example.org');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('three small words');
  });

  it('that waits is told where the profile is shown', async () => {
    const body = { pendingEmail: 'new@example.org' };
    const { container } = await openProfile({ pending: { status: 200, body } });
    expect(await screen.findByText(/^We sent an e-mail to new@example\.org/)).toBeVisible();
    expect(await findAxeViolations(container)).toEqual([]);
  });

  it.each<FakeAnswer>([{ status: 404 }, { status: 200, body: ada }, { status: 200, body: [] }])(
    'is not spoken of where the server says nothing about one (%j)',
    async (pending) => {
      await openProfile({ pending });
      await screen.findByText('Ada Example');
      expect(screen.queryByRole('status')).not.toBeInTheDocument();
    },
  );
});

const atTheLogin = async (notice?: string) => {
  expect(await screen.findByRole('heading', { name: 'Member Login' })).toBeVisible();
  expect(location.pathname).toBe('/join-us/login');
  expect(screen.queryByText('Ada Example')).not.toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
  const status = screen.queryByRole('status');
  if (notice) expect(within(status as HTMLElement).getByText(notice)).toBeVisible();
  else expect(status).not.toBeInTheDocument();
};

it('clears profile and token on Logout and goes to the login', async () => {
  localStorage.setItem('userProfile', '{"_id":"m1"}');
  const { user } = await openProfile();
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  await atTheLogin();
});

it.each(['loading', 'saving'])(
  'goes to the login when %s shows that the session is over',
  async (when) => {
    const over: FakeAnswer = { status: 401, body: { message: 'Over.', error: 'Over.' } };
    if (when === 'loading') await openProfile({ load: over });
    else {
      const { user } = await editProfile(over);
      await user.click(submitButton());
    }
    await atTheLogin('Your session has ended. Please log in again.');
  },
);

it.each(['', 'two words', 'undefined'])('is not shown with %j as the token', async (token) => {
  localStorage.setItem('token', token);
  const calls = fakeNetwork(() => 'hang');
  await openPage('/profile/m1');
  expect(await screen.findByRole('heading', { name: 'Member Login' })).toBeVisible();
  expect(calls).toEqual([]);
});

it.each<[string, () => Event]>([
  ['in another tab', () => new StorageEvent('storage', { key: 'token' })],
  [
    'before the page came back from the back/forward cache',
    () => new PageTransitionEvent('pageshow', { persisted: true }),
  ],
])('shows nothing more once the member has logged out %s', async (_where, makeEvent) => {
  await openProfile();
  await screen.findByText('Ada Example');
  localStorage.clear();
  act(() => void window.dispatchEvent(makeEvent()));
  await atTheLogin();
});

it('shows nothing of one member to the next', async () => {
  const { calls } = await openProfile();
  await screen.findByText('Ada Example');
  localStorage.setItem('token', 'other-token');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  expect(screen.queryByText('Ada Example')).not.toBeInTheDocument();
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.headers).toMatchObject({ authorization: 'Bearer other-token' });
});

describe('edits that a session did not outlive', () => {
  const keptNotice = /not saved yet/;

  async function loseSession() {
    const { user } = await editProfile({ status: 401 });
    fireEvent.input(field('address'), { target: { value: 'New Street 2' } });
    await user.click(submitButton());
    await screen.findByRole('heading', { name: 'Member Login' });
    expect(localStorage.getItem('token')).toBeNull();
    document.body.replaceChildren();
  }

  it('are there again for their owner, and saved by one click', async () => {
    await loseSession();
    const { user, calls, container } = await openProfile();
    expect(await screen.findByText(keptNotice)).toBeVisible();
    expect(field('address')).toHaveValue('New Street 2');
    expect(field('fullName')).toHaveValue('Ada Example');
    expect(await findAxeViolations(container)).toEqual([]);
    await user.click(submitButton());
    await screen.findByText('Profile updated successfully.');
    await screen.findByRole('heading', { name: 'Your picture' });
    expect(calls.at(-1)?.body).toEqual({ ...editable, address: 'New Street 2' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('are never shown to another member, and are gone then', async () => {
    await loseSession();
    localStorage.setItem('token', 'other-token');
    fakeNetwork(() => ({ status: 200, body: { ...ada, _id: 'm2', address: 'Own Street 3' } }));
    await openPage('/profile/m2');
    expect(await screen.findByText('Own Street 3')).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  it('are gone when their owner cancels', async () => {
    await loseSession();
    const { user } = await openProfile();
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Musterstraße 1')).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['{', 'null', '{"profileId":"m1","changes":{"address":7}}'])(
    'are none when what is stored is %j',
    async (stored) => {
      sessionStorage.setItem('draft:profile-changes', stored);
      await openProfile();
      expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible();
    },
  );
});

it('shows an address with the letters of its domain, and takes it for the same', async () => {
  const stored = { ...ada, email: 'ada@xn--kche-0ra.example' };
  const { user } = await openProfile({ load: { status: 200, body: stored } });
  expect(await screen.findByText('ada@küche.example')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit Profile' }));
  expect(document.querySelector('[name=currentPassword]')).toBeNull();
});
