import { screen, waitFor, within } from '@testing-library/react';
import { getFilterFacts } from 'contract/filter-fact-requests';
import { toAddress } from 'contract/request';
import { filteredSection } from '../../base/model/filter-address';
import type { SectionName } from '../../base/model/sections';
import { columnTexts } from '../../testing/column-texts';
import { fakeReviewServer, reviewOf } from '../../testing/fake-review-server';
import { logIn, renderView } from '../../testing/render-view';
import { sampleRecord } from '../../testing/sample-record';
import { SectionView } from '../sections/section-view';

jest.mock('../table/record-table');

beforeEach(logIn);

const openFiltered = (name: SectionName, filter: Parameters<typeof filteredSection>[1] = []) =>
  renderView(<SectionView name={name} />, { address: filteredSection(name, filter) });

const pledge = (name: string, amount: number, createdAt: string) => ({
  ...sampleRecord('pledge', name),
  _id: name,
  name,
  amount,
  createdAt,
});

/** The last one is a duplicate of the first. */
const pledges = [
  pledge('Ada', 20, '2026-09-30T21:59:59.000Z'),
  pledge('Ben', 100, '2026-09-30T22:00:00.000Z'),
  { ...pledge('Ada', 50, '2026-10-31T22:59:59.000Z'), _id: 'again' },
];
const october = { field: 'createdAt', operator: 'within', value: '2026-10' } as const;
/** A dialog hides what is behind it. */
const active = () => screen.getByRole('list', { name: 'Active filters', hidden: true });

it('shows the records of the filter in the address, of any status and state', async () => {
  const server = fakeReviewServer('pledge', pledges);
  server.snapshot.reviews.push(reviewOf('Ben', { state: 'done' }));
  openFiltered('pledge', [october]);
  await waitFor(() => expect(columnTexts(1)).toEqual(['Ada', 'Ben']));
  expect(within(active()).getByText('Received: October 2026')).toBeVisible();
  expect(screen.getByText('2 records found')).toHaveAttribute('role', 'status');
});

it('finds a period in two presses, and follows each choice', async () => {
  fakeReviewServer('pledge', [pledge('Eva', 5, new Date().toISOString()), ...pledges.slice(0, 2)]);
  const user = openFiltered('pledge');
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  await user.click(screen.getByRole('radio', { name: /^This month/ }));
  expect(within(screen.getByRole('dialog')).getByText('1 record found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(columnTexts(1)).toEqual(['Eva']);
  expect(location.hash).toBe('#filter=createdAt_within_this-month');
});

it('combines conditions, changes one and removes them', async () => {
  fakeReviewServer('pledge', pledges);
  const user = openFiltered('pledge', [october]);
  await user.click(await screen.findByRole('button', { name: 'Filter (1)' }));
  await user.selectOptions(screen.getByLabelText('Field'), 'Amount');
  await user.type(screen.getByLabelText('Euros'), '60,50{Enter}');
  await waitFor(() => expect(columnTexts(1)).toEqual(['Ben']));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(
    screen.getByRole('button', { name: 'Change the filter: Amount: at least €60.50' }),
  );
  await user.selectOptions(screen.getByLabelText('Condition'), 'is at most');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(columnTexts(1)).toEqual(['Ada']));
  await user.click(
    screen.getByRole('button', { name: 'Remove the filter: Received: October 2026' }),
  );
  await waitFor(() => expect(columnTexts(1)).toEqual(['Ada', 'Ada']));
  expect(screen.getByRole('button', { name: 'Filter (1)' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove all filters' }));
  expect(screen.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
  expect(location.hash).toBe('');
});

it('takes a whole change back with one step back', async () => {
  fakeReviewServer('pledge', pledges);
  const user = openFiltered('pledge');
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  await user.selectOptions(screen.getByLabelText('Field'), 'State');
  await user.click(screen.getByRole('checkbox', { name: 'Done' }));
  await user.click(screen.getByRole('checkbox', { name: 'In progress' }));
  expect(within(active()).getByText('State: Done, In progress')).toBeInTheDocument();
  window.history.back();
  await waitFor(() => expect(location.hash).toBe(''));
});

it('says that nothing matches, and offers to remove the filters', async () => {
  fakeReviewServer('pledge', pledges);
  const user = openFiltered('pledge', [{ field: 'name', operator: 'is', value: 'Nobody' }]);
  expect(await screen.findByText('No record matches these filters.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove all filters' }));
  await waitFor(() => expect(columnTexts(1)).toEqual(['Ada', 'Ben']));
});

it('says that the address asks for a filter that is not known, and shows all', async () => {
  fakeReviewServer('pledge', pledges);
  openFiltered('pledge', [{ field: 'shoeSize', operator: 'is', value: '42' }]);
  expect(await screen.findByText(/asks for a filter that is not known/)).toBeVisible();
  expect(columnTexts(1)).toEqual(['Ada', 'Ben']);
});

it('asks the server who was contacted only if a filter is about it, and again when that fails', async () => {
  const path = toAddress(getFilterFacts, { kind: 'firstTimer' });
  const guests = ['Ada', 'Ben'].map((fullName) => ({
    ...sampleRecord('firstTimer', fullName),
    _id: fullName,
    fullName,
  }));
  let isDown = true;
  const body = { contacted: ['Ada'], languages: [{ language: 'de', records: ['Ben'] }] };
  const { calls } = fakeReviewServer('firstTimer', guests, (call) =>
    call.path !== path ? undefined : isDown ? 'down' : { status: 200, body },
  );
  const user = openFiltered('firstTimer', [
    { field: 'contacted', operator: 'isAnyOf', value: ['no'] },
  ]);
  expect(await screen.findByText(/could not be loaded/)).toBeVisible();
  expect(screen.queryByText('No record matches these filters.')).not.toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(columnTexts(1)).toEqual(['Ben']));
  expect(calls.filter((call) => call.path === path)).toHaveLength(2);
});

it('offers the programmes that there are, with one button above their tables', async () => {
  const guests = ['A', 'B', 'C', 'D', 'E', 'F'].map((name, place) => ({
    ...sampleRecord('programAttendance', name),
    _id: name,
    program: place < 3 ? 'Choir' : 'Innsbruck City Praise',
  }));
  const { calls } = fakeReviewServer('programAttendance', guests);
  const user = openFiltered('programAttendance');
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  await user.selectOptions(screen.getByLabelText('Field'), 'Program');
  await user.click(screen.getByRole('checkbox', { name: 'Choir (3)' }));
  await waitFor(() => expect(screen.getAllByRole('grid', { hidden: true })).toHaveLength(1));
  expect(calls.some(({ path }) => path.includes('facts'))).toBe(false);
});
