import { screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { allRights } from 'contract/rights';
import { getTrustedNetworks } from 'contract/trusted-network-requests';
import { getStaffAccount } from 'contract/my-account-requests';
import { getSecondFactorPolicy } from 'contract/staff-account-requests';
import type { ListedAccount, StaffAccounts } from 'contract/staff-account-requests';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer, SentCall } from 'shared-ui/fake-network';
import { fakeEventSource } from '../../testing/fake-event-source';
import { rejection } from '../../testing/fake-review-server';
import { logIn, renderView } from '../../testing/render-view';
import { AccountsView } from './accounts-view';

const stream = fakeEventSource();

const role = (id: string, name: string, rights: StaffAccounts['roles'][number]['rights']) => ({
  id,
  name,
  rights,
  isGivable: true,
  isOpen: id !== 'owner',
});
const person = (changes: Partial<ListedAccount>): ListedAccount => ({
  _id: '2',
  email: 'ama@example.org',
  name: 'Ama Example',
  roles: ['media'],
  createdAt: '2026-03-01T10:00:00.000Z',
  state: 'active',
  isOpen: true,
  ...changes,
});
const me = person({
  _id: '1',
  email: 'office@example.org',
  name: '',
  roles: ['owner'],
  lastLoginAt: '2026-03-02T23:30:00Z',
});
const invitation = {
  id: 'i1',
  email: 'new@example.org',
  roles: ['media'],
  createdAt: '2026-03-01T10:00:00.000Z',
  expiresAt: '2099-03-04T10:00:00',
  invitedBy: 'office@example.org',
  isOpen: true,
};

let all: StaffAccounts;
let work: FakeAnswer;
let calls: SentCall[];
/** The response to a change; a test may replace it, and the data that is loaded afterwards. */
let answer: (call: SentCall) => FakeAnswer;
beforeEach(() => {
  calls = [];
  answer = () => ({ status: 204 });
  work = { status: 200, body: { sections: [], successors: [] } };
  all = {
    accounts: [me, person({})],
    invitations: [invitation],
    roles: [
      role('owner', 'Owner', allRights),
      role('office', 'Office', ['pledge:read', 'welfare:read', 'welfare:review']),
      role('media', 'Media', ['content:manage']),
    ],
  };
  fakeNetwork((call) => {
    const { method, path } = call;
    if (path === getStaffAccount.path) {
      const body = { staff: { _id: '1', email: me.email }, roles: ['Owner'], rights: allRights };
      return { status: 200, body };
    }
    const policy = { from: null, roles: [] };
    if (path === getSecondFactorPolicy.path) return { status: 200, body: policy };
    if (path === getTrustedNetworks.path) return { status: 200, body: { networks: [] } };
    if (path.endsWith('/assigned-work')) return work;
    if (method === 'GET') return { status: 200, body: path === '/api/admin/accounts' ? all : [] };
    calls.push(call);
    return answer(call);
  });
  logIn();
});

async function open() {
  const user = renderView(<AccountsView />);
  await screen.findByText('People', { selector: 'h2' });
  return user;
}
const section = (name: string) => screen.getByRole('region', { name });
const card = (name: string) =>
  screen.getByText(name, { selector: 'h3' }).closest('li') as HTMLElement;
/** A button by its text, or by its label if that is longer. */
const button = (name: string) =>
  screen.queryByLabelText(name, { selector: 'button' }) ??
  screen.getByText(name, { selector: 'button' });
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(button(name));

it('shows who works here: roles, state, last login and second factors', async () => {
  all = { ...all, accounts: [me, person({ state: 'suspended', secondFactors: 2 })] };
  await open();
  expect(card('office@example.org')).toHaveTextContent(
    'You · Owner · Last login 3 Mar 2026, 00:30',
  );
  expect(card('Ama Example')).toHaveTextContent('ama@example.org · Media · Has not logged in yet');
  expect(card('Ama Example')).toHaveTextContent('2 second factors');
  expect(card('Ama Example')).toHaveTextContent('Suspended');
  expect(card('new@example.org')).toHaveTextContent('Invited by office@example.org');
});

it('says of an invitation by the command on the server that it was that', async () => {
  all = { ...all, invitations: [{ ...invitation, invitedBy: 'command' }] };
  await open();
  expect(card('new@example.org')).toHaveTextContent('Invited by a command on the server');
});

it('folds away who left, whose name stays', async () => {
  all = { ...all, accounts: [me, person({ state: 'left', roles: [] })] };
  const user = await open();
  expect(screen.queryByRole('heading', { name: 'Ama Example' })).not.toBeInTheDocument();
  await user.click(screen.getByText('Closed accounts (1)'));
  expect(screen.getByText('Ama Example · ama@example.org')).toBeVisible();
});

