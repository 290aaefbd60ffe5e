import { screen, waitFor, within } from '@testing-library/react';
import { getStaffAccount } from 'contract/my-account-requests';
import { listPersons } from 'contract/person-requests';
import type { SavedView } from 'contract/saved-view-requests';
import { summarizeRecords } from 'contract/summary-requests';
import { fakeNetwork } from 'shared-ui/fake-network';
import { PersonList } from '../../records/people/list/person-list';
import { account } from '../../testing/answer-table';
import { fakeEventSource } from '../../testing/fake-event-source';
import { fakePeopleServer, fakePerson } from '../../testing/fake-people-server';
import { sampleSummary } from '../../testing/fake-question-server';
import { FakeViews, largePledges } from '../../testing/fake-views';
import { logIn, renderView } from '../../testing/render-view';
import { PinnedViews, usePinnedViews } from './pinned-views';

const connection = fakeEventSource();
beforeEach(logIn);

const Views = () => <PinnedViews {...usePinnedViews()} />;

it('leads to the pinned views, and says how many records each has', async () => {
  const views = new FakeViews([
    { ...largePledges, isPinned: true },
    { ...largePledges, _id: 'v2', name: 'Not pinned' },
  ]);
  const calls = fakeNetwork((call) =>
    call.path === summarizeRecords.path
      ? { status: 200, body: sampleSummary({ kinds: ['pledge'], filter: [] }) }
      : (views.answer(call) ?? { status: 200, body: [] }),
  );
  renderView(<Views />, { address: '/admin/dashboard?section=pledges&view=v1' });
  const group = within(await screen.findByRole('navigation', { name: 'Views' }));
  const links = group.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Large pledges', '/admin/dashboard?section=pledges&view=v1#filter=amount_atLeast_500'],
  ]);
  expect(await group.findByText('48 records')).toBeInTheDocument();
  expect(links[0]).toHaveAccessibleDescription(/48 records/);
  expect(links[0]).toHaveAttribute('aria-current', 'page');
  expect(calls.filter(({ path }) => path === summarizeRecords.path)).toMatchObject([
    { body: { kinds: ['pledge'], filter: largePledges.content.filter } },
  ]);
});

it('says how many people a view has, reads none of them, and counts again after a change', async () => {
  const people = { ...largePledges, kind: 'people', isPinned: true } as const;
  const asked = (_id: string, name: string, text: string): SavedView => ({
    ...people,
    ...{ _id, name, content: { filter: [], people: text } },
  });
  const views = new FakeViews([
    asked('v1', 'Open', 'list=members&of=first-timers#filter=open_isAnyOf_yes'),
    asked('v2', 'Found', 'list=members#search=Moser'),
    asked('v3', 'Pairs', 'list=decide'),
  ]);
  const { calls } = fakePeopleServer(
    [fakePerson('Ruth', [], { isMember: true }), fakePerson('Noomi')],
    [],
    views.answer,
  );
  const Both = () => (
    <>
      <Views />
      <PersonList choice={{ list: 'all' }} say={() => undefined} />
    </>
  );
  renderView(<Both />);
  const group = within(await screen.findByRole('navigation', { name: 'Views' }));
  expect(await group.findByText('1 person')).toBeInTheDocument();
  const [open, found, pairs] = group.getAllByRole('link');
  expect(open).toHaveAccessibleDescription('1 person');
  expect(found).not.toHaveAccessibleDescription();
  expect(found).toHaveAttribute(
    'href',
    '/admin/dashboard?list=members&section=people&view=v2#search=Moser',
  );
  expect(pairs).not.toHaveAccessibleDescription();
  expect(await screen.findByText('2 people')).toBeVisible();
  const count = `${listPersons.path}?list=members&kind=firstTimer&filter=open_isAnyOf_yes&only=count`;
  const persons = () =>
    calls.map(({ path }) => path).filter((path) => path.startsWith(`${listPersons.path}?`));
  expect(persons()).toEqual([`${listPersons.path}?list=all`, count]);
  connection().tell('changed', { kind: 'firstTimer' });
  await waitFor(() => expect(persons().slice(2)).toEqual([count]));
});

it('does not count in the background what would be noted as reading', async () => {
  const content = {
    filter: [{ field: 'name', operator: 'contains', value: 'Moser' }],
  } as const;
  const views = new FakeViews([
    { ...largePledges, kind: 'welfare', name: 'Family Moser', isPinned: true, content },
  ]);
  const calls = fakeNetwork((call) =>
    call.path === getStaffAccount.path
      ? { status: 200, body: { ...account, confidential: ['welfare'] } }
      : (views.answer(call) ?? { status: 200, body: [] }),
  );
  renderView(<Views />);
  expect(await screen.findByRole('link', { name: 'Family Moser' })).toBeVisible();
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain(getStaffAccount.path));
  expect(calls.map(({ path }) => path)).not.toContain(summarizeRecords.path);
});
