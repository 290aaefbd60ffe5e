import { act, screen, waitFor, within } from '@testing-library/react';
import { columnTexts } from '../../testing/column-texts';
import { fakeReviewServer, reviewOf } from '../../testing/fake-review-server';
import { openSection } from '../../testing/open-section';
import { logIn } from '../../testing/render-view';

const person = (number: number) => ({
  name: `Person ${number}`,
  email: `person.${number}@example.org`,
  message: 'When does the choir meet?',
  _id: `r${number}`,
  createdAt: '2026-03-01T11:30:00.000Z',
  updatedAt: '2026-03-01T11:30:00.000Z',
  __v: 0,
});
const people = Array.from({ length: 60 }, (_, i) => person(i + 1));

async function openSixty() {
  const { snapshot } = fakeReviewServer('contact', people);
  snapshot.reviews.push(reviewOf('r7', { state: 'in-progress' }));
  const user = openSection('contact');
  await screen.findByRole('grid');
  return user;
}

const names = () => columnTexts(1);
const namesFrom = (first: number, last: number) =>
  people.slice(first - 1, last).map(({ name }) => name);
const turn = (where: 'next' | 'previous') =>
  screen.getByRole('button', { name: `Go to ${where} page` });

beforeEach(() => {
  logIn();
  localStorage.setItem(
    'table:contacts',
    '{"pageSize":25,"sort":{"field":"createdAt","direction":"asc"}}',
  );
});

it('turns from the first page to the last and back, and leaves no row out', async () => {
  const user = await openSixty();
  expect(names()).toEqual(namesFrom(1, 25));
  expect(screen.getByText('1–25 of 60')).toBeVisible();
  expect(turn('previous')).toBeDisabled();
  await user.click(turn('next'));
  await waitFor(() => expect(names()).toEqual(namesFrom(26, 50)));
  await user.click(turn('next'));
  await waitFor(() => expect(names()).toEqual(namesFrom(51, 60)));
  expect(screen.getByText('51–60 of 60')).toBeVisible();
  expect(turn('next')).toBeDisabled();
  await user.click(turn('previous'));
  await waitFor(() => expect(names()).toEqual(namesFrom(26, 50)));
});

it('shows what is left when that is less than the pages that were turned', async () => {
  const user = await openSixty();
  await user.click(turn('next'));
  await waitFor(() => expect(names()).toEqual(namesFrom(26, 50)));
  await user.click(await screen.findByRole('radio', { name: 'In progress (1)' }));
  await waitFor(() => expect(names()).toEqual(['Person 7']));
  expect(screen.getByText('1–1 of 1')).toBeVisible();
});

it('offers pages of 25, 50 and 100 rows, and remembers which', async () => {
  const user = await openSixty();
  await user.click(screen.getByRole('combobox', { name: /rows per page/i }));
  const lengths = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(lengths.map((option) => option.textContent)).toEqual(['25', '50', '100']);
  await user.click(screen.getByRole('option', { name: '100' }));
  await waitFor(() => expect(names()).toEqual(namesFrom(1, 60)));
  expect(localStorage.getItem('table:contacts')).toContain('"pageSize":100');
});

it('goes on with j where a page ends, and back with k', async () => {
  const user = await openSixty();
  const cellOf = (number: number) => screen.findByRole('gridcell', { name: person(number).email });
  const last = await cellOf(25);
  act(() => last.focus());
  await user.keyboard('j');
  await waitFor(async () => expect(await cellOf(26)).toHaveFocus());
  expect(names()).toEqual(namesFrom(26, 50));
  await user.keyboard('k');
  await waitFor(async () => expect(await cellOf(25)).toHaveFocus());
  expect(names()).toEqual(namesFrom(1, 25));
});

it('turns to the page of the record that an address names', async () => {
  fakeReviewServer('contact', people);
  const user = openSection('contact', 'r40');
  expect(await screen.findByRole('heading', { name: 'Person 40' })).toBeVisible();
  // On a narrow window the open panel hides the table.
  await user.keyboard('{Escape}');
  await screen.findByRole('grid');
  expect(names()).toEqual(namesFrom(26, 50));
});

it('sorts all pages, not the one that is shown', async () => {
  const user = await openSixty();
  await user.click(screen.getByText('Name'));
  await waitFor(() => expect(names()[1]).toBe('Person 10'));
  const stored = localStorage.getItem('table:contacts') ?? '';
  expect(JSON.parse(stored)).toMatchObject({ sort: { field: 'name', direction: 'asc' } });
  await user.click(screen.getByText('Name'));
  // The last record was on another page.
  const last = ['Person 9', 'Person 8', 'Person 7', 'Person 60'];
  await waitFor(() => expect(names().slice(0, 4)).toEqual(last));
});
