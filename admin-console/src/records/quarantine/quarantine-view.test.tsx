import { screen, within } from '@testing-library/react';
import { maxReleased } from 'contract/quarantine-requests';
import type { RecordKind } from 'contract/review';
import type { QuarantinedRecord, QuarantineReason } from 'contract/quarantine-requests';
import type { SentCall } from 'shared-ui/fake-network';
import { fakeReviewServer } from '../../testing/fake-review-server';
import { logIn, renderView } from '../../testing/render-view';
import { ProgramTables } from '../programs/program-tables';
import { SectionView } from '../sections/section-view';
import { QuarantineView } from './quarantine-view';
import { useQuarantine } from './use-quarantine';
import { QuarantineContext } from './waiting-records';

jest.mock('../table/record-table');

const held = (
  name: string,
  {
    kind = 'contact',
    reason = 'too-many',
    ...fields
  }: {
    readonly kind?: RecordKind;
    readonly reason?: QuarantineReason;
    readonly program?: string;
  } = {},
): QuarantinedRecord => ({
  kind,
  reason,
  record: {
    _id: name,
    __v: 0,
    createdAt: '2026-03-01T12:30:00.000Z',
    updatedAt: '',
    name,
    ...fields,
  },
});
const registered = (name: string, program: string, reason: QuarantineReason = 'too-many') =>
  held(name, { kind: 'programAttendance', program, reason });
const praise = 'Innsbruck City Praise';

beforeEach(logIn);

/** Fakes a server that releases all requested records except the one with the id `stays`. */
function serve(quarantined: QuarantinedRecord[], stays?: string) {
  return fakeReviewServer('contact', [], ({ method, path, body }: SentCall) => {
    if (path === '/api/admin/quarantine') return { status: 200, body: quarantined };
    if (method !== 'POST' || path !== '/api/admin/quarantine/release') return undefined;
    const { records } = body as { readonly records: readonly string[] };
    const released = records.filter((id) => id !== stays);
    const left = quarantined.filter(({ record }) => !records.includes(record._id));
    quarantined.splice(0, quarantined.length, ...left);
    return { status: 200, body: { released } };
  });
}
const releases = (calls: readonly SentCall[]) =>
  calls
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => (body as { readonly records: readonly string[] }).records);
const press = async (user: ReturnType<typeof renderView>, name: string) => {
  await user.click(screen.getByRole('button', { name }));
  const [, confirm] = screen.getAllByRole('button', { name });
  await user.click(confirm as HTMLElement);
};

const name = (text: string) => screen.getByText(text, { selector: '.name, .name > a' });

const View = () => <QuarantineView quarantine={useQuarantine()} />;

it('says why each group waits, and calls a full hall no spam', async () => {
  serve([
    registered('Ada', praise),
    held('Bot', { reason: 'honeypot' }),
    registered('Ben', 'Picnic'),
  ]);
  renderView(<View />);
  const many = within(await screen.findByRole('region', { name: 'More at once than usual' }));
  expect(many.getByText(/A full hall does so too/)).toBeVisible();
  const titles = screen
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)
    .filter((title) => title !== 'What was sent' && title !== 'Details');
  expect(titles).toEqual([
    'Quarantine',
    'More at once than usual (2)',
    'Program Attendance: Innsbruck City Praise (1)',
    'Program Attendance: Picnic (1)',
    'Probably sent by a program (1)',
    'Contacts (1)',
  ]);
  expect(document.body).not.toHaveTextContent(/spam/i);
});

