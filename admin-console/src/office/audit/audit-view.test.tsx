import { screen, waitFor, within } from '@testing-library/react';
import type { AuditEntry, AuditPage } from 'contract/audit-requests';
import { allRights, sectionRights } from 'contract/rights';
import type { Right } from 'contract/rights';
import { getSecurityLog } from 'contract/security-log-requests';
import { getStaffAccount } from 'contract/my-account-requests';
import { getReviewCounts } from 'contract/review-requests';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer, SentCall } from 'shared-ui/fake-network';
import { logIn, renderView } from '../../testing/render-view';
import { AuditView } from './audit-view';

const ama = { _id: 'a1', name: 'ama@example.org' };
const merge: AuditEntry = {
  _id: 'e1',
  at: '2026-03-01T10:00:00.000Z',
  person: 'a1',
  name: 'ama@example.org',
  action: 'merge',
  about: 'welfare',
  subjects: ['0199aaaa-0000-0000-0000-00000000aaaa', '0199aaaa-0000-0000-0000-00000000bbbb'],
  network: '192.0.2.0/24',
  details: { merge: 'm1' },
};

let rights: readonly Right[];
let page: AuditPage;
let verdict: FakeAnswer;
let calls: readonly SentCall[];
let respond: (call: SentCall) => FakeAnswer | undefined;
beforeEach(() => {
  rights = allRights;
  page = { entries: [merge], people: [ama] };
  verdict = {
    status: 200,
    body: { state: 'whole', at: '2026-03-01T11:00:00.000Z', entries: 12 },
  };
  respond = () => undefined;
  calls = fakeNetwork((call) => respond(call) ?? answerCall(call));
  logIn();
});

function answerCall({ path }: SentCall): FakeAnswer {
  if (path === getStaffAccount.path) {
    const staff = { _id: 'a1', email: 'ama@example.org' };
    return { status: 200, body: { staff, roles: [], rights } };
  }
  if (path === '/api/admin/audit/check') return verdict;
  if (path === '/api/admin/audit/confidential')
    return { status: 200, body: { sections: ['welfare'] } };
  if (path.startsWith('/api/admin/audit/export')) return { status: 200, text: 'at,person\r\n' };
  if (path.startsWith('/api/admin/audit')) return { status: 200, body: page };
  return { status: 200, body: path === getReviewCounts.path ? {} : [] };
}

const open = (at = address) => renderView(<AuditView />, { address: at, rights });

const address = '/admin/dashboard?section=audit';
const entries = async () =>
  (await screen.findAllByText(/^/, { selector: 'li time' })).map(
    (time) => time.closest('li') as HTMLElement,
  );
const asked = (part: string) =>
  calls.map(({ path }) => path).filter((path) => path.startsWith(`/api/admin/audit${part}`));

