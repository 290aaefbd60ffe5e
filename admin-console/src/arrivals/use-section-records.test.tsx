import { screen, waitFor } from '@testing-library/react';
import { fakeEventSource } from '../testing/fake-event-source';
import { fakeReviewServer } from '../testing/fake-review-server';
import { listCalls, logIn, openConsole } from '../testing/open-console';
import { person } from '../testing/person';

const people = ['Ruth', 'Bela', 'Jonas'].map(person);
const late = person('Late');
const news = { kind: 'contact', records: [late] } as const;

const connection = fakeEventSource();
beforeEach(() => {
  logIn();
  jest.spyOn(console, 'error').mockImplementation();
});

it('shows what arrives in a section in which nothing was', async () => {
  const { calls } = fakeReviewServer('contact', []);
  openConsole('/admin/dashboard?section=contacts');
  expect(await screen.findByText('No data found.')).toBeVisible();
  connection().tell('arrived', news);
  expect(await screen.findByRole('gridcell', { name: 'Late' })).toBeVisible();
  expect(screen.getByText('1 Unique')).toBeVisible();
  expect(listCalls(calls)).toHaveLength(1);
});

it('reads a list again that could not be read, when something arrives', async () => {
  let isDown = true;
  const { calls, records } = fakeReviewServer('contact', people, ({ path }) =>
    isDown && path === '/api/contacts' ? 'down' : undefined,
  );
  openConsole('/admin/dashboard?section=contacts');
  expect(await screen.findByText('No data found.')).toBeVisible();
  isDown = false;
  records.push(late);
  connection().tell('arrived', news);
  expect(await screen.findByText('4 Unique')).toBeVisible();
  expect(listCalls(calls)).toHaveLength(2);
});

it('does not pass what arrives off as all there is while the list cannot be read', async () => {
  const { calls } = fakeReviewServer('contact', people, ({ path }) =>
    path === '/api/contacts' ? 'down' : undefined,
  );
  openConsole('/admin/dashboard?section=contacts');
  expect(await screen.findByText('No data found.')).toBeVisible();
  connection().tell('arrived', news);
  await waitFor(() => expect(listCalls(calls)).toHaveLength(2));
  expect(screen.getByText('No data found.')).toBeVisible();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
});

it('reads it again also for what arrived before it was known to have failed', async () => {
  const { calls } = fakeReviewServer('contact', people, ({ path }) =>
    path === '/api/contacts' ? 'hang' : undefined,
  );
  openConsole('/admin/dashboard?section=contacts');
  await waitFor(() => expect(listCalls(calls)).toHaveLength(1));
  connection().tell('arrived', news);
  listCalls(calls)[0]?.answer('down');
  await waitFor(() => expect(listCalls(calls)).toHaveLength(2));
});
