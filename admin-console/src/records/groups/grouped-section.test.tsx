import { screen, waitFor, within } from '@testing-library/react';
import { rowTexts } from '../../testing/column-texts';
import { fakeReviewServer, reviewOf } from '../../testing/fake-review-server';
import { openSection } from '../../testing/open-section';
import { logIn } from '../../testing/render-view';

beforeEach(logIn);

const giver = { name: 'Ruth', email: 'ruth@example.org' };
const pledges = [
  { ...giver, _id: 'p1', amount: 12.5, createdAt: '2026-10-01T10:00:00.000Z' },
  { ...giver, _id: 'p2', amount: 30, createdAt: '2026-10-31T22:30:00.000Z' },
  { ...giver, _id: 'p3', amount: 7.25, createdAt: '2026-10-31T23:00:00.000Z' },
];

async function openPledges() {
  // What is done is a gift too: groups hold it, as the list behind each does.
  fakeReviewServer('pledge', pledges).snapshot.reviews.push(reviewOf('p2', { state: 'done' }));
  const user = openSection('pledge');
  await waitFor(() => expect(rowTexts()).toHaveLength(1));
  return user;
}

it('sums every gift, also those that the table hides as duplicates, and says so', async () => {
  await openPledges();
  expect(await screen.findByText(/^2 records, sum €19.75, average €9.88/)).toHaveTextContent(
    '1 of them is a duplicate that the table hides: a gift counts each time.',
  );
});

it('groups by month with sums, each group with an address of what it holds', async () => {
  const user = await openPledges();
  await user.click(screen.getByLabelText('Group by'));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Month' }));
  const groups = await screen.findByRole('table', { name: 'Grouped by: Month' });
  const names = () => within(screen.getByRole('grid')).getAllByText('Ruth');
  await waitFor(() => expect(names()).toHaveLength(3));
  expect(screen.getByLabelText('Show duplicates:')).toBeChecked();
  expect(screen.getByLabelText('Show duplicates:')).toBeDisabled();
  expect(screen.getByText('Filters and groups always hold duplicates.')).toBeVisible();
  const lines = within(groups)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(lines).toEqual([
    ['Month', 'Count', 'Sum', 'Average'],
    ['November 2026', '1', '€7.25', '€7.25'],
    ['October 2026', '2', '€42.50', '€21.25'],
    ['Total', '3', '€49.75', '€16.58'],
  ]);
  expect(window.location.search).toBe('?section=pledges&group=month');
  expect(within(groups).getByRole('link', { name: 'October 2026' })).toHaveAttribute(
    'href',
    '/admin/dashboard?section=pledges#filter=createdAt_within_2026-10',
  );
  await user.click(within(groups).getByRole('link', { name: 'October 2026' }));
  await waitFor(() => expect(groups).not.toBeInTheDocument());
  expect(names()).toHaveLength(2);
  expect(screen.getByText(/^2 records, sum €42.50/)).toBeVisible();
});
