import { act, screen, waitFor, within } from '@testing-library/react';
import type { Right } from 'contract/rights';
import { getToday } from 'contract/today-requests';
import { fakeEventSource } from '../../testing/fake-event-source';
import {
  fakeTodayServer,
  todayColleague,
  todayItem,
  todayMe,
} from '../../testing/fake-today-server';
import type { FakeTodayServer } from '../../testing/fake-today-server';
import { logIn, renderView } from '../../testing/render-view';
import { useRecordAddress } from '../review/store/use-record-address';
import { TodayView } from './today-view';

/** Today, or the button that closes the record that was opened from it. */
function TodayOrRecord() {
  const { openId, close } = useRecordAddress();
  return openId === undefined ? <TodayView /> : <button onClick={close}>Close</button>;
}

const stream = fakeEventSource();
beforeEach(() => logIn());

async function open(address = '', rights?: Right[]) {
  const user = renderView(<TodayOrRecord />, {
    address: `/admin/dashboard?section=overview${address}`,
    ...(rights && { rights }),
  });
  await screen.findByRole('button', { name: 'Keyboard shortcuts' });
  return user;
}
const list = () => screen.getByRole('list', { name: /^Records: / });
const names = () =>
  within(list())
    .getAllByRole('article')
    .map((card) => within(card).getAllByRole('link')[0]?.textContent);
const card = (name: string) => screen.getByRole('article', { name });
const lists = () => screen.getByRole('navigation', { name: 'Lists' });
const currentList = () =>
  within(lists())
    .getAllByRole('link')
    .find((link) => link.getAttribute('aria-current'))?.textContent;
const checkbox = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
const focus = (element: HTMLElement) => act(() => element.focus());
const isChecked = (name: string) => (checkbox(name) as HTMLInputElement).checked;

const old = { receivedAt: '2026-01-10T09:00:00.000Z' };
const threeOld = () => ['Ada', 'Bela', 'Cora'].map((name) => todayItem(name, old));

/** What was sent last, without what is the same in all changes. */
const lastChanges = ({ changes }: FakeTodayServer) =>
  changes.at(-1)?.map(({ kind: _kind, seenVersion: _seen, ...edit }) => edit);

