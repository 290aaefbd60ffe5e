import type { ComponentProps } from 'react';
import { screen, waitFor } from '@testing-library/react';
import type { Outcome } from '../../../base/outcome-note/use-outcome-note';
import { fakePeopleServer } from '../../../testing/fake-people-server';
import type { FakeAnswer, SentCall } from 'shared-ui/fake-network';
import { logIn, renderView } from '../../../testing/render-view';
import { PeopleExport } from './people-export';

let said: Outcome[];
let saved: string[];
beforeEach(() => {
  logIn();
  said = [];
  saved = [];
  URL.createObjectURL = () => 'blob:sample';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});
afterEach(() => jest.restoreAllMocks());

const path = '/api/admin/persons/exports';
const answerWith = (answer: FakeAnswer) => (call: SentCall) =>
  call.path === path ? answer : undefined;

type Whom = Omit<ComponentProps<typeof PeopleExport>, 'say'>;

async function choose(format: string, whom: Whom, answer: FakeAnswer) {
  const server = fakePeopleServer([], [], answerWith(answer));
  const user = renderView(<PeopleExport {...whom} say={(outcome) => said.push(outcome)} />);
  await user.click(await screen.findByRole('button', { name: /Export/ }));
  await user.click(screen.getByRole('menuitem', { name: format }));
  await waitFor(() => expect(said).toHaveLength(1));
  return server.calls.find((call) => call.path === path)?.body;
}

it('saves a file of everyone', async () => {
  const body = await choose('Excel file', {}, { status: 200, body: 'file' });
  expect(body).toEqual({ format: 'xlsx', language: 'en' });
  expect(saved[0]).toMatch(/^people-\d{4}-\d\d-\d\d\.xlsx$/);
  expect(said).toMatchObject([{ tone: 'success' }]);
});

it('saves a file of one person', async () => {
  const body = await choose('CSV file', { person: 'p1' }, { status: 200, body: 'file' });
  expect(body).toEqual({ format: 'csv', language: 'en', person: 'p1' });
  expect(saved[0]).toMatch(/\.csv$/);
});

it('saves a file of those whom a list shows, and says how many they are', async () => {
  const listed = { list: 'all', filter: 'open_isAnyOf_yes' } as const;
  const body = await choose('CSV file', { listed, total: 17 }, { status: 200, body: 'file' });
  expect(body).toEqual({
    ...{ format: 'csv', language: 'en', list: 'all', filter: 'open_isAnyOf_yes' },
  });
  expect(said[0]?.text).toMatch(/^Exported: 17 people, with all their records/);
});

it('says what the server refuses, and saves nothing', async () => {
  const message = 'There is no such person any more.';
  await choose('CSV file', { person: 'p1' }, { status: 404, body: { message, error: message } });
  expect([saved, said]).toEqual([[], [{ tone: 'error', text: message }]]);
});

it('offers nothing to who may export no section', async () => {
  const server = fakePeopleServer([]);
  server.rights = ['contact:read'];
  renderView(<PeopleExport say={(outcome) => said.push(outcome)} />);
  await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
});
