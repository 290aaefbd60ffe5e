import { screen, within } from '@testing-library/react';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { AdminRecord } from '../../base/model/admin-record';
import { columnTexts } from '../../testing/column-texts';
import { openSection } from '../../testing/open-section';
import { logIn } from '../../testing/render-view';

jest.mock('../table/record-table');

const attend = (fullName: string, program?: string) => ({ fullName, program });

const attendees = [
  attend('Ruth', 'Innsbruck City Praise'),
  attend('Jonas', '  stadtlob   INNSBRUCK '),
  attend('Miriam', 'Despertar espiritual de Innsbruck'),
  attend('Samuel', 'Night of Worship'),
  attend('Ruth', 'Innsbruck City Praise'),
];

function openAttendance(records: readonly AdminRecord[]) {
  fakeNetwork(() => ({ status: 200, body: records }));
  return openSection('programAttendance');
}

const filter = () => screen.findByLabelText('Filter:');
const options = async () =>
  within(await filter())
    .getAllByRole('option')
    .map((option) => option.textContent);
const tables = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => [
      heading.textContent,
      columnTexts(1, screen.getByRole('region', { name: heading.textContent })),
    ]);

beforeEach(logIn);

it('gives each programme its own table with its count and name, and offers it', async () => {
  openAttendance(attendees);
  expect(await options()).toEqual([
    'All Programs (4)',
    'Innsbruck City Praise (2)',
    'Innsbruck Spiritual Awakening (1)',
    'Other / Unknown (1)',
  ]);
  // The search box of a table is called as its table is.
  expect(screen.getAllByRole('grid').map((table) => table.getAttribute('aria-label'))).toEqual([
    'Innsbruck City Praise',
    'Innsbruck Spiritual Awakening',
    'Other / Unknown',
  ]);
  // Ruth registered once more, after Jonas.
  expect(tables()).toEqual([
    ['Innsbruck City Praise (2)', ['Ruth', 'Jonas']],
    ['Innsbruck Spiritual Awakening (1)', ['Miriam']],
    ['Other / Unknown (1)', ['Samuel']],
  ]);
});

it('counts duplicates where they are shown', async () => {
  const user = openAttendance(attendees);
  await user.click(await screen.findByLabelText('Show duplicates:'));
  expect(tables()[0]).toEqual(['Innsbruck City Praise (3)', ['Ruth', 'Jonas', 'Ruth']]);
  expect((await options()).slice(0, 2)).toEqual(['All Programs (5)', 'Innsbruck City Praise (3)']);
});

it('shows the chosen programme alone', async () => {
  const user = openAttendance(attendees);
  await user.selectOptions(await filter(), 'Innsbruck Spiritual Awakening (1)');
  expect(tables()).toEqual([['Innsbruck Spiritual Awakening (1)', ['Miriam']]]);
});

it('shows no table for a programme without attendance, and says so when it is chosen', async () => {
  const user = openAttendance([attend('Ruth', 'Innsbruck City Praise')]);
  await filter();
  expect(tables()).toEqual([['Innsbruck City Praise (1)', ['Ruth']]]);
  await user.selectOptions(await filter(), 'Other / Unknown (0)');
  expect(screen.getByText('No data found.')).toBeVisible();
});

it('says where a programme has only duplicates, which are hidden', async () => {
  const user = openAttendance([
    attend('Ruth', 'Innsbruck City Praise'),
    attend('Ruth', 'Spiritual Awakening'),
  ]);
  await filter();
  expect(screen.getByText('Only duplicates, which are not shown.')).toBeVisible();
  await user.click(screen.getByLabelText('Show duplicates:'));
  expect(tables()[1]).toEqual(['Innsbruck Spiritual Awakening (1)', ['Ruth']]);
});