it('gives an account other roles, with those that were seen', async () => {
  const user = await open();
  await press(user, 'Manage: Ama Example');
  const form = within(card('Ama Example'));
  expect(form.getByLabelText('Media')).toBeChecked();
  await user.click(form.getByLabelText('Office'));
  await press(user, 'Save roles');
  expect(await screen.findByText('Ama Example has these roles now: Office, Media.')).toHaveFocus();
  expect(calls).toMatchObject([
    {
      method: 'PATCH',
      path: '/api/admin/accounts/2',
      headers: { 'x-csrf-token': 'csrf-token' },
      body: { roles: ['office', 'media'], seenRoles: ['media'] },
    },
  ]);
});

it('says when a colleague was quicker, keeps what was chosen, and shows what is so now', async () => {
  const user = await open();
  await press(user, 'Manage: Ama Example');
  const form = within(card('Ama Example'));
  await user.click(form.getByLabelText('Office'));
  answer = () => {
    all = { ...all, accounts: [me, person({ roles: ['owner'] })] };
    return rejection(409, 'Somebody else changed the roles of Ama meanwhile.');
  };
  await press(user, 'Save roles');
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else changed the roles');
  expect(card('Ama Example')).toHaveTextContent('ama@example.org · Owner');
  expect(form.getByLabelText('Office')).toBeChecked();
  answer = () => ({ status: 204 });
  await press(user, 'Save roles');
  await screen.findByText(/has these roles now/);
  expect(calls[1]?.body).toEqual({ roles: ['office', 'media'], seenRoles: ['owner'] });
});

it('says it above the list when what was to be changed is gone', async () => {
  const user = await open();
  await press(user, 'Manage: Ama Example');
  answer = () => {
    all = { ...all, accounts: [me, person({ state: 'left' })] };
    return rejection(410, 'The account of ama@example.org is closed.');
  };
  await press(user, 'Save roles');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The account of ama@example.org is closed.',
  );
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: 'Ama Example' })).not.toBeInTheDocument(),
  );
});

it.each([
  ['Suspend', { method: 'PATCH', path: '/api/admin/accounts/2', body: { isSuspended: true } }],
  ['Close account', { method: 'PATCH', path: '/api/admin/accounts/2', body: { hasLeft: true } }],
  ['End sessions', { method: 'DELETE', path: '/api/admin/accounts/2/sessions' }],
  ['Reset second factors', { method: 'DELETE', path: '/api/admin/accounts/2/second-factors' }],
])('asks before it does this: %s', async (name, call) => {
  all = { ...all, accounts: [me, person({ secondFactors: 1 })] };
  const user = await open();
  await press(user, 'Manage: Ama Example');
  await press(user, `${name}: Ama Example`);
  expect(calls).toEqual([]);
  await press(user, 'Cancel');
  expect(screen.getByRole('button', { name: `${name}: Ama Example` })).toHaveFocus();
  await press(user, `${name}: Ama Example`);
  const [, confirm] = screen.getAllByRole('button', { name: `${name}: Ama Example` });
  await user.click(confirm as HTMLElement);
  await waitFor(() => expect(calls).toMatchObject([call]));
  expect(await screen.findByText(/^Ama Example (is|can no longer|now logs in)/)).toHaveFocus();
});

it('asks who takes over the open records, and says which ones the chosen one may not read', async () => {
  const sections = [
    { kind: 'welfare', count: 9 },
    { kind: 'pledge', count: 3 },
  ];
  const successors = [
    { _id: '1', name: 'office@example.org', sections: ['welfare', 'pledge'] },
    { _id: '3', name: 'Bela Example', sections: ['welfare'] },
  ];
  work = { status: 200, body: { sections, successors } };
  const user = await open();
  await press(user, 'Manage: Ama Example');
  await press(user, 'Suspend: Ama Example');
  const choice = await screen.findByLabelText('Give this account’s 12 open records to');
  const confirm = async () =>
    user.click(screen.getAllByRole('button', { name: 'Suspend: Ama Example' })[1] as Element);
  await confirm();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please choose who gets');
  expect(calls).toEqual([]);
  await user.selectOptions(choice, 'Bela Example (9 of 12)');
  expect(screen.getByText(/Bela Example may not read these/)).toHaveTextContent(
    'assigned to nobody: Pledge Posts (3).',
  );
  await confirm();
  await screen.findByText('Ama Example is suspended.');
  expect(calls[0]?.body).toEqual({ isSuspended: true, successor: '3' });
});

it('closes an account whose open records could not be counted, and says so', async () => {
  work = 'down';
  const user = await open();
  await press(user, 'Manage: Ama Example');
  await press(user, 'Close account: Ama Example');
  expect(await screen.findByText(/They stay assigned to it/)).toBeVisible();
  await user.click(
    screen.getAllByRole('button', { name: 'Close account: Ama Example' })[1] as Element,
  );
  await waitFor(() => expect(calls[0]?.body).toEqual({ hasLeft: true }));
});

