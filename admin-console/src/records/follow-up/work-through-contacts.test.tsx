import { screen, within } from '@testing-library/react';
import type { ContactNote } from 'contract/contact-history-requests';
import { listDueContacts, listNeverContacted } from 'contract/follow-up-requests';
import type { DueContact, UnreachedPerson } from 'contract/follow-up-requests';
import { changeReviews } from 'contract/today-requests';
import { getStaffAccount } from 'contract/my-account-requests';
import { allRights } from 'contract/rights';
import { fakeNetwork } from 'shared-ui/fake-network';
import { fakeEventSource } from '../../testing/fake-event-source';
import { logIn, renderView } from '../../testing/render-view';
import { FollowUpView } from './follow-up-view';

fakeEventSource();

const makePerson = (name: string): DueContact => ({
  ...{ _id: name, name, email: `${name}@example.org`, phone: '+43 664 1234567', words: '' },
  ...{ receivedAt: '2026-03-01T10:00:00.000Z', hasWrongNumber: false, tries: 0, forms: 1 },
  ...{ day: 1, date: '2026-03-02', isLate: true },
});

let due: DueContact[];
let never: UnreachedPerson[];
let noted: { readonly id: string; readonly note: Partial<ContactNote> }[];
let isDown: boolean;
/** Changes of reviews that an undo has made. */
let reset: unknown[];
beforeEach(() => {
  due = ['Ada', 'Bela', 'Cora'].map(makePerson);
  never = [];
  noted = [];
  isDown = false;
  reset = [];
  fakeNetwork(({ method, path, body }) => {
    const [address = '', id = '', notes] = path.split(/\/firstTimer\/|\/notes/);
    if (path === getStaffAccount.path)
      return {
        status: 200,
        body: { staff: { _id: '1', email: 'a@example.org' }, roles: [], rights: allRights },
      };
    if (path === listDueContacts.path) {
      const counts = {
        ...{ resting: noted.length, neverContacted: 60 },
        counts: { mine: 0, nobodys: due.length, all: due.length },
      };
      return { status: 200, body: { days: [1], due, isCut: false, ...counts } };
    }
    if (path.startsWith(listNeverContacted.path))
      return { status: 200, body: { people: never, total: 60 } };
    if (method === 'POST' && path === changeReviews.path) {
      reset.push(body);
      return { status: 200, body: { changed: [], refused: [] } };
    }
    if (!address.endsWith('/outreach')) return { status: 200, body: [] };
    if (isDown) return { status: 503, body: { message: 'Please wait.', error: 'Please wait.' } };
    if (method === 'DELETE') {
      due = [makePerson(id), ...due];
      return { status: notes ? 204 : 404 };
    }
    noted.push({ id, note: body as Partial<ContactNote> });
    due = due.filter(({ _id }) => _id !== id);
    const entry = { _id: 'n1', way: 'hand', at: '2026-03-04T10:00:00.000Z' };
    const review = {
      ...{ recordId: id, state: 'in-progress', assignee: null, version: 4 },
      ...{ snoozedUntil: null, urgency: null, updatedAt: entry.at, updatedBy: 'a@example.org' },
    };
    return { status: 201, body: { entry, review } };
  });
  logIn();
});

const card = (name: string) => screen.getByRole('article', { name });
async function open() {
  const user = renderView(<FollowUpView />);
  await screen.findByRole('article', { name: 'Ada' });
  return user;
}
/** A card that is done stays in its place. */
const isDone = (name: string) => screen.findByRole('button', { name: `Undo: ${name}` });

