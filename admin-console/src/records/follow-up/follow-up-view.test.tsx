import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { changeFollowUpDays, listDueContacts } from 'contract/follow-up-requests';
import type { DueContacts } from 'contract/follow-up-requests';
import { allRights } from 'contract/rights';
import type { Right } from 'contract/rights';
import { getStaffAccount } from 'contract/my-account-requests';
import { listAssignees } from 'contract/review-requests';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer, SentCall } from 'shared-ui/fake-network';
import { fakeEventSource } from '../../testing/fake-event-source';
import { logIn, renderView } from '../../testing/render-view';
import { FollowUpView } from './follow-up-view';

const stream = fakeEventSource();

const person = {
  ...{ email: 'ada@example.org', phone: '+43 664 1234567', words: 'Hello!', tries: 0 },
  ...{ receivedAt: '2026-03-01T10:00:00.000Z', hasWrongNumber: false, forms: 1 },
};
const mine = {
  ...{ ...person, _id: 'r1', name: 'Ada', assignee: '1' },
  ...{ day: 3, date: '2026-03-04', isLate: true },
};
const nobodys = { ...person, _id: 'r2', name: '', day: 1, date: '2026-03-06', isLate: false };
const theirs = { ...mine, _id: 'r3', name: 'Cora', assignee: '2' };

let list: DueContacts;
let rights: readonly Right[];
let answerPut: (call: SentCall) => FakeAnswer;
let puts: unknown[];
beforeEach(() => {
  list = {
    days: [1, 3, 7, 28],
    due: [mine, nobodys, theirs],
    isCut: false,
    resting: 0,
    neverContacted: 4,
    counts: { mine: 1, nobodys: 1, all: 3 },
    coming: { count: 5, date: '2026-03-07' },
  };
  rights = allRights;
  puts = [];
  answerPut = ({ body }) => ({ status: 200, body });
  fakeNetwork((call) => {
    const { method, path, body } = call;
    const staff = { _id: '1', email: 'office@example.org' };
    if (path === getStaffAccount.path)
      return { status: 200, body: { staff, roles: ['Office'], rights } };
    if (path === listAssignees.path) return { status: 200, body: [staff] };
    if (path === listDueContacts.path) return { status: 200, body: list };
    if (method !== 'PUT' || path !== changeFollowUpDays.path) return { status: 200, body: [] };
    puts.push(body);
    return answerPut(call);
  });
  logIn();
});

async function open() {
  const user = renderView(<FollowUpView />);
  await screen.findByRole('heading', { level: 1, name: 'To contact' });
  await screen.findByRole('radio', { name: /^All/ });
  return user;
}
const names = () =>
  screen
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('heading', { level: 2 }).textContent);

it('begins with mine, and shows what nobody has and all, each a link to its record', async () => {
  const user = await open();
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Mine (1)' })).toBeChecked());
  expect(names()).toEqual(['Ada']);
  expect(screen.getByText('Day 3, since 4 Mar 2026')).toBeVisible();
  expect(screen.getByText(/^5 more people came lately.*7 Mar 2026/)).toBeVisible();
  expect(await screen.findByText('Assigned to office@example.org')).toBeVisible();
  expect(screen.getByText('Hello!')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call +43 664 1234567: Ada' })).toHaveAttribute(
    'href',
    'tel:+436641234567',
  );
  expect(screen.getByRole('link', { name: 'Ada' })).toHaveAttribute(
    'href',
    '/admin/dashboard?section=first-timers&record=r1',
  );
  await user.click(screen.getByRole('radio', { name: 'Nobody’s (1)' }));
  expect(names()).toEqual(['Record without a name']);
  expect(screen.getByText('Day 1, due today, 6 Mar 2026')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'All (3)' }));
  expect(names()).toEqual(['Ada', 'Record without a name', 'Cora']);
  expect(screen.getByText('Assigned to somebody who has left')).toBeVisible();
});

it('keeps in place whom a colleague has taken care of, and says that nobody waits', async () => {
  const user = await open();
  list = { ...list, due: [], counts: { mine: 0, nobodys: 0, all: 0 } };
  stream().tell('changed', { kind: 'firstTimer' });
  expect(await screen.findByText('A colleague has taken care of this meanwhile.')).toBeVisible();
  expect(names()).toEqual(['Ada']);
  expect(screen.queryByRole('button', { name: 'Reached: Ada' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Nobody’s (0)' }));
  expect(screen.getByText('Nobody is waiting here.')).toBeVisible();
});

it('takes other days, and refuses what are none where they stand', async () => {
  const user = await open();
  await user.click(screen.getByText('On which days people are due'));
  const days = screen.getByLabelText('Days after the first visit');
  expect(days).toHaveValue('1, 3, 7, 28');
  const save = screen.getByRole('button', { name: 'Save the days' });
  for (const wrong of ['0', '181', '1, 1', 'soon', '1 2 3 4 5 6 7 8 9']) {
    fireEvent.input(days, { target: { value: wrong } });
    await user.click(save);
    expect(await screen.findByRole('alert')).toHaveTextContent('Please write up to 8');
    expect(days).toHaveFocus();
    expect(days).toHaveValue(wrong);
  }
  expect(puts).toEqual([]);
  await user.clear(days);
  await user.type(days, '2, 14');
  answerPut = () => 'down';
  await user.click(save);
  expect(await screen.findByText(/could not be saved/)).toBeVisible();
  expect(days).toHaveValue('2, 14');
  answerPut = ({ body }) => ({ status: 200, body });
  list = { ...list, days: [2, 14] };
  await user.click(save);
  expect(await screen.findByText(/The days are saved/)).toBeVisible();
  expect(puts.at(-1)).toEqual({ days: [2, 14] });
  expect(days).toHaveValue('2, 14');
});

it('offers who may only read no outcomes and no other days', async () => {
  rights = allRights.filter((right) => right !== 'firstTimer:review');
  const user = await open();
  await user.click(screen.getByText('On which days people are due'));
  expect(screen.getByText('Days after a first timer came: 1, 3, 7, 28.')).toBeVisible();
  expect(screen.queryByLabelText('Days after the first visit')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Reached/ })).not.toBeInTheDocument();
});
