import { act, screen, waitFor, within } from '@testing-library/react';
import { correctRecord, getRecordHistory } from 'contract/record-entry-requests';
import type { RecordHistory } from 'contract/record-entry-requests';
import { toAddress } from 'contract/request';
import { allRights } from 'contract/rights';
import type { FakeAnswer, SentCall } from 'shared-ui/fake-network';
import type { AdminRecord } from '../../base/model/admin-record';
import { fakeReviewServer } from '../../testing/fake-review-server';
import { openSection } from '../../testing/open-section';
import { logIn } from '../../testing/render-view';

jest.mock('../table/record-table');

const at = '2026-03-01T12:30:00.000Z';
const ruth = {
  ...{ name: 'Ruth Berger', email: 'ruth@example.org', subject: 'Choir', message: 'When?' },
  ...{ _id: 'r1', createdAt: at, updatedAt: at, __v: 3 },
};
const about = { kind: 'contact', id: 'r1' } as const;

function openRuth(
  answers: readonly FakeAnswer[] = [],
  history: RecordHistory = { corrections: [] },
) {
  const left = [...answers];
  const respond = ({ method, path }: SentCall): FakeAnswer | undefined => {
    if (path === toAddress(getRecordHistory, about)) return { status: 200, body: history };
    return method === 'PUT' && path === toAddress(correctRecord, about)
      ? (left.shift() ?? 'down')
      : undefined;
  };
  const server = fakeReviewServer('contact', [ruth], respond);
  const user = openSection('contact', 'r1');
  const sent = () => server.calls.filter(({ method }) => method === 'PUT');
  return { user, sent, records: server.records };
}
const press = (name: string) => screen.findByRole('button', { name });
const corrected = (record: AdminRecord, isMailed = false): FakeAnswer => ({
  status: 200,
  body: { record, isMailed },
});

beforeEach(logIn);
afterEach(() => {
  sessionStorage.clear();
  Reflect.deleteProperty(window, 'matchMedia');
});

it('tells what was corrected of a record, by whom and when, and what stood there before', async () => {
  const correction = {
    ...{ _id: 'c1', at: '2026-03-02T12:30:00.000Z', by: 'office@example.org', isTold: true },
    replaced: { name: 'Rut', message: null },
  };
  openRuth([], { corrections: [correction] });
  const entry = await screen.findByText(/^Corrected by office@example.org on 2 Mar 2026, 13:30/);
  expect(entry).toHaveTextContent('The person was told by e-mail.');
  expect(screen.getByText('Name before').nextSibling).toHaveTextContent('Rut');
  expect(screen.getByText('Message before').nextSibling).toHaveTextContent('empty');
});

it('says nothing of a record that was not corrected', async () => {
  openRuth();
  expect(await press('Correct')).toBeVisible();
  expect(screen.queryByText('What was corrected')).not.toBeInTheDocument();
});

it('corrects over the version that was seen, and shows what is stored', async () => {
  const { user, sent } = openRuth([corrected({ ...ruth, name: 'Ruth Auer', __v: 4 }, true)]);
  await user.click(await press('Correct'));
  const dialog = await screen.findByRole('dialog', { name: 'Correct Ruth Berger' });
  const name = within(dialog).getByLabelText('Name');
  expect(name).toHaveFocus();
  await user.clear(name);
  await user.type(name, 'Ruth Auer');
  await user.click(within(dialog).getByLabelText(/^Tell the person/));
  await user.click(await press('Save the correction'));
  expect(
    await screen.findByText('Ruth Auer is corrected, and an e-mail is on its way.'),
  ).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Ruth Auer' })).toBeVisible();
  expect(sent()).toEqual([
    expect.objectContaining({
      path: toAddress(correctRecord, about),
      body: {
        ...{ seenVersion: 3, tellsSender: true },
        fields: {
          ...{ name: 'Ruth Auer', email: ruth.email },
          ...{ subject: ruth.subject, message: ruth.message },
        },
      },
    }),
  ]);
});

it('keeps what was typed and not sent', async () => {
  const { user } = openRuth();
  await user.click(await press('Correct'));
  await user.type(await screen.findByLabelText('Name'), ' jun.');
  await user.click(await press('Cancel'));
  await user.click(await press('Correct'));
  expect(await screen.findByLabelText('Name')).toHaveValue('Ruth Berger jun.');
  expect(screen.getByLabelText('Subject')).toHaveValue('Choir');
});

it('stays open, with what was chosen, when the window gets too narrow for table and panel', async () => {
  const list = Object.assign(new EventTarget(), { matches: true });
  Object.assign(window, { matchMedia: () => list });
  const { user } = openRuth();
  await user.click(await press('Correct'));
  await user.type(await screen.findByLabelText('Name'), ' jun.');
  await user.click(screen.getByLabelText(/^Tell the person/));
  list.matches = false;
  act(() => void list.dispatchEvent(new Event('change')));
  const dialog = await screen.findByRole('dialog', { name: 'Correct Ruth Berger' });
  expect(within(dialog).getByLabelText('Name')).toHaveValue('Ruth Berger jun.');
  expect(within(dialog).getByLabelText(/^Tell the person/)).toBeChecked();
});

it('keeps what was typed where a colleague was faster, and shows the rest as it is now', async () => {
  const conflict = { status: 409, body: { message: 'Changed.', code: 'record-changed' } };
  const now = { ...ruth, subject: 'Band', __v: 4 };
  const { user, sent, records } = openRuth([conflict, corrected({ ...now, __v: 5 })]);
  await user.click(await press('Correct'));
  await user.type(await screen.findByLabelText('Name'), ' Auer');
  records[0] = now;
  await user.click(await press('Save the correction'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This record was changed meanwhile.');
  await waitFor(() => expect(screen.getByLabelText('Subject')).toHaveValue('Band'));
  expect(screen.getByLabelText('Name')).toHaveValue('Ruth Berger Auer');
  await user.click(await press('Save the correction'));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.body).toMatchObject({
    seenVersion: 4,
    fields: { name: 'Ruth Berger Auer', subject: 'Band' },
  });
});

it('offers no correction to whoever may only read', async () => {
  const readers = allRights.filter((right) => right.endsWith(':read'));
  fakeReviewServer('contact', [ruth]);
  openSection('contact', 'r1', readers);
  expect(await screen.findByRole('heading', { name: 'Ruth Berger' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Correct' })).not.toBeInTheDocument();
});