it('is worked through by keyboard: the next card has the focus, and the last is taken back', async () => {
  const user = await open();
  expect(document.body).toHaveFocus();
  await user.keyboard('j');
  expect(card('Ada')).toHaveFocus();
  await user.keyboard('j');
  expect(card('Bela')).toHaveFocus();
  await user.keyboard('k1');
  await isDone('Ada');
  expect(card('Bela')).toHaveFocus();
  expect(card('Ada')).toHaveTextContent('Ada: reached.');
  await user.keyboard('2');
  await isDone('Bela');
  expect(card('Cora')).toHaveFocus();
  await user.keyboard('3');
  await isDone('Cora');
  expect(screen.getByText('Nobody is waiting here.')).toHaveFocus();
  expect(noted.map(({ id, note: { outcome } }) => [id, outcome])).toEqual([
    ['Ada', 'reached'],
    ['Bela', 'not-reached'],
    ['Cora', 'wrong-number'],
  ]);
  await user.keyboard('u');
  expect(await screen.findByText('Cora: taken back.')).toBeVisible();
  expect(card('Cora')).toHaveFocus();
  expect(card('Cora')).toHaveTextContent('Day 1');
  expect(reset).toEqual([
    { changes: [{ kind: 'firstTimer', id: 'Cora', state: 'new', seenVersion: 4 }] },
  ]);
  await user.keyboard('u');
  expect(await screen.findByText('Bela: taken back.')).toBeVisible();
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveTextContent(
    'try again on a day',
  );
});

it('asks for the day of the next try, and takes no other than one that comes', async () => {
  const user = await open();
  card('Ada').focus();
  await user.keyboard('4');
  const day = await screen.findByLabelText('Try again on');
  expect(day).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(card('Ada')).toHaveFocus();
  await user.click(within(card('Ada')).getByRole('button', { name: 'Try again on ...: Ada' }));
  await user.clear(screen.getByLabelText('Try again on'));
  await user.click(screen.getByRole('button', { name: 'Try again on this day: Ada' }));
  expect(await screen.findByText(/Please choose a day from tomorrow on/)).toBeVisible();
  expect(noted).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'In 7 days' }));
  await isDone('Ada');
  const { outcome, tryAgainOn = '' } = noted[0]?.note ?? {};
  expect(outcome).toBe('try-again');
  expect(Date.parse(tryAgainOn)).toBeGreaterThan(Date.now() + 5 * 86_400_000);
  expect(card('Bela')).toHaveFocus();
});

it('means nobody else by a second click in the same place, and takes each back', async () => {
  const user = await open();
  await user.dblClick(screen.getByRole('button', { name: 'Not reached: Ada' }));
  await user.click(screen.getByRole('button', { name: 'Reached: Bela' }));
  await isDone('Bela');
  expect(noted.map(({ id }) => id)).toEqual(['Ada', 'Bela']);
  expect(screen.getAllByRole('article').map((one) => one.id)).toEqual(
    ['Ada', 'Bela', 'Cora'].map((name) => `contact-${name}`),
  );
  await user.click(screen.getByRole('button', { name: 'Undo: Ada' }));
  expect(await screen.findByText('Ada: taken back.')).toBeVisible();
  await isDone('Bela');
});

it('says what could not be noted, and keeps the card', async () => {
  const user = await open();
  isDown = true;
  await user.click(screen.getByRole('button', { name: 'Reached: Ada' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please wait.');
  expect(card('Ada')).toBeVisible();
});

it('shows a wrong number and the last try, and leaves the mail', async () => {
  const at = '2026-03-04T10:00:00.000Z';
  const lastContact = { way: 'hand', outcome: 'wrong-number', at } as const;
  due = [{ ...makePerson('Ada'), hasWrongNumber: true, tries: 2, forms: 4, lastContact }];
  await open();
  expect(
    screen.getByText(/4 forms of this person · Tried 2 times · last: wrong number, 4 Mar 2026/),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Call/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^WhatsApp/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'E-mail: Ada' })).toBeVisible();
});

it('lists in pages whom nobody has ever contacted', async () => {
  never = Array.from({ length: 25 }, (_, place) => makePerson(`Guest${place}`));
  const user = await open();
  await user.click(screen.getByRole('radio', { name: 'Never contacted (60)' }));
  expect(await screen.findByRole('article', { name: 'Guest0' })).toHaveTextContent(
    'Came 1 Mar 2026',
  );
  const pages = screen.getByRole('navigation', { name: 'Pages' });
  expect(pages).toHaveTextContent('1 to 25 of 60');
  never = ['Last'].map(makePerson);
  await user.click(within(pages).getByRole('button', { name: 'Next page' }));
  expect(await screen.findByRole('article', { name: 'Last' })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Order'), 'Oldest first');
  expect(await screen.findByText('Came 1 Mar 2026, 11:00')).toBeVisible();
});
