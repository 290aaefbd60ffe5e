import { act, screen, waitFor } from '@testing-library/react';
import { fakeNetwork } from 'shared-ui/fake-network';
import { openSection } from '../../testing/open-section';
import { logIn } from '../../testing/render-view';
import { slowAnswer } from '../../testing/slow-answer';

/** Fakes a network whose response for `list` arrives in pieces that the test sends. */
function slowNetwork(list = '/api/contacts') {
  const { response, ...pieces } = slowAnswer();
  // All other requests hang.
  fakeNetwork(() => 'hang');
  const { fetch: hang } = window;
  Object.assign(window, {
    fetch: (path: string, init: RequestInit) =>
      path === list ? Promise.resolve(response) : hang(path, init),
  });
  // `act` ensures that the pieces are rendered before the test goes on.
  return { ...pieces, send: (text: string) => act(() => pieces.send(text)) };
}

const person = (number: number) => ({
  _id: `id-${number}`,
  name: `Person ${number}`,
  email: `person.${number}@example.org`,
  program: 'City Praise - Ostern',
  message: 'A message as long as people write them. '.repeat(10),
});
const textOf = (from: number, to: number, more: object = {}) =>
  Array.from({ length: to - from }, (_, i) =>
    JSON.stringify({ ...person(from + i), ...more }),
  ).join(',');
/** Long enough to be parsed before more arrives. */
const begin = `[${textOf(0, 1000)}`;

const firstName = () => screen.getAllByRole('gridcell')[1]?.textContent;
const exportTool = () => screen.getByRole('button', { name: 'Export' });

const oldestFirst = { sort: { field: 'createdAt', direction: 'asc' } };
const setUp = (preferences: object) =>
  localStorage.setItem('table:contacts', JSON.stringify({ pageSize: 25, ...preferences }));

beforeEach(() => {
  logIn();
  setUp(oldestFirst);
});

it('shows the first page of a long list, says how far it has come, and counts when all is there', async () => {
  const network = slowNetwork();
  const now = performance.now.bind(performance);
  let later = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now() + later);
  openSection('contact');
  expect(await screen.findByText('Loading...')).toHaveAttribute('role', 'status');
  await network.send(begin);
  const cell = await screen.findByRole('gridcell', { name: 'Person 0' });
  expect(screen.getByText('Loading...')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
  expect(screen.getByText(/^1–25 of more than \d{3}$/)).toBeVisible();
  // A part of the list must not look like the whole list.
  expect(screen.queryByText(/Unique/)).not.toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(exportTool()).toBeDisabled();

  // The progress is updated at most ten times a second.
  const received = () => parseInt(screen.getByText(/^[\d,]+ records so far$/).textContent);
  const before = received();
  expect(screen.getByText(/^[\d,]+ records so far$/)).not.toHaveAttribute('role');
  later = 101;
  await network.send(`,${textOf(1000, 2499)},${textOf(0, 1)}`);
  await waitFor(() => expect(received()).not.toBe(before));

  await network.send(']');
  await network.end();
  expect(await screen.findByText('2499 Unique')).toBeVisible();
  expect(screen.getByText('1 Duplicates')).toBeVisible();
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  expect(await screen.findByText(/^1–25 of 2,?499$/)).toBeVisible();
  // The rows that were being read do not move.
  expect(cell).toBeVisible();
  expect(exportTool()).toBeEnabled();
});

it('takes an order that is chosen early for that of the whole list', async () => {
  const network = slowNetwork();
  const user = openSection('contact');
  await screen.findByText('Loading...');
  await network.send(begin);
  await screen.findByRole('gridcell', { name: 'Person 0' });
  await user.click(screen.getByRole('columnheader', { name: /^Name/ }));
  await user.click(screen.getByRole('columnheader', { name: /^Name/ }));
  expect(screen.getByRole('progressbar')).toBeVisible();
  await network.send(`,${textOf(1000, 2500)},${textOf(0, 1, { name: 'Zoe' })}]`);
  await network.end();
  await waitFor(() => expect(firstName()).toBe('Zoe'));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

const merged = { mergedInto: 'id-9999' };
const byName = { sort: { field: 'name', direction: 'desc' } };
it.each([
  ['an order was chosen before', 'contact', '/api/contacts', {}, byName, 'Zoe'],
  ['the newest come first', 'contact', '/api/contacts', {}, {}, 'Zoe'],
  ['all of the first were merged', 'contact', '/api/contacts', merged, oldestFirst, 'Zoe'],
  [
    'there is a table for each programme',
    'programAttendance',
    '/api/program-attendance',
    { fullName: 'Person 0' },
    {},
    'Person 0',
  ],
] as const)(
  'waits for the whole list where %s',
  async (_where, section, list, more, preferences, shown) => {
    setUp(preferences);
    const network = slowNetwork(list);
    openSection(section);
    await screen.findByText('Loading...');
    await network.send(`[${textOf(0, 1000, more)}`);
    expect(await screen.findByText(/^[\d,]+ records so far$/)).toBeVisible();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    await network.send(`,${textOf(1000, 1001, { ...more, name: 'Zoe', mergedInto: undefined })}]`);
    await network.end();
    await waitFor(() => expect(firstName()).toBe(shown));
  },
);

it('says that a list failed until the whole of it is there, and hands the focus on', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  fakeNetwork(({ path }) => (path === '/api/contacts' ? 'down' : 'hang'));
  const user = openSection('contact');
  const tryAgain = await screen.findByRole('button', { name: 'Try again' });
  const network = slowNetwork();
  await user.click(tryAgain);
  await network.send(begin);
  await network.send(`,${textOf(1000, 1001)}`);
  expect(screen.getByRole('alert')).toHaveTextContent('This list could not be loaded');
  expect(screen.getByRole('button', { name: 'Loading...' })).toHaveFocus();
  await network.send(']');
  await network.end();
  expect(await screen.findByText('1001 Unique')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Contacts' })).toHaveFocus();
});

it('waits for the record that the address names', async () => {
  const network = slowNetwork();
  openSection('contact', 'id-1000');
  await screen.findByText('Loading...');
  await network.send(begin);
  expect(await screen.findByText(/^[\d,]+ records so far$/)).toBeVisible();
  expect(screen.queryByText('Person 0')).not.toBeInTheDocument();
  await network.send(`,${textOf(1000, 1001)}]`);
  await network.end();
  expect(await screen.findByRole('heading', { name: 'Person 1000' })).toBeVisible();
});

it('gives a column to what only a later part of the list carries, after those that are drawn', async () => {
  const network = slowNetwork();
  openSection('contact');
  await screen.findByText('Loading...');
  await network.send(begin);
  await screen.findByRole('gridcell', { name: 'Person 0' });
  const headers = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent);
  const known = ['Status', 'Name', 'E-mail', 'Subject', 'Message', 'Program'];
  expect(headers()).toEqual(known);
  await network.send(`,${textOf(1000, 1001, { room: 7 })}]`);
  await network.end();
  await waitFor(() => expect(headers()).toEqual([...known, 'Room']));
});
