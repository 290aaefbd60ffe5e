import { act, screen, waitFor, within } from '@testing-library/react';
import { allRights, sectionRights } from 'contract/rights';
import type { Right } from 'contract/rights';
import { listPrivacyRequests } from 'contract/privacy-requests';
import { submissions } from 'contract/submissions';
import { getStaffAccount } from 'contract/my-account-requests';
import { getReviewCounts } from 'contract/review-requests';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer, SentCall } from 'shared-ui/fake-network';
import { fakeEventSource } from '../testing/fake-event-source';
import { account as usual, answerByTable } from '../testing/answer-table';
import {
  creationOptions,
  fakeAuthenticator,
  removeAuthenticator,
} from '../testing/fake-authenticator';
import { openConsole } from '../testing/open-console';
import { logIn, renderView } from '../testing/render-view';
import { SectionView } from '../records/sections/section-view';
import { closeAdminSession } from '../session/admin-session';
import { ConsoleTools } from './console-tools/console-tools';
import { NameReminder } from './name-reminder';
import '../session/second-factors/enrolment-page';
import { storeStaffRights } from '../session/staff-account';

const stream = fakeEventSource();

/** The rights in the fake response; a test may change them. */
let rights: readonly Right[];
let account: () => FakeAnswer;
let calls: readonly SentCall[];
beforeEach(() => {
  rights = allRights;
  account = () => ({
    status: 200,
    body: { staff: { _id: '1', email: 'office@example.org' }, roles: ['A role'], rights },
  });
  calls = fakeNetwork(({ path }) => {
    if (path === getStaffAccount.path) return account();
    return { status: 200, body: path === getReviewCounts.path ? {} : [] };
  });
  logIn();
});

/** Resets the rights that another test has loaded. */
function open(address: string) {
  openConsole(address);
  storeStaffRights(undefined);
}

const links = () =>
  within(screen.getByLabelText('Sections', { selector: 'nav' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('shows the sections of the account and no other', async () => {
  rights = sectionRights(['pledge', 'partnership']);
  open('/admin/dashboard');
  await waitFor(() => expect(links()).toEqual(['Partnerships', 'Pledge Posts']));
  // Without a section in the address, the first one is open.
  expect(await screen.findByText('Partnerships', { selector: 'h1' })).toBeVisible();
});

it.each([
  ['welfare', 'Welfare', '/api/welfare'],
  ['privacy', 'Privacy desk', listPrivacyRequests.path],
])(
  'takes what the account may not see for what does not exist: %s',
  async (section, title, path) => {
    rights = sectionRights(['pledge']);
    open(`/admin/dashboard?section=${section}`);
    expect(await screen.findByText('Coming Soon', { selector: 'h1' })).toBeVisible();
    expect(document.title).not.toContain(title);
    expect(screen.queryByRole('link', { name: title })).toBeNull();
    expect(calls.map((call) => call.path)).not.toContain(path);
  },
);

it('says to an account without a section where it gets one', async () => {
  rights = ['audit:read'];
  open('/admin/dashboard');
  expect(await screen.findByText(/does not include a section yet/)).toBeVisible();
});

it('takes a section away that is open as soon as the right to it is gone, and shows a new one', async () => {
  rights = sectionRights(['welfare', 'pledge']);
  open('/admin/dashboard?section=welfare');
  expect(await screen.findByText('Welfare', { selector: 'h1' })).toBeVisible();
  rights = sectionRights(['pledge', 'couples']);
  stream().tell('rights', {});
  await waitFor(() => expect(links()).toEqual(['Couples', 'Pledge Posts']));
  expect(screen.queryByText('Welfare')).not.toBeInTheDocument();
});

it('shows no more of the quarantine than the account may work with', async () => {
  rights = sectionRights(['welfare', 'pledge']);
  const held = (kind: string, _id: string) => ({ kind, reason: 'honeypot', record: { _id } });
  fakeNetwork(({ path }) => {
    if (path === getStaffAccount.path) return account();
    const body = [held('welfare', 'w1'), held('pledge', 'p1')];
    return { status: 200, body: path === '/api/admin/quarantine' ? body : [] };
  });
  open('/admin/dashboard?section=pledges');
  expect(await screen.findByRole('link', { name: /2/ })).toBeVisible();
  rights = sectionRights(['pledge']);
  stream().tell('rights', {});
  expect(await screen.findByRole('link', { name: /1/ })).toBeVisible();
});

it('takes the accounts away as soon as the right to them is gone, and asks for them no more', async () => {
  open('/admin/dashboard?section=accounts');
  expect(await screen.findByText('Accounts', { selector: 'h1' })).toBeVisible();
  expect(document.title).toContain('Accounts');
  const before = calls.length;
  rights = [];
  stream().tell('rights', {});
  await waitFor(() =>
    expect(screen.queryByText('Accounts', { selector: 'h1' })).not.toBeInTheDocument(),
  );
  expect(calls.slice(before).map(({ path }) => path)).not.toContain('/api/admin/accounts');
});

it('shows what the next session may see when somebody logs in in another tab', async () => {
  const accountOf = { first: ['welfare:read'], second: ['pledge:read'] };
  let who: keyof typeof accountOf = 'first';
  fakeNetwork(({ path }) => {
    const staff = { _id: who, email: `${who}@example.org` };
    const account = { staff, roles: [], rights: accountOf[who] };
    return { status: 200, body: path === getStaffAccount.path ? account : [] };
  });
  open('/admin/dashboard');
  expect(await screen.findByText('Welfare', { selector: 'h1' })).toBeVisible();
  who = 'second';
  localStorage.setItem('adminToken', 'token-of-another-session');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'adminToken' })));
  expect(await screen.findByText('Pledge Posts', { selector: 'h1' })).toBeVisible();
  expect(screen.queryByText('Welfare')).not.toBeInTheDocument();
});