it('releases all of a programme, or all that wait for a reason, once it was confirmed', async () => {
  const { calls } = serve(
    [
      ...[registered('Ada', praise), registered('Ben', praise), registered('Cleo', 'Picnic')],
      ...[held('Dan'), held('Bot', { reason: 'honeypot' })],
    ],
    'Ben',
  );
  const user = renderView(<View />);
  const ofProgram = `Release all 2: Program Attendance: ${praise}`;
  await user.click(await screen.findByRole('button', { name: ofProgram }));
  expect(screen.getByText(/^All 2 join their lists.*cannot be taken back\.$/)).toHaveFocus();
  expect(releases(calls)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await press(user, ofProgram);
  // Another user had released the other one.
  expect(await screen.findByText('1 was released.')).toHaveFocus();
  expect(releases(calls)).toEqual([['Ada', 'Ben']]);
  await press(user, 'Release all 2: More at once than usual');
  expect(await screen.findByText('2 were released.')).toHaveFocus();
  expect(releases(calls)).toEqual([
    ['Ada', 'Ben'],
    ['Cleo', 'Dan'],
  ]);
  expect(name('Bot')).toBeVisible();
});

it('releases those that were selected, with Shift all since the last one', async () => {
  const { calls } = serve([
    ...[registered('Ada', praise), registered('Ben', praise), registered('Cleo', 'Picnic')],
    ...[held('Dan'), held('Bot', { reason: 'honeypot' })],
  ]);
  const user = renderView(<View />);
  const select = async (who: string) => user.click(screen.getByLabelText(`Select ${who}`));
  await screen.findByText('Ada', { selector: '.name, .name > a' });
  await select('Ada');
  await user.keyboard('{Shift>}');
  await select('Dan');
  await user.keyboard('{/Shift}');
  await select('Ben');
  await press(user, 'Release the selected 3: Quarantine');
  expect(await screen.findByText('3 were released.')).toHaveFocus();
  expect(releases(calls)).toEqual([['Ada', 'Cleo', 'Dan']]);
  expect(screen.queryByText(/^Release the selected/)).not.toBeInTheDocument();
});

function ReleaseEverything() {
  const { records, releaseAll } = useQuarantine();
  return (
    <button type="button" onClick={() => void releaseAll(records)}>
      {records.length}
    </button>
  );
}

it('asks for no more at a time than the server takes', async () => {
  const { calls } = serve(
    Array.from({ length: maxReleased + 1 }, (_, number) => held(`Guest ${number}`)),
  );
  const user = renderView(<ReleaseEverything />);
  await user.click(await screen.findByText(`${maxReleased + 1}`));
  await screen.findByText('0');
  expect(releases(calls).map(({ length }) => length)).toEqual([maxReleased, 1]);
});

it('says why many were not released, and keeps them', async () => {
  fakeReviewServer('contact', [], ({ method, path }) => {
    if (path === '/api/admin/quarantine') return { status: 200, body: [held('Ada'), held('Ben')] };
    return method === 'POST' ? { status: 503, body: { message: 'Not now.' } } : undefined;
  });
  const user = renderView(<View />);
  await screen.findByText('Ada', { selector: '.name, .name > a' });
  await press(user, 'Release all 2: Contacts');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  expect(name('Ben')).toBeVisible();
});

function Section({ name }: { readonly name: 'contact' | 'programAttendance' }) {
  return (
    <QuarantineContext value={useQuarantine()}>
      {name === 'contact' ? (
        <SectionView name={name} />
      ) : (
        <ProgramTables
          {...{ fields: [], rows: [], hidden: [], setup: {} as never }}
          onShowHidden={() => undefined}
        />
      )}
    </QuarantineContext>
  );
}

it('says below an empty section that something waits, and lets it in', async () => {
  const { calls } = serve([
    held('Ada'),
    held('Bot', { reason: 'honeypot' }),
    registered('Ben', praise),
  ]);
  const user = renderView(<Section name="contact" />);
  await user.click(await screen.findByText('2 more wait in quarantine and are not counted'));
  expect(await screen.findByText(/A full hall does so too/)).toBeVisible();
  expect(screen.getByText('A field was filled in that people cannot see.')).toBeVisible();
  expect(screen.queryByText('Ben')).not.toBeInTheDocument();
  await press(user, 'Release all 2: Contacts');
  expect(await screen.findByText('2 were released.')).toHaveFocus();
  expect(releases(calls)).toEqual([['Ada', 'Bot']]);
  expect(screen.queryByText(/wait in quarantine/)).not.toBeInTheDocument();
});

it('shows what waits under its programme, also where nothing is in its table yet', async () => {
  serve([
    ...[registered('Ada', '  innsbruck CITY praise '), registered('Ben', praise, 'honeypot')],
    registered('Cleo', 'Picnic'),
  ]);
  const user = renderView(<Section name="programAttendance" />);
  const table = within(await screen.findByRole('region', { name: 'Innsbruck City Praise (0)' }));
  const other = within(screen.getByRole('region', { name: 'Other / Unknown (0)' }));
  expect(other.getByText('1 more waits in quarantine and is not counted')).toBeVisible();
  await user.click(table.getByText('2 more wait in quarantine and are not counted'));
  expect(await table.findByText('Ada', { selector: '.name, .name > a' })).toBeVisible();
  expect(table.getByText('Ben', { selector: '.name, .name > a' })).toBeVisible();
});
