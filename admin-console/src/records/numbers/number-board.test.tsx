import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { getTodayNumbers } from 'contract/today-numbers-requests';
import type { TodayNumbers } from 'contract/today-numbers-requests';
import { fakeNetwork } from 'shared-ui/fake-network';
import { logIn, renderView } from '../../testing/render-view';
import { NumberBoard } from './number-board';

const weeks = Array.from({ length: 12 }, (_, place) =>
  new Date(Date.UTC(2026, 0, 5 + 7 * place)).toISOString().slice(0, 10),
);
const counts = weeks.map((_, place) => place);
const numbers: TodayNumbers = {
  weeks,
  groups: [
    { group: 'guests', counts },
    { group: 'giving', counts: counts.map(() => 0) },
  ],
  firstTimers: { total: 8, inTime: 5 },
  answers: { total: 40, answered: 30, medianHours: 74.4 },
  helpAnswers: { total: 4, answered: 0, medianHours: null },
};

function open(body: TodayNumbers) {
  fakeNetwork(({ path }) => ({ status: 200, body: path === getTodayNumbers.path ? body : [] }));
  logIn();
  return renderView(<NumberBoard />);
}

it('says in words what its pictures show', async () => {
  open(numbers);
  const board = await screen.findByRole('region', { name: 'The last twelve weeks' });
  const cards = (await within(board).findAllByRole('listitem')).map(
    ({ textContent }) => textContent,
  );
  expect(cards).toEqual([
    expect.stringContaining('63%5 of 8 reached in time'),
    expect.stringContaining('3.1 days30 of 40 answered'),
    expect.stringContaining('None yet0 of 4 answered'),
    expect.stringContaining('66 in twelve weeks, 11 of them this week'),
  ]);
  expect(screen.getByText('Nothing came in: Giving.')).toBeVisible();
  expect(
    screen.getByRole('img', { name: /^Guests: a bar for each .* the highest stands for 11$/ }),
  ).toBeVisible();
});

it('is a table for who reads it better', async () => {
  const user = open(numbers);
  await user.click(await screen.findByRole('button', { name: 'Show as a table' }));
  const rows = within(screen.getByRole('table', { name: 'What came in, by week' }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  expect(rows).toHaveLength(14);
  expect(rows[0]).toBe('Week ofGuestsGiving');
  expect(rows[12]).toBe('23 Mar 2026110');
  expect(rows[13]).toBe('Together660');
  await user.click(screen.getByRole('button', { name: 'Show as pictures' }));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('says nothing to who may read no section', async () => {
  open({ ...numbers, groups: [] });
  await waitForElementToBeRemoved(() => screen.queryByRole('region'));
});