it('says who did what, when, where and from which network, and leads to the records', async () => {
  open(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  await screen.findByText('Merged records', { selector: 'p' });
  const [entry] = await entries();
  expect(entry).toHaveTextContent('1 Mar 2026, 11:00:00');
  expect(entry).toHaveTextContent('ama@example.org');
  expect(entry).toHaveTextContent('Welfare · from 192.0.2.0/24');
  const [first] = within(entry as HTMLElement).getAllByRole('link');
  expect(first).toHaveAccessibleName('record …0000aaaa');
  expect(first).toHaveAttribute(
    'href',
    '/admin/dashboard?section=welfare&record=0199aaaa-0000-0000-0000-00000000aaaa',
  );
});

it('leads to no record of a section that is not for the reader', async () => {
  rights = sectionRights(['pledge']);
  page = { entries: [{ ...merge, about: 'accounts', subjects: ['a1', 'a2'] }], people: [ama] };
  open(address);
  await screen.findByText('Merged records', { selector: 'p' });
  const [entry] = await entries();
  expect(within(entry as HTMLElement).queryAllByRole('link')).toEqual([]);
  expect(entry).toHaveTextContent('ama@example.orgaccount a2');
});

it('leads to the persons who were joined, and to no household', async () => {
  page = {
    entries: [
      { ...merge, about: 'people', action: 'join', subjects: ['p1'] },
      { ...merge, _id: 'e2', about: 'people', action: 'household', subjects: ['h1'], details: {} },
    ],
    people: [ama],
  };
  open(address);
  await screen.findByText(/person p1/);
  const [joined, household] = await entries();
  expect(within(joined as HTMLElement).getByRole('link', { name: 'person p1' })).toHaveAttribute(
    'href',
    '/admin/dashboard?section=people&person=p1',
  );
  expect(household).toHaveTextContent('household h1');
  expect(within(household as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
});

it.each([
  ['command', 'Command on the server'],
  ['server', 'The server, by itself'],
])('says that the %s did it, and not that somebody is gone', async (person, words) => {
  const { name: _name, ...unnamed } = merge;
  page = { entries: [{ ...unnamed, person }], people: [ama] };
  open(address);
  await screen.findByText('Merged records', { selector: 'p' });
  const [entry] = await entries();
  expect(entry).toHaveTextContent(words);
});

it('shows staff without the right to all of it their own deeds alone', async () => {
  rights = sectionRights(['pledge']);
  open(address);
  await screen.findByText('Merged records', { selector: 'p' });
  expect(screen.getByText(/^What you did here/)).toBeVisible();
  expect(screen.queryByLabelText('Person')).not.toBeInTheDocument();
  expect(screen.queryByText('Confidential sections')).not.toBeInTheDocument();
  expect(asked('/c')).toEqual([]);
  const sections = within(screen.getByLabelText('Section')).getAllByRole('option');
  expect(sections.map(({ textContent }) => textContent)).toEqual([
    'Everything',
    'Pledge Posts',
    'Accounts',
    'Roles',
    'Audit log',
    'Website',
    'Privacy',
    'People',
    'Releases',
  ]);
});

it('asks for what the address names, and names what is asked for', async () => {
  const user = open(`${address}&action=merge&day=2026-03-01`);
  await screen.findByText('Merged records', { selector: 'p' });
  expect(asked('?')).toEqual(['/api/admin/audit?action=merge&day=2026-03-01']);
  expect(screen.getByLabelText('What was done')).toHaveValue('merge');
  expect(screen.getByLabelText('Day')).toHaveValue('2026-03-01');
  await user.selectOptions(screen.getByLabelText('Person'), 'ama@example.org');
  await user.selectOptions(screen.getByLabelText('What was done'), 'Everything');
  await user.selectOptions(screen.getByLabelText('Section'), 'Welfare');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() =>
    expect(window.location.search).toBe('?section=audit&person=a1&about=welfare&day=2026-03-01'),
  );
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Entries' })).toHaveFocus());
  expect(asked('?').at(-1)).toBe('/api/admin/audit?person=a1&about=welfare&day=2026-03-01');
  await user.click(screen.getByRole('link', { name: 'Show all' }));
  await waitFor(() => expect(window.location.search).toBe('?section=audit'));
});

it('turns the page, with the filters that are chosen, and goes on at its beginning', async () => {
  page = { ...page, next: 'e1' };
  const user = open(`${address}&action=merge`);
  await user.click(await screen.findByRole('link', { name: 'Older entries' }));
  await waitFor(() => expect(asked('?').at(-1)).toBe('/api/admin/audit?action=merge&before=e1'));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Entries' })).toHaveFocus());
  await user.click(screen.getByRole('link', { name: 'Newest entries' }));
  await waitFor(() => expect(window.location.search).toBe('?section=audit&action=merge'));
});

it('says that there is no such entry', async () => {
  page = { entries: [], people: [] };
  open(address);
  expect(await screen.findByText('There is no such entry.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Save as a file/ })).not.toBeInTheDocument();
});

it('offers another try when the log cannot be loaded', async () => {
  respond = ({ path }) => (path === '/api/admin/audit' ? 'down' : undefined);
  const user = open(address);
  expect(await screen.findByText('The log could not be loaded.')).toBeVisible();
  respond = () => undefined;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Merged records', { selector: 'p' })).toBeVisible();
});

it.each([
  ['whole', 'status', /^The chain of this log holds.* Checked 1 Mar 2026, 12:00:00, 12 entries\.$/],
  ['changed', 'alert', /an entry was changed or removed/],
] as const)('says of a chain that is %s so, in one line', async (state, role, words) => {
  verdict = { status: 200, body: { state, at: '2026-03-01T11:00:00.000Z', entries: 12 } };
  open(address);
  const strong = await screen.findByText(/log/, { selector: 'strong' });
  const line = strong.closest(`[role=${role}]`);
  expect(line).toHaveTextContent(words);
});

it('shows the details of an entry, and what a newer server notes', async () => {
  const details = { view: 'quarantine', state: 'done', count: 2, format: 'csv' };
  const known = {
    ...merge,
    details: { ...details, language: 'de', networks: '192.0.2.0/24', sections: 'welfare' },
  };
  const unknown = { ...merge, _id: 'new', action: 'teleport', about: 'moon' };
  page = { ...page, entries: [known, unknown] };
  open(address);
  await screen.findByText('teleport');
  const texts = (await entries()).map(({ textContent }) => textContent);
  expect(texts).toHaveLength(2);
  expect(texts[1]).toContain('moon');
  expect(texts[0]).toContain(
    'in quarantine · Done · 2 records · csv · Deutsch · 192.0.2.0/24 · Welfare',
  );
});

it('shows what was done with the releases of a package', async () => {
  const ofPackage = { ...merge, about: 'releases', subjects: ['member-area'] };
  const details = { change: 'canary', version: '0a1b', percent: 10 };
  const changed = { ...ofPackage, action: 'release-change', details };
  const counts = { version: '0a1b', visits: 50, faulty: 20 };
  const stopped = { ...ofPackage, _id: 'stop', action: 'canary-stopped', details: counts };
  page = { ...page, entries: [changed, stopped] };
  open(address);
  const links = await screen.findAllByRole('link', { name: 'member-area' });
  expect(links[0]).toHaveAttribute('href', '/admin/dashboard?section=releases');
  const texts = (await entries()).map(({ textContent }) => textContent);
  expect(texts[0]).toContain('Releases · version 0a1b · on trial · 10 % of the visitors');
  expect(texts[1]).toContain('version 0a1b · 20 of 50 visits faulty');
});

describe('the file', () => {
  const clicked: string[] = [];
  beforeEach(() => {
    URL.createObjectURL = () => 'blob:1';
    URL.revokeObjectURL = () => undefined;
    clicked.length = 0;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      clicked.push(this.download);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('is of all that the filters leave', async () => {
    const user = open(`${address}&action=merge&before=e9`);
    await user.click(await screen.findByRole('button', { name: 'Save as a file (CSV)' }));
    expect(await screen.findByText(/The file is in your downloads/)).toBeVisible();
    expect(asked('/export')).toEqual(['/api/admin/audit/export?action=merge']);
    expect(clicked).toEqual([expect.stringMatching(/^audit-log-\d{4}-\d\d-\d\d\.csv$/)]);
  });
});

it('lets owners choose the confidential sections', async () => {
  const user = open(address);
  await user.click(await screen.findByText('Confidential sections'));
  expect(await screen.findByRole('checkbox', { name: 'Welfare' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Testimonies' }));
  await user.click(screen.getByRole('button', { name: 'Save the choice' }));
  expect(await screen.findByText(/The choice is saved/)).toBeVisible();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    sections: ['testimony', 'welfare'],
  });
});

it('asks nobody to choose them who manages no accounts', async () => {
  rights = allRights.filter((right) => right !== 'accounts:manage');
  open(address);
  await screen.findByText('Merged records', { selector: 'p' });
  expect(screen.queryByText('Confidential sections')).not.toBeInTheDocument();
});

it('shows what was tried when it is asked for, by level', async () => {
  const attempt = {
    ...{ _id: 's1', at: '2026-03-01T10:00:00.000Z', lastAt: '2026-03-01T10:20:00.000Z' },
    ...{ level: 'warning', event: 'login-failed', count: 7, audience: 'admin' },
    ...{ name: 'ama@example.org', network: '192.0.2.0/24' },
  };
  respond = ({ path }) =>
    path.startsWith(getSecurityLog.path)
      ? { status: 200, body: { entries: path.includes('level=alert') ? [] : [attempt] } }
      : undefined;
  const user = open(address);
  const summary = await screen.findByText('Attempts');
  expect(calls.some(({ path }) => path.startsWith(getSecurityLog.path))).toBe(false);
  await user.click(summary);
  expect(
    await screen.findByText(
      'Warning: Wrong password or code (7 times), ama@example.org, from 192.0.2.0/24, 1 Mar 2026, 11:20:00',
    ),
  ).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Show'), 'Alert');
  expect(await screen.findByText('Nothing was noted.')).toBeVisible();
});