it('brings a suspended account back', async () => {
  all = { ...all, accounts: [me, person({ state: 'suspended' })] };
  const user = await open();
  await press(user, 'Manage: Ama Example');
  expect(screen.queryByRole('button', { name: /^Suspend/ })).not.toBeInTheDocument();
  await press(user, 'Bring back: Ama Example');
  await user.click(
    screen.getAllByRole('button', { name: 'Bring back: Ama Example' })[1] as Element,
  );
  await screen.findByText('Ama Example can log in again.');
  expect(calls[0]?.body).toEqual({ isSuspended: false });
});

it.each([
  [rejection(429, 'Please try again in 30 minutes.'), 'Please try again in 30 minutes.'],
  ['down', 'The server could not be reached, so this was not done. Please try again.'],
  [{ status: 500, html: '<p>Bad</p>' }, 'This was not done. Please try again.'],
] as const)('says in words why it was not done (%#)', async (refused, words) => {
  const user = await open();
  await press(user, 'Manage: Ama Example');
  await press(user, 'Suspend: Ama Example');
  answer = () => refused;
  await user.click(screen.getAllByRole('button', { name: 'Suspend: Ama Example' })[1] as Element);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

it('offers nothing that shuts the user out, and nothing that is for owners', async () => {
  all = { ...all, accounts: [me, person({ isOpen: false })] };
  const user = await open();
  expect(screen.queryByRole('button', { name: /Ama Example/ })).not.toBeInTheDocument();
  expect(card('Ama Example')).toHaveTextContent('Only an owner can change this account');
  await press(user, 'Manage: office@example.org');
  expect(
    screen.queryByRole('button', { name: /^(Suspend|Close account|End)/ }),
  ).not.toBeInTheDocument();
});

it('invites somebody, once there is an e-mail and a role', async () => {
  answer = () => ({ status: 201, body: { id: 'i2' } });
  const user = await open();
  await press(user, 'Invite somebody');
  const form = within(section('Invitations'));
  await press(user, 'Send invitation');
  expect(form.getByLabelText('E-mail')).toHaveFocus();
  expect(form.getByText('Choose at least one role.')).toBeVisible();
  await user.type(form.getByLabelText('E-mail'), ' next@example.org ');
  await press(user, 'Send invitation');
  expect(calls).toEqual([]);
  await user.click(form.getByLabelText('Office'));
  expect(form.queryByText('Choose at least one role.')).not.toBeInTheDocument();
  expect(form.getByLabelText('Language of the invitation')).toHaveValue('en');
  await user.selectOptions(form.getByLabelText('Language of the invitation'), 'Deutsch');
  await press(user, 'Send invitation');
  expect(await screen.findByText(/is on its way to next@example.org/)).toHaveFocus();
  const body = { email: 'next@example.org', roles: ['office'], language: 'de' };
  expect(calls).toMatchObject([{ path: '/api/admin/invitations', body }]);
});

it.each(['Invite somebody', 'New role', 'Change: Media'])(
  'gives the focus back when this is cancelled: %s',
  async (name) => {
    const user = await open();
    await press(user, name);
    await press(user, 'Cancel');
    expect(button(name)).toHaveFocus();
    expect(button(name)).toHaveAttribute('aria-expanded', 'false');
    expect(card('Media')).toHaveTextContent('1 other right');
  },
);

it('sends an invitation again and withdraws it', async () => {
  all = { ...all, invitations: [{ ...invitation, expiresAt: '2026-03-03T23:30:00Z' }] };
  const user = await open();
  expect(card('new@example.org')).toHaveTextContent('Expired 4 Mar 2026, 00:30');
  await press(user, 'Send again: new@example.org');
  expect(await screen.findByText('A new link is on its way to new@example.org.')).toHaveFocus();
  answer = () => rejection(429, 'This invitation was sent a few times within an hour.');
  await press(user, 'Send again: new@example.org');
  expect(await screen.findByRole('alert')).toHaveTextContent('a few times within an hour');
  answer = () => {
    all = { ...all, invitations: [] };
    return { status: 204 };
  };
  await press(user, 'Withdraw: new@example.org');
  await user.click(
    screen.getAllByRole('button', { name: 'Withdraw: new@example.org' })[1] as Element,
  );
  expect(await screen.findByText('The invitation of new@example.org is withdrawn.')).toHaveFocus();
  expect(screen.getByText('Nobody is invited at the moment.')).toBeVisible();
});

it('edits a role as a matrix: working in a section brings reading it, and goes with it', async () => {
  const user = await open();
  expect(card('Owner')).toHaveTextContent('Everything, always.');
  expect(within(card('Owner')).queryByRole('button')).not.toBeInTheDocument();
  expect(card('Office')).toHaveTextContent('2 sections');
  await press(user, 'Change: Office');
  const box = (name: string) => within(card('Office')).getByLabelText(name);
  expect(
    within(card('Office')).getByRole('table', { name: 'Rights in the sections' }),
  ).toBeVisible();
  await user.click(box('Couples: Export'));
  expect(box('Couples: Read')).toBeChecked();
  await user.click(box('Welfare: Read'));
  expect(box('Welfare: Work')).not.toBeChecked();
  await user.click(box('Manage accounts and roles (only an owner can give this)'));
  await press(user, 'Save role');
  expect(await screen.findByText('The role Office is saved.')).toHaveFocus();
  expect(calls).toMatchObject([
    {
      method: 'PUT',
      path: '/api/admin/roles/office',
      body: {
        name: 'Office',
        seenName: 'Office',
        seenRights: ['pledge:read', 'welfare:read', 'welfare:review'],
      },
    },
  ]);
  const { rights } = calls[0]?.body as { readonly rights: readonly string[] };
  expect([...rights].sort()).toEqual([
    'accounts:manage',
    'couples:export',
    'couples:read',
    'pledge:read',
  ]);
});

it('makes a role and says at its name that there is one', async () => {
  const user = await open();
  await press(user, 'New role');
  await press(user, 'Save role');
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Enter a name for the role.');
  await user.type(screen.getByLabelText('Name'), 'Media');
  const message = 'There is a role called Media already.';
  const issues = [{ path: 'name', message: 'Please choose another name.' }];
  answer = () => ({ status: 409, body: { message, error: message, issues } });
  await press(user, 'Save role');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Please choose another name.');
  answer = () => ({ status: 201, body: { id: 'x' } });
  await user.type(screen.getByLabelText('Name'), ' team');
  await press(user, 'Save role');
  expect(await screen.findByText('The role Media team is saved.')).toBeVisible();
  expect(calls[1]).toMatchObject({
    method: 'POST',
    path: '/api/admin/roles',
    body: { name: 'Media team', rights: [] },
  });
});

it('keeps what is chosen in a role when a colleague changes it, and says so', async () => {
  const user = await open();
  await press(user, 'Change: Media');
  const box = () => within(card('Media')).getByLabelText('Naming: Read');
  await user.click(box());
  answer = () => {
    all = {
      ...all,
      roles: all.roles.map((one) => (one.id === 'media' ? { ...one, rights: [] } : one)),
    };
    return rejection(409, 'Somebody else changed the role Media meanwhile.');
  };
  await press(user, 'Save role');
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else changed the role');
  expect(box()).toBeChecked();
  answer = () => ({ status: 204 });
  await press(user, 'Save role');
  await screen.findByText('The role Media is saved.');
  expect(calls[1]?.body).toMatchObject({ seenRights: [] });
});

it('lets owners alone decide who needs a second factor, and greys out what others may not give', async () => {
  const givable = { isGivable: false, isOpen: false };
  all = {
    ...all,
    roles: all.roles.map((one) => (one.id === 'owner' ? { ...one, ...givable } : one)),
  };
  const user = await open();
  expect(
    screen.queryByRole('heading', { name: 'Who needs a second factor' }),
  ).not.toBeInTheDocument();
  await press(user, 'Manage: Ama Example');
  expect(within(card('Ama Example')).getByRole('checkbox', { name: 'Owner' })).toBeDisabled();
  await press(user, 'Change: Media');
  const accounts = /^Manage accounts and roles/;
  expect(within(card('Media')).getByLabelText(accounts)).toBeDisabled();
  await press(user, 'Invite somebody');
  const form = within(section('Invitations'));
  expect(form.queryByRole('checkbox', { name: 'Owner' })).not.toBeInTheDocument();
});

it('hears at once when rights are given or taken elsewhere', async () => {
  await open();
  all = { ...all, accounts: [me] };
  stream().tell('rights', {});
  await waitFor(() => expect(screen.queryByText('Ama Example')).not.toBeInTheDocument());
});

it('offers another try while the accounts cannot be read', async () => {
  let isDown = true;
  fakeNetwork(({ path }) => {
    if (path !== '/api/admin/accounts') return { status: 404, body: {} };
    return isDown ? { status: 503, body: {} } : { status: 200, body: all };
  });
  const user = renderView(<AccountsView />);
  expect(await screen.findByText('The accounts could not be loaded.')).toBeVisible();
  isDown = false;
  await press(user, 'Try again');
  expect(await screen.findByRole('heading', { name: 'Ama Example' })).toBeVisible();
});
