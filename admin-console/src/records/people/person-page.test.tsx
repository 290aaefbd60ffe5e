import { screen, waitFor, within } from '@testing-library/react';
import { joinPersons, partPerson, undoPersonChange } from 'contract/person-requests';
import type { Person, TimelineEntry } from 'contract/person-requests';
import type { PersonChange } from 'contract/persons';
import type { RecordKind } from 'contract/review';
import { changeReviews } from 'contract/today-requests';
import { fakeEventSource } from '../../testing/fake-event-source';
import {
  fakePeopleServer,
  fakePerson,
  fakeProposal,
  recordOf,
} from '../../testing/fake-people-server';
import type { FakePeopleServer } from '../../testing/fake-people-server';
import { reviewOf } from '../../testing/fake-review-server';
import { logIn, renderView } from '../../testing/render-view';
import { PeopleView } from './people-view';

const stream = fakeEventSource();
beforeEach(() => logIn());

const welfare = recordOf('welfare', 'Ada', { message: 'Please help me.', fullName: 'Ada' });
const contact = recordOf('contact', 'Ada', { message: 'Grüß Gott!' });
const ada = () => fakePerson('Ada', [welfare, contact], { isMember: true });

const open = async (id = 'p-Ada') => {
  const user = renderView(<PeopleView />, {
    address: `/admin/dashboard?section=people&person=${id}`,
  });
  await screen.findByRole('heading', { level: 1, name: 'Ada' });
  return user;
};
const part = (name: string) => within(screen.getByRole('region', { name }));
const bodies = ({ calls }: FakePeopleServer, path: string) =>
  calls.filter((call) => call.path === path).map(({ body }) => body);