describe('lists', () => {
  it('opens with what is new, says how much there is, and stays in that list', async () => {
    const server = fakeTodayServer([
      todayItem('Ada', { receivedAt: '2026-03-02T09:00:00.000Z', urgency: 'urgent' }),
      todayItem('Bela', { ...old, dueAt: '2026-01-11T09:00:00.000Z' }),
    ]);
    await open();
    expect(currentList()).toBe('New 1');
    expect(names()).toEqual(['Ada']);
    expect(screen.getByText(/^1 new since .* · 1 urgent · 1 overdue$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ada' })).toHaveAttribute(
      'href',
      '/admin/dashboard?section=welfare&record=id-Ada',
    );
    server.items = [];
    stream().tell('changed', { kind: 'welfare' });
    await waitFor(() => expect(currentList()).toBe('New 0'));
  });

  it('opens with everything where nothing is new, and leads to the others with their filters', async () => {
    fakeTodayServer([
      ...threeOld(),
      todayItem('Dora', { ...old, kind: 'contact', assignee: todayMe._id }),
    ]);
    const user = await open();
    expect(currentList()).toBe('All open 4');
    await user.click(within(lists()).getByRole('link', { name: 'Mine 1' }));
    await waitFor(() => expect(names()).toEqual(['Dora']));
    expect(window.location.search).toBe('?section=overview&list=mine');
    await user.click(within(lists()).getByRole('link', { name: 'All open 4' }));
    await waitFor(() => expect(names()).toHaveLength(4));
    await user.selectOptions(screen.getByLabelText('Section'), 'Contacts (1)');
    await waitFor(() => expect(names()).toEqual(['Dora']));
    expect(screen.getByRole('option', { name: 'Welfare (3)' })).toBeInTheDocument();
    expect(window.location.search).toBe('?section=overview&list=open&of=contacts');
    await user.selectOptions(screen.getByLabelText('Assigned to'), todayColleague.email);
    expect(await screen.findByText('Nothing of this list is in this choice.')).toBeVisible();
  });

  it('says kindly that nothing is waiting', async () => {
    fakeTodayServer([]);
    await open();
    expect(screen.getByText('Nothing is waiting. Everything is done.')).toBeVisible();
  });

  it('shows further ones when asked, each once', async () => {
    const server = fakeTodayServer(threeOld());
    server.pageLength = 2;
    const user = await open();
    expect(names()).toEqual(['Ada', 'Bela']);
    await user.click(screen.getByRole('button', { name: 'Show more (1)' }));
    await waitFor(() => expect(names()).toEqual(['Ada', 'Bela', 'Cora']));
    expect(screen.queryByRole('button', { name: /Show more/ })).not.toBeInTheDocument();
  });

  it('offers another try where the list could not be loaded', async () => {
    let isDown = true;
    fakeTodayServer(threeOld(), ({ path }) =>
      isDown && path.startsWith(`${getToday.path}?`) ? 'down' : undefined,
    );
    const user = renderView(<TodayOrRecord />, { address: '/admin/dashboard?section=overview' });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(again);
    await waitFor(() => expect(names()).toHaveLength(3));
  });
});

describe('a card', () => {
  it('says how urgent it is and why, when it is due, and that somebody asked before', async () => {
    const inTwoHours = new Date(Date.now() + 48 * 3_600_000).toISOString();
    fakeTodayServer([
      todayItem('Ada', {
        ...old,
        urgency: 'suggested',
        urgencyReason: 'suicide',
        dueAt: inTwoHours,
        assignee: todayColleague._id,
        state: 'in-progress',
        notedAt: new Date().toISOString(),
        again: { count: 1, lastId: 'r0', lastAt: '2025-08-03T09:00:00.000Z', lastState: 'done' },
      }),
    ]);
    await open();
    const ada = within(card('Ada'));
    expect(ada.getByText('Note today')).toBeVisible();
    expect(ada.getByText('May be urgent: words about suicide')).toBeVisible();
    // A due day to come would calm.
    expect(ada.getByText('waiting since 10 Jan 10:00')).toBeVisible();
    expect(ada.queryByText(/^due /)).not.toBeInTheDocument();
    expect(ada.getByText('In progress')).toBeVisible();
    expect(
      ada.getByRole('link', { name: 'Asked again; the first, 3 Aug 2025, is done' }),
    ).toHaveAttribute('href', '/admin/dashboard?section=welfare&record=r0');
    expect(
      await ada.findByRole('img', { name: `Assigned to ${todayColleague.email}` }),
    ).toHaveAttribute('data-initials', 'AM');
  });

  it('shows all words in place, by its button, a click on it, and keys', async () => {
    fakeTodayServer([todayItem('Ada', { ...old, words: 'Help us. '.repeat(50), isCut: true })]);
    const user = await open();
    const fold = () => within(card('Ada')).getByRole('button', { expanded: true });
    await user.click(within(card('Ada')).getByRole('button', { name: 'Read all' }));
    expect(fold()).toHaveTextContent('Fold');
    expect(within(card('Ada')).getByRole('link', { name: /There is more/ })).toBeVisible();
    await user.click(within(card('Ada')).getByText(/^Help us/));
    expect(within(card('Ada')).getByRole('button', { name: 'Read all' })).toBeVisible();
    await user.keyboard('o');
    expect(fold()).toBeVisible();
    focus(card('Ada'));
    await user.keyboard('{Enter}');
    expect(within(card('Ada')).getByRole('button', { name: 'Read all' })).toBeVisible();
  });

  it('leads to its record, and has the focus when that is closed', async () => {
    fakeTodayServer(threeOld());
    const user = await open('&list=open');
    await user.click(screen.getByRole('link', { name: 'Bela' }));
    expect(window.location.search).toBe('?section=welfare&record=id-Bela');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(window.location.search).toBe('?section=overview&list=open');
    await waitFor(() => expect(card('Bela')).toHaveFocus());
  });

  it('offers nothing that the user may not do', async () => {
    fakeTodayServer(threeOld(), ({ path }) => (path === '/api/admin/account' ? 'hang' : undefined));
    const user = await open('', ['welfare:read']);
    expect(within(card('Ada')).queryByRole('button', { name: /^Done/ })).not.toBeInTheDocument();
    focus(card('Ada'));
    await user.keyboard('d');
    expect(await screen.findByRole('alert')).toHaveTextContent('You may read this section');
  });
});

describe('acts', () => {
  it('keeps a record that is done where it is, greyed, and takes it back with one undo', async () => {
    const server = fakeTodayServer(threeOld());
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Done: Bela' }));
    expect(await screen.findByText('Bela: done.')).toBeVisible();
    expect(names()).toEqual(['Ada', 'Bela', 'Cora']);
    expect(card('Bela')).toHaveAttribute('data-left', 'true');
    await waitFor(() => expect(currentList()).toBe('All open 2'));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(card('Bela')).toHaveAttribute('data-left', 'false'));
    expect(lastChanges(server)).toEqual([{ id: 'id-Bela', state: 'new' }]);
    expect(currentList()).toBe('All open 3');
  });

  it('acts on a range that Shift selects, and deselects what has left by that', async () => {
    const server = fakeTodayServer(threeOld());
    const user = await open();
    await user.click(checkbox('Ada'));
    await user.keyboard('{Shift>}');
    await user.click(checkbox('Cora'));
    await user.keyboard('{/Shift}');
    expect(['Ada', 'Bela', 'Cora'].map(isChecked)).toEqual([true, true, true]);
    const bar = within(screen.getByRole('region', { name: 'Act on the selection' }));
    await user.click(bar.getByRole('button', { name: 'Assign' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Me/ }));
    await screen.findByText(`3 records: assigned to ${todayMe.email}.`);
    expect(['Ada', 'Bela', 'Cora'].map(isChecked)).toEqual([true, true, true]);
    await user.click(bar.getByRole('button', { name: 'Done' }));
    await screen.findByText('3 records: done.');
    expect(lastChanges(server)).toEqual(
      ['Ada', 'Bela', 'Cora'].map((name) => ({ id: `id-${name}`, state: 'done' })),
    );
    expect(screen.queryByRole('region', { name: 'Act on the selection' })).not.toBeInTheDocument();
  });

  it('selects all of a list, also those that are not shown yet', async () => {
    const server = fakeTodayServer(threeOld());
    server.pageLength = 2;
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Select all 3' }));
    const bar = within(await screen.findByRole('region', { name: 'Act on the selection' }));
    expect(bar.getByText('3 selected')).toBeVisible();
    await user.click(bar.getByRole('button', { name: 'Done' }));
    await screen.findByText('3 records: done.');
    expect(lastChanges(server)).toHaveLength(3);
  });

  it('says that not all of a list could be selected or shown', async () => {
    let isDown = false;
    const server = fakeTodayServer(threeOld(), () => (isDown ? 'down' : undefined));
    server.pageLength = 2;
    const user = await open();
    isDown = true;
    await user.click(screen.getByRole('button', { name: 'Select all 3' }));
    expect(await screen.findByText(/^The whole list could not be selected/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show more (1)' }));
    expect(await screen.findByText(/^The next ones could not be loaded/)).toBeVisible();
    expect(names()).toEqual(['Ada', 'Bela']);
  });

  it('names what somebody else has changed meanwhile, and can change it then', async () => {
    const server = fakeTodayServer(threeOld());
    const user = await open();
    server.items = server.items.map((item) =>
      item.name === 'Bela' ? { ...item, reviewVersion: 3, assignee: todayColleague._id } : item,
    );
    await user.click(screen.getByRole('button', { name: 'Done: Bela' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /somebody else changed it in the meantime: Bela/,
    );
    await within(card('Bela')).findByRole('img', { name: /Assigned to anna/ });
    await user.click(screen.getByRole('button', { name: 'Done: Bela' }));
    expect(await screen.findByText('Bela: done.')).toBeVisible();
  });

  it('notes something in place, and that the record is done with it', async () => {
    const notes: unknown[] = [];
    const server = fakeTodayServer(threeOld(), ({ path, body }) => {
      if (!path.startsWith('/api/admin/record-notes/welfare/id-Bela')) return undefined;
      notes.push((body as { text: string }).text);
      return {
        status: 201,
        body: { _id: 'n1', at: '2026-03-01T09:00:00.000Z', text: 'x', mentions: [] },
      };
    });
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Note: Bela' }));
    const note = await screen.findByLabelText('New note');
    expect(note).toHaveFocus();
    await user.type(note, 'Called, d and x are typed');
    await user.keyboard('{Escape}');
    expect(card('Bela')).toHaveFocus();
    await user.keyboard('n');
    expect(screen.getByLabelText('New note')).toHaveValue('Called, d and x are typed');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(card('Bela')).toHaveFocus());
    expect(server.changes).toEqual([]);
    await user.keyboard('n');
    await user.type(screen.getByLabelText('New note'), 'All is well');
    await user.click(screen.getByRole('button', { name: 'Save note, done' }));
    await screen.findByText('Bela: done.');
    expect(notes).toEqual(['Called, d and x are typed', 'All is well']);
    expect(card('Bela')).toHaveFocus();
  });

  it('writes to one person, and only where there is an address', async () => {
    fakeTodayServer([todayItem('Ada', old), todayItem('Bela', { ...old, email: '' })]);
    const user = await open();
    focus(card('Bela'));
    await user.keyboard('e');
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no e-mail address.');
    await user.click(screen.getByRole('button', { name: 'E-mail: Ada' }));
    expect(await screen.findByRole('dialog', { name: 'E-mail to Ada' })).toBeVisible();
  });
});

describe('keys', () => {
  it('go through the list and act on the record that has the focus', async () => {
    const server = fakeTodayServer(threeOld());
    const user = await open();
    focus(screen.getByRole('heading', { level: 1 }));
    // Nobody sees yet which record is meant.
    await user.keyboard('dx');
    expect(server.changes).toEqual([]);
    expect(isChecked('Ada')).toBe(false);
    await user.keyboard('j');
    expect(card('Ada')).toHaveFocus();
    await user.keyboard('jj');
    expect(card('Cora')).toHaveFocus();
    await user.keyboard('k');
    expect(card('Bela')).toHaveFocus();
    await user.keyboard('a');
    await screen.findByText(`Bela: assigned to ${todayMe.email}.`);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Assign to me: Bela' })).not.toBeInTheDocument(),
    );
    expect(lastChanges(server)).toEqual([{ id: 'id-Bela', assignee: todayMe._id }]);
    await user.keyboard('!');
    await screen.findByText('Bela: Urgent.');
    await user.keyboard('u');
    await screen.findByText('Bela: as before.');
    expect(lastChanges(server)).toEqual([{ id: 'id-Bela', urgency: null }]);
    await user.keyboard('d');
    await screen.findByText('Bela: done.');
    await user.keyboard('d');
    await screen.findByText('Bela: new again.');
    expect(card('Bela')).toHaveFocus();
  });

  it('work while nothing else has the focus', async () => {
    fakeTodayServer(threeOld());
    const user = await open();
    expect(document.body).toHaveFocus();
    await user.keyboard('j');
    expect(card('Ada')).toHaveFocus();
  });

  it('select, snooze what is selected, and clear', async () => {
    const server = fakeTodayServer(threeOld());
    const user = await open();
    focus(card('Ada'));
    await user.keyboard('xjx');
    expect(['Ada', 'Bela', 'Cora'].map(isChecked)).toEqual([true, true, false]);
    await user.keyboard('s');
    expect(screen.queryByRole('menuitem', { name: 'Bring back now' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('menuitem', { name: /^Tomorrow morning/ }));
    await screen.findByText(/^2 records: snoozed until /);
    expect(lastChanges(server)?.map(({ id }) => id)).toEqual(['id-Ada', 'id-Bela']);
    expect(card('Bela')).toHaveFocus();
    expect(card('Bela')).toHaveTextContent('Snoozed until');
    await user.keyboard('X');
    expect(isChecked('Cora')).toBe(true);
    await user.keyboard('{Escape}');
    expect(isChecked('Cora')).toBe(false);
  });

  it('do nothing while somebody types or chooses, and are listed with ?', async () => {
    const server = fakeTodayServer(threeOld());
    const user = await open();
    focus(screen.getByLabelText('Section'));
    await user.keyboard('jad');
    expect(server.changes).toEqual([]);
    focus(card('Ada'));
    await user.keyboard('?');
    const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(help).getByText('assign to me')).toBeVisible();
    await user.keyboard('d');
    expect(server.changes).toEqual([]);
  });
});

describe('news', () => {
  it('waits above the list until it is asked for, and moves nothing before', async () => {
    const server = fakeTodayServer(threeOld());
    const user = await open();
    focus(card('Bela'));
    const arrived = todayItem('Zoe', {
      urgency: 'urgent',
      receivedAt: new Date(Date.now() + 1000).toISOString(),
    });
    server.items = [arrived, ...server.items];
    stream().tell('arrived', { kind: 'welfare' });
    const show = await screen.findByRole('button', { name: '1 new - show' });
    expect(names()).toEqual(['Ada', 'Bela', 'Cora']);
    expect(card('Bela')).toHaveFocus();
    await user.click(show);
    await waitFor(() => expect(card('Zoe')).toHaveFocus());
    expect(names()).toEqual(['Zoe', 'Ada', 'Bela', 'Cora']);
  });

  it('shows what colleagues do in place, also that they have finished', async () => {
    const server = fakeTodayServer(threeOld());
    await open();
    server.items = server.items
      .filter(({ name }) => name !== 'Ada')
      .map((item) => ({ ...item, state: 'in-progress', reviewVersion: 0 }));
    stream().tell('changed', { kind: 'welfare' });
    await within(card('Bela')).findByText('In progress');
    expect(names()).toEqual(['Ada', 'Bela', 'Cora']);
    expect(card('Ada')).toHaveTextContent('No longer in this list');
  });
});
