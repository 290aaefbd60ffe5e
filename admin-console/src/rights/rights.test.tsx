import { screen, waitFor, within } from '@testing-library/react';
import { recordKinds } from 'contract/review';
import { allRights, sectionRights, staffAccountEndpoint } from 'contract/rights';
import type { Right } from 'contract/rights';
import { submissions } from 'contract/submissions';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer } from 'shared-ui/fake-network';
import { fakeEventSource } from '../testing/fake-event-source';
import { loadNoteDraft, saveNoteDraft } from '../review/form/note-draft';
import { logIn, openConsole } from '../testing/open-console';
import { readAdminToken } from '../session/admin-session';
import { keepRights } from './staff-account';

const stream = fakeEventSource();

/** What the server says that the account may do; a test may change it. */
let rights: readonly Right[];
let account: () => FakeAnswer;
beforeEach(() => {
  rights = allRights;
  account = () => ({
    status: 200,
    body: { staff: { _id: '1', email: 'office@example.org' }, roles: ['A role'], rights },
  });
  fakeNetwork(({ path }) => {
    if (path === staffAccountEndpoint) return account();
    return { status: 200, body: path === '/api/admin/counts' ? {} : [] };
  });
  logIn();
});

/** Without what another test was told. */
function open(address: string) {
  openConsole(address);
  keepRights(undefined);
}

const links = () =>
  within(screen.getByRole('navigation', { name: 'Sections' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('shows the sections of the account and no other', async () => {
  rights = sectionRights(['pledge', 'partnership']);
  open('/admin/dashboard');
  await waitFor(() => expect(links()).toEqual(['Partnerships', 'Pledge Posts']));
  // Without a section in the address, the first that there is.
  expect(await screen.findByRole('heading', { level: 1, name: 'Partnerships' })).toBeVisible();
});

it('takes a section of another for one that does not exist', async () => {
  rights = sectionRights(['pledge']);
  const calls = fakeNetwork(({ path }) =>
    path === staffAccountEndpoint ? account() : { status: 200, body: [] },
  );
  open('/admin/dashboard?section=welfare');
  expect(await screen.findByRole('heading', { level: 1, name: 'Coming Soon' })).toBeVisible();
  expect(document.title).not.toContain('Welfare');
  expect(calls.map(({ path }) => path)).not.toContain('/api/welfare');
});

it('says to an account without a section where it gets one', async () => {
  rights = ['audit:read'];
  open('/admin/dashboard');
  expect(await screen.findByText(/does not include a section yet/)).toBeVisible();
});

it('takes a section away that is open as soon as the right to it is gone, and shows a new one', async () => {
  rights = sectionRights(['welfare', 'pledge']);
  open('/admin/dashboard?section=welfare');
  expect(await screen.findByRole('heading', { level: 1, name: 'Welfare' })).toBeVisible();
  rights = sectionRights(['pledge', 'couples']);
  stream().tell('rights', {});
  await waitFor(() => expect(links()).toEqual(['Couples', 'Pledge Posts']));
  expect(screen.queryByText('Welfare')).not.toBeInTheDocument();
});

it('forgets what was typed in a section as soon as the right to it is gone, and nothing else', async () => {
  rights = sectionRights(['welfare', 'pledge']);
  open('/admin/dashboard?section=welfare');
  expect(await screen.findByRole('heading', { level: 1, name: 'Welfare' })).toBeVisible();
  const draft = { text: 'Mine.', seenVersion: 1, seenNote: 'A note of a colleague.' };
  saveNoteDraft('welfare', 'w1', draft);
  saveNoteDraft('pledge', 'p1', draft);
  rights = sectionRights(['pledge']);
  stream().tell('rights', {});
  await waitFor(() => expect(loadNoteDraft('welfare', 'w1')).toBeUndefined());
  expect(loadNoteDraft('pledge', 'p1')).toEqual(draft);
  expect(Object.keys(sessionStorage)).toEqual(['note-drafts:office@example.org:pledge']);
});

it('shows no more of the quarantine than the account may work with', async () => {
  rights = sectionRights(['welfare', 'pledge']);
  const held = (kind: string, _id: string) => ({ kind, reason: 'honeypot', record: { _id } });
  fakeNetwork(({ path }) => {
    if (path === staffAccountEndpoint) return account();
    const body = [held('welfare', 'w1'), held('pledge', 'p1')];
    return { status: 200, body: path === '/api/admin/quarantine' ? body : [] };
  });
  open('/admin/dashboard?section=pledges');
  expect(await screen.findByRole('link', { name: /2/ })).toBeVisible();
  rights = sectionRights(['pledge']);
  stream().tell('rights', {});
  expect(await screen.findByRole('link', { name: /1/ })).toBeVisible();
});

it.each([
  [['pledge:read', 'pledge:export'], 1],
  [['pledge:read'], 0],
] as const)('offers an account with %j so many exports: %d', async (given, count) => {
  rights = given;
  fakeNetwork(({ path }) => {
    if (path === staffAccountEndpoint) return account();
    const body = path === submissions.pledge.endpoint ? [{ _id: 'p1', name: 'Ama' }] : [];
    return { status: 200, body };
  });
  open('/admin/dashboard?section=pledges');
  expect(await screen.findByText('Ama')).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Export' })).toHaveLength(count);
});

it.each([
  ['is of an older release', { status: 404, body: {} }],
  ['says something else', { status: 200, body: [] }],
])('shows all sections while the server %s, which guards what is in them', async (_, answer) => {
  account = () => answer;
  open('/admin/dashboard');
  await waitFor(() => expect(links()).toHaveLength(recordKinds.length));
});

it('keeps what it knows while the server cannot be asked again', async () => {
  rights = sectionRights(['pledge']);
  open('/admin/dashboard');
  await waitFor(() => expect(links()).toEqual(['Pledge Posts']));
  account = () => ({ status: 503, body: {} });
  stream().tell('rights', {});
  await waitFor(() => expect(readAdminToken()).toBeDefined());
  expect(links()).toEqual(['Pledge Posts']);
});