it('says who it is, by the id of the person or of any record, and leads back to all', async () => {
  fakePeopleServer([ada()]);
  await open('contact-Ada');
  expect(screen.getByText('Member')).toBeVisible();
  expect(screen.getByText('2 records since March 2026')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call +43 512 000000' })).toHaveAttribute(
    'href',
    'tel:+43512000000',
  );
  expect(screen.getByRole('button', { name: 'Write to ada@example.org' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All people' })).toHaveAttribute(
    'href',
    '/admin/dashboard?section=people',
  );
});

it('says that there is no such person, or none that the user may see', async () => {
  fakePeopleServer([]);
  renderView(<PeopleView />, { address: '/admin/dashboard?section=people&person=nobody' });
  expect(await screen.findByText('There is no such person.')).toBeVisible();
});

it('shows what a colleague has changed meanwhile', async () => {
  const server = fakePeopleServer([ada()]);
  await open();
  server.people = [{ ...ada(), isMember: false }];
  stream().tell('changed', { kind: 'welfare' });
  await waitFor(() => expect(screen.queryByText('Member')).not.toBeInTheDocument());
});

describe('open work', () => {
  it('is changed in place, with one message and one undo', async () => {
    const done = reviewOf('welfare-Ada', { state: 'done', version: 0 });
    const before = { state: 'new', assignee: null, snoozedUntil: null, urgency: null };
    const server = fakePeopleServer([ada()], [], ({ path, method }) =>
      path === changeReviews.path && method === 'POST'
        ? {
            status: 200,
            body: { changed: [{ kind: 'welfare', review: done, before }], refused: [] },
          }
        : undefined,
    );
    const user = await open();
    expect(part('Open').getByText('Please help me.')).toBeVisible();
    server.people = [fakePerson('Ada', [{ ...welfare, review: done }, contact])];
    await user.click(part('Open').getByRole('button', { name: /^Done: Welfare/ }));
    expect(await screen.findByText('Ada: done.')).toBeVisible();
    await waitFor(() =>
      expect(part('Open').queryByText('Please help me.')).not.toBeInTheDocument(),
    );
    expect(screen.getByRole('heading', { name: 'Open' })).toHaveFocus();
    expect(bodies(server, changeReviews.path)).toEqual([
      { changes: [{ kind: 'welfare', id: 'welfare-Ada', seenVersion: -1, state: 'done' }] },
    ]);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  });

  it('opens a record beside the page, which stays in the address', async () => {
    fakePeopleServer([ada()]);
    const user = await open();
    await user.click(part('Records').getByRole('link', { name: 'Welfare' }));
    const panel = within(await screen.findByRole('dialog'));
    expect(await panel.findByRole('heading', { level: 2, name: 'Ada' })).toBeVisible();
    expect(window.location.search).toBe('?section=people&person=p-Ada&record=welfare-Ada');
    await user.click(panel.getByRole('button', { name: 'Close' }));
    await waitFor(() =>
      expect(part('Records').getByRole('link', { name: 'Welfare' })).toHaveFocus(),
    );
  });
});

describe('joining and parting', () => {
  it('joins with somebody who is proposed, into this person', async () => {
    const bela = fakePerson('Bela');
    const server = fakePeopleServer([{ ...ada(), proposals: [fakeProposal(bela, ada())] }, bela]);
    const user = await open();
    await user.click(part('To decide').getByRole('button', { name: 'Same person: Bela and Ada' }));
    expect(await screen.findByText('Ada: now one person.')).toBeVisible();
    expect(bodies(server, joinPersons.path)).toEqual([
      {
        persons: [
          { _id: 'p-Ada', version: 0 },
          { _id: 'p-Bela', version: 0 },
        ],
      },
    ]);
  });

  it('joins with somebody who is searched for, after both were compared', async () => {
    const server = fakePeopleServer([ada(), fakePerson('Bela')]);
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Join with another person' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('textbox')).toHaveFocus();
    await user.type(dialog.getByRole('textbox'), 'a{Enter}');
    expect(dialog.queryByRole('button', { name: /^Compare with/ })).not.toBeInTheDocument();
    await user.type(dialog.getByRole('textbox'), '{Control>}a{/Control}bela{Enter}');
    await user.click(await dialog.findByRole('button', { name: 'Compare with Bela' }));
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: 'Same person' }));
    expect(await screen.findByText('Ada: now one person.')).toBeVisible();
    expect(bodies(server, joinPersons.path)).toHaveLength(1);
  });

  it('parts records of somebody else, never all of them', async () => {
    const server = fakePeopleServer([ada()]);
    // The address names the record that is parted.
    const user = await open('contact-Ada');
    const page = screen.getByRole('heading', { level: 1, name: 'Ada' });
    const heading = part('Records').getByRole('heading', { name: 'Records' });
    const records = part('Records');
    await user.click(records.getByRole('button', { name: 'A record belongs to somebody else' }));
    await user.click(records.getByRole('checkbox', { name: /^Contacts/ }));
    await user.click(records.getByRole('checkbox', { name: /^Welfare/ }));
    expect(records.getByRole('button', { name: 'Separate these 2 records' })).toBeDisabled();
    await user.click(records.getByRole('checkbox', { name: /^Welfare/ }));
    await user.click(records.getByRole('button', { name: 'Separate this record' }));
    expect(await screen.findByText('The record is no longer with Ada.')).toBeVisible();
    expect(bodies(server, partPerson.path.replace(':id', 'p-Ada'))).toEqual([
      { records: ['contact-Ada'], seenVersion: 0 },
    ]);
    await waitFor(() => {
      expect(window.location.search).toBe('?section=people&person=p-Ada');
      expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    });
    // The page stays, although it is loaded by another id from now on.
    expect(page).toBeVisible();
    expect(heading).toHaveFocus();
  });

  it('undoes later what came together by itself, and says why it did', async () => {
    const change: PersonChange = {
      ...{ _id: 'c1', what: 'join', at: '2026-03-01T09:00:00.000Z', by: null, records: [] },
      reason: 'phone-and-name',
    };
    const server = fakePeopleServer([{ ...ada(), changes: [change] }]);
    server.changes = [change];
    const user = await open();
    const changes = part('Joined and separated');
    expect(changes.getByText(/by itself: same phone and name/)).toBeVisible();
    await user.click(changes.getByRole('button', { name: /^Undo: Records were joined/ }));
    expect(await screen.findByText('Undone: as before.')).toBeVisible();
    expect(part('Records').getByRole('heading', { name: 'Records' })).toHaveFocus();
    expect(server.calls.map(({ path }) => path)).toContain(
      undoPersonChange.path.replace(':id', 'c1'),
    );
  });
});

