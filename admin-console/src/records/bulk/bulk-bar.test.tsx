import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { changeReviews } from 'contract/today-requests';
import type { ReviewEdit } from 'contract/today-requests';
import { listAssignees } from 'contract/review-requests';
import { getStaffAccount } from 'contract/my-account-requests';
import { allRights } from 'contract/rights';
import type { Right } from 'contract/rights';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer } from 'shared-ui/fake-network';
import { OutcomeNote } from '../../base/outcome-note/outcome-note';
import { useOutcomeNote } from '../../base/outcome-note/use-outcome-note';
import { account } from '../../testing/answer-table';
import { logIn, renderView } from '../../testing/render-view';
import { reviewOf } from '../../testing/fake-review-server';
import { BulkBar } from './bulk-bar';
import { useBulkChange } from './use-bulk-change';
import type { BulkRecord } from './use-bulk-change';

const ada = { kind: 'welfare', _id: 'r1', name: 'Ada', reviewVersion: -1 } as const;
const bela = { kind: 'request', _id: 'r2', name: 'Bela', reviewVersion: 4 } as const;
const before = { state: 'new', assignee: null, snoozedUntil: null, urgency: null } as const;

let sent: ReviewEdit[][];
let rights: readonly Right[];
let areStaffKnown: boolean;
let answer: (changes: readonly ReviewEdit[]) => FakeAnswer;

/** What the server says when it accepts all changes but those of the refused ids. */
const accept =
  (refused: Readonly<Record<string, string>> = {}) =>
  (changes: readonly ReviewEdit[]): FakeAnswer => ({
    status: 200,
    body: {
      changed: changes
        .filter(({ id }) => refused[id] === undefined)
        .map(({ kind, id, seenVersion }) => ({
          kind,
          review: reviewOf(id, { version: seenVersion + 1 }),
          before,
        })),
      refused: changes
        .filter(({ id }) => refused[id] !== undefined)
        .map(({ kind, id }) => ({ kind, id, code: refused[id] })),
    },
  });

beforeEach(() => {
  sent = [];
  rights = allRights;
  areStaffKnown = true;
  answer = accept();
  fakeNetwork(({ path, body }) => {
    if (path === getStaffAccount.path) return { status: 200, body: { ...account, rights } };
    if (path === listAssignees.path && !areStaffKnown) return 'down';
    if (path === listAssignees.path)
      return {
        status: 200,
        body: [
          { _id: '2', email: 'colleague@example.org', sections: ['welfare', 'request'] },
          { _id: '1', email: 'office@example.org', sections: ['welfare', 'request'] },
          { _id: '3', email: 'welfare@example.org', sections: ['welfare'] },
        ],
      };
    if (path !== changeReviews.path) return { status: 200, body: [] };
    const { changes } = body as { changes: ReviewEdit[] };
    sent.push(changes);
    return answer(changes);
  });
  logIn();
});

function Table({ records }: { readonly records: readonly BulkRecord[] }) {
  const note = useOutcomeNote();
  const { change, isBusy } = useBulkChange(note.say);
  const [selected, select] = useState(records);
  return (
    <>
      <BulkBar
        records={selected}
        isBusy={isBusy}
        onChoose={({ edit, label }, changed) => void change(changed, edit, label)}
        onClear={() => select([])}
      />
      <OutcomeNote {...note} isInPanel={false} />
    </>
  );
}

async function open(records: readonly BulkRecord[] = [ada, bela]) {
  renderView(<Table records={records} />, { rights: [...rights] });
  return userEvent.setup();
}
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

it('changes records of several sections at once, and takes that back with one undo', async () => {
  const user = await open();
  await press(user, 'Done');
  expect(await screen.findByText('2 records: done.')).toBeVisible();
  expect(sent).toEqual([
    [
      { kind: 'welfare', id: 'r1', seenVersion: -1, state: 'done' },
      { kind: 'request', id: 'r2', seenVersion: 4, state: 'done' },
    ],
  ]);
  await press(user, 'Undo');
  expect(await screen.findByText('2 records: as before.')).toBeVisible();
  expect(sent[1]).toEqual([
    { kind: 'welfare', id: 'r1', seenVersion: 0, state: 'new' },
    { kind: 'request', id: 'r2', seenVersion: 5, state: 'new' },
  ]);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it('says which ones were refused and why, and undoes only the others', async () => {
  answer = accept({ r2: 'review-changed' });
  const user = await open();
  await press(user, 'Done');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Ada: done. Not changed, because somebody else changed it in the meantime: Bela. Please look at it and try again.',
  );
  answer = accept();
  await press(user, 'Undo');
  await waitFor(() => expect(sent[1]?.map(({ id }) => id)).toEqual(['r1']));
});

it('offers as assignees those who may read all of the sections, oneself first', async () => {
  const user = await open();
  await press(user, 'Assign');
  const menu = await screen.findByRole('menu', { name: 'Assign' });
  await within(menu).findByText('Me (office@example.org)');
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Me (office@example.org)', 'colleague@example.org', 'Nobody']);
  await user.click(within(menu).getByText('Me (office@example.org)'));
  expect(await screen.findByText('2 records: assigned to office@example.org.')).toBeVisible();
  expect(sent[0]?.map(({ assignee }) => assignee)).toEqual(['1', '1']);
  expect(screen.getByRole('button', { name: 'Assign' })).toHaveFocus();
});

it('says that nobody can be assigned while it is not known who works here', async () => {
  areStaffKnown = false;
  const user = await open();
  await press(user, 'Assign');
  expect(await screen.findByText(/^It could not be loaded who works here/)).toBeVisible();
});

it('puts off until a day that is asked for, and refuses one that is over', async () => {
  const user = await open([ada]);
  await press(user, 'Snooze');
  await user.click(await screen.findByRole('menuitem', { name: 'On a date...' }));
  const day = await screen.findByLabelText(/^Day on which/);
  await user.clear(day);
  await user.type(day, '2020-01-01');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Snooze' }));
  expect(await screen.findByText('Please choose a day after today.')).toBeVisible();
  expect(sent).toEqual([]);
  await user.clear(day);
  await user.type(day, '2099-07-01');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Snooze' }));
  expect(await screen.findByText('Ada: snoozed until 1 Jul 2099, 08:00.')).toBeVisible();
  expect(sent[0]).toEqual([
    { kind: 'welfare', id: 'r1', seenVersion: -1, snoozedUntil: '2099-07-01T06:00:00.000Z' },
  ]);
});

it('changes only what the user may change, and says how many that leaves', async () => {
  rights = ['welfare:read', 'welfare:review', 'request:read'];
  const user = await open();
  expect(screen.getByText('1 of them you may only read')).toBeVisible();
  await press(user, 'Done');
  await screen.findByText('Ada: done.');
  expect(sent[0]?.map(({ id }) => id)).toEqual(['r1']);
});

it('keeps the selection when the server cannot be reached', async () => {
  answer = () => 'down';
  const user = await open([ada]);
  await press(user, 'Done');
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be saved|not reach/);
  expect(screen.getByRole('region', { name: 'Act on the selection' })).toBeVisible();
  await press(user, 'Clear the selection');
  expect(screen.queryByRole('region', { name: 'Act on the selection' })).not.toBeInTheDocument();
});