it('redirects all others to the admin login, which replaces the dashboard', async () => {
  closeAdminSession('left');
  const before = window.history.length;
  openConsole('/admin/dashboard?section=welfare');
  expect(await screen.findByText('Admin Login', { selector: 'h1' })).toBeVisible();
  expect(window.location.pathname).toBe('/join-us/admin-login');
  expect(window.history.length).toBe(before);
  expect(screen.queryByText(/session has ended/)).not.toBeInTheDocument();
  expect(calls).toHaveLength(0);
});

it.each([
  [['pledge:read', 'pledge:export'], 1],
  [['pledge:read'], 0],
] as const)('offers an account with %j so many exports: %d', async (given, count) => {
  rights = given;
  fakeNetwork(({ path }) => {
    if (path === getStaffAccount.path) return account();
    const body = path === submissions.pledge.endpoint ? [{ _id: 'p1', name: 'Ama' }] : [];
    return { status: 200, body };
  });
  renderView(<SectionView name="pledge" />, { rights: given });
  expect(await screen.findByText('Ama')).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Export' })).toHaveLength(count);
});

it.each([
  ['its name', 'Ruth Berger', 'Signed in as Ruth Berger'],
  ['the address of today where it has none', '', 'Signed in as new@example.org'],
])('names the account by %s in the bar', async (_what, name, shown) => {
  const staff = { _id: '1', email: 'new@example.org' };
  account = () => ({ status: 200, body: { ...usual, staff, name } });
  renderView(<ConsoleTools />);
  expect(await screen.findByRole('button', { name: shown })).toBeVisible();
});

it('asks an account without a name for it, until it is put off', async () => {
  account = () => ({ status: 200, body: { ...usual, name: '' } });
  const user = renderView(<NameReminder />);
  expect(await screen.findByRole('link', { name: 'Enter your name' })).toHaveAttribute(
    'href',
    '/admin/dashboard?section=my-account',
  );
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByText(/see only your address/)).not.toBeInTheDocument();
  expect(localStorage.getItem('name-asked:1')).toBe('yes');
});

it.each([
  ['has one', 'Office', undefined],
  ['was asked before', '', 'yes'],
])('asks no account for a name that %s', async (_why, name, asked) => {
  if (asked) localStorage.setItem('name-asked:1', asked);
  account = () => ({ status: 200, body: { ...usual, name } });
  renderView(
    <>
      <ConsoleTools />
      <NameReminder />
    </>,
  );
  await screen.findByRole('button', { name: `Signed in as ${name || usual.staff.email}` });
  expect(screen.queryByText(/see only your address/)).not.toBeInTheDocument();
});

it.each([
  ['Vienna', 60, 120, 0],
  ['Monrovia', 0, 0, 1],
])('says whose times these are to a reader in %s', async (_place, winter, summer, count) => {
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockImplementation(function (this: Date) {
    return -(this.getUTCMonth() === 6 ? summer : winter);
  });
  openConsole('/admin/dashboard?section=welfare');
  expect(await screen.findByText('Welfare', { selector: 'h1' })).toBeVisible();
  expect(screen.queryAllByText('All times are Innsbruck’s.')).toHaveLength(count);
  jest.restoreAllMocks();
});

describe('the second factor', () => {
  afterEach(removeAuthenticator);
  const factor = { id: 'f1', kind: 'passkey', name: 'Phone', createdAt: '', lastUsedAt: null };
  const enrolment = { factors: [factor], recoveryCodesLeft: 10, recoveryCodes: ['aaaa-bbbb'] };
  const who = (secondFactor: object) => ({ status: 200, body: { ...usual, secondFactor } });

  it('lets in only to add a second factor, and then to work', async () => {
    fakeAuthenticator();
    const calls = answerByTable({
      'GET /api/admin/account': [who({ need: 'now' }), { status: 503 }, who({ need: 'none' })],
      'POST /api/admin/account/factors/passkeys/options': {
        status: 200,
        body: { ticket: 't1', options: creationOptions },
      },
      'POST /api/admin/account/factors/passkeys': { status: 200, body: enrolment },
    });
    const user = openConsole('/admin/dashboard?section=welfare');
    const title = await screen.findByText('One step before you go on', { selector: 'h1' });
    await waitFor(() => expect(title).toHaveFocus());
    expect(screen.queryByRole('navigation', { name: 'Sections' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
    const name = screen.getByLabelText('Name of this passkey');
    expect(name).toHaveFocus();
    await user.clear(name);
    await user.type(name, 'Phone{Enter}');
    expect(await screen.findByText('Keep these recovery codes', { selector: 'h2' })).toHaveFocus();
    expect(screen.getByText('aaaa-bbbb')).toBeVisible();
    // A browser's translation leaves it unchanged.
    expect(screen.getByText('aaaa-bbbb')).toHaveAttribute('translate', 'no');
    expect(calls.at(-1)?.body).toMatchObject({
      ticket: 't1',
      name: 'Phone',
      passkey: { type: 'public-key' },
    });

    await user.click(screen.getByRole('button', { name: 'I have kept the codes' }));
    expect(screen.queryByText('aaaa-bbbb')).not.toBeInTheDocument();
    const goOn = screen.getByRole('button', { name: 'Go on to the dashboard' });
    await user.click(goOn);
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be reached/);
    await user.click(goOn);
    await waitFor(() => expect(screen.getByText('Welfare', { selector: 'h1' })).toHaveFocus());
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
    await screen.findByText('Welfare', { selector: 'h1' });
    expect(screen.queryByText(/second factor/)).not.toBeInTheDocument();
  });
});