describe('a role that may not do everything', () => {
  const at = '2026-03-01T09:00:00.000Z';
  const change = (_id: string, what: PersonChange['what'], ...kinds: readonly RecordKind[]) => ({
    ...{ _id, what, at, by: null },
    records: kinds.map((kind) => ({ kind, _id: `${kind}-Ada` })),
  });
  const second = recordOf('welfare', 'Ada', { _id: 'welfare-2' });
  const bela = fakePerson('Bela', [recordOf('welfare', 'Bela')]);
  const person = (): Person => ({
    ...fakePerson('Ada', [welfare, second, contact]),
    duplicates: [{ kind: 'welfare', records: ['welfare-Ada', 'welfare-2'], reasons: ['name'] }],
    proposals: [fakeProposal(ada(), bela)],
    changes: [
      change('c1', 'join', 'welfare'),
      change('c2', 'join', 'contact'),
      change('c3', 'part', 'welfare'),
      change('c4', 'part', 'contact'),
    ],
  });
  const acts = () =>
    screen.queryAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent);

  it('is offered nothing where it may only read', async () => {
    fakePeopleServer([person()]).rights = ['contact:read', 'welfare:read'];
    await open();
    await part('Joined and separated').findAllByRole('listitem');
    expect(part('Open').getAllByRole('article')).toHaveLength(3);
    await waitFor(() => expect(acts()).toEqual([]));
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('may not join with somebody of whom it may only read', async () => {
    const belas = fakePerson('Bela C');
    fakePeopleServer([ada(), bela, belas]).rights = [
      'contact:read',
      'contact:review',
      'welfare:read',
    ];
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Join with another person' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'bela{Enter}');
    expect(await dialog.findByRole('link', { name: /^Bela \(/ })).toBeVisible();
    expect(dialog.getAllByRole('button', { name: /^Compare/ })).toEqual([
      dialog.getByRole('button', { name: 'Compare with Bela C' }),
    ]);
  });

  it('is offered what its one section allows', async () => {
    fakePeopleServer([person()]).rights = ['contact:read', 'contact:review', 'welfare:read'];
    const user = await open();
    await waitFor(() =>
      expect(part('Open').queryByRole('button', { name: /^Done: Welfare/ })).toBeNull(),
    );
    expect(part('Open').getByRole('button', { name: /^Done: Contacts/ })).toBeVisible();
    expect(part('To decide').queryByRole('button')).not.toBeInTheDocument();
    // The other side of both joins is a section that it may only read.
    expect(part('Joined and separated').getAllByRole('button')).toHaveLength(1);
    await user.click(part('Records').getByRole('button', { name: /belongs to somebody else/ }));
    expect(part('Records').getAllByRole('checkbox')).toEqual([
      part('Records').getByRole('checkbox', { name: /^Contacts/ }),
    ]);
  });
});

describe('timeline', () => {
  const place = { kind: 'welfare', _id: 'welfare-Ada' } as const;
  const at = '2026-03-02T09:00:00.000Z';
  const entries: TimelineEntry[] = [
    {
      ...{ _id: 't1', at, what: 'note', place, by: 'anna@example.org' },
      note: { _id: 'n1', at, text: 'She called again.', mentions: [] },
    },
    {
      ...{ _id: 't2', at, what: 'contact', place },
      contact: { _id: 'k1', way: 'hand', at, outcome: 'not-reached' },
    },
    { _id: 't3', at, what: 'sent', place },
  ];
  const shown = () => part('Timeline').getAllByRole('listitem');

  it('tells what was sent, said and noted, and narrows it', async () => {
    const server = fakePeopleServer([ada()]);
    server.timeline = entries;
    const user = await open();
    await part('Timeline').findByText('She called again.');
    expect(shown()).toHaveLength(3);
    expect(shown()[1]).toHaveTextContent('Noted by hand · not reached');
    expect(shown()[2]).toHaveTextContent('Please help me.');
    server.timeline = entries.slice(0, 1);
    await user.selectOptions(part('Timeline').getByLabelText('Show'), 'Notes');
    await waitFor(() => expect(shown()).toHaveLength(1));
    expect(server.calls.at(-1)?.path).toBe('/api/admin/persons/p-Ada/timeline?what=note');
  });

  it('goes back further when asked', async () => {
    const server = fakePeopleServer([ada()], [], ({ path }) => {
      if (!path.includes('/timeline')) return undefined;
      const isFirst = !path.includes('before=');
      const page = isFirst
        ? { entries: entries.slice(0, 1), next: 'mark-1' }
        : { entries: entries.slice(2) };
      return { status: 200, body: page };
    });
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Show earlier' }));
    await waitFor(() => expect(shown()).toHaveLength(2));
    expect(server.calls.at(-1)?.path).toContain('before=mark-1');
    expect(screen.queryByRole('button', { name: 'Show earlier' })).not.toBeInTheDocument();
  });
});
