import { act, screen, waitFor, within } from '@testing-library/react';
import { addProfile, addRecord } from 'contract/record-entry-requests';
import { toAddress } from 'contract/request';
import type { RecordKind } from 'contract/review';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer } from 'shared-ui/fake-network';
import { AddRecordButton } from '../../app/console-tools/add-record-button';
import { sectionNames } from '../../base/model/sections';
import { logIn, renderView } from '../../testing/render-view';
import { AddButton } from './add-button';
import { EntryHost } from './entry-host';
import { openEntry } from './entry-opener';

const at = '2026-03-01T12:30:00.000Z';
const added = (fields: object, isMailed = false): FakeAnswer => ({
  status: 201,
  body: { record: { ...fields, _id: 'r1', createdAt: at, updatedAt: at, __v: 0 }, isMailed },
});
const isAddition = ({ path }: { readonly path: string }) => path.startsWith('/api/admin/records/');

/** Opens the dialog; the server then gives the answers to what is added, in order. */
async function open(kind: RecordKind | undefined, ...answers: FakeAnswer[]) {
  const calls = fakeNetwork((call) =>
    isAddition(call) ? (answers.shift() ?? 'down') : { status: 200, body: [] },
  );
  const user = renderView(<EntryHost sections={sectionNames} section="firstTimer" />);
  act(() => openEntry(kind));
  const dialog = await screen.findByRole('dialog', { name: 'Add a record' });
  return { user, dialog, sent: () => calls.filter(isAddition) };
}
const field = (label: string | RegExp) => screen.getByLabelText(label);
const press = (name: string) => screen.findByRole('button', { name });
const recordInAddress = () => new URLSearchParams(window.location.search).get('record');

beforeEach(logIn);
afterEach(() => sessionStorage.clear());

it('adds what a caller says to the chosen section, in silence, and opens it', async () => {
  const { user, sent } = await open('partnership', added({ name: 'Ruth Berger' }));
  expect(field('Telephone')).toBeChecked();
  await user.type(field('Name'), 'Ruth Berger');
  await user.type(field('Phone'), '0664 1');
  await user.click(await press('Add'));
  await waitFor(() => expect(recordInAddress()).toBe('r1'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent()).toEqual([
    expect.objectContaining({
      path: toAddress(addRecord, { kind: 'partnership' }),
      body: {
        ...{ key: expect.stringMatching(/^[0-9a-f]{32}$/), source: 'telephone', sendsMail: false },
        fields: { name: 'Ruth Berger', phone: '0664 1' },
      },
    }),
  ]);
});

it('begins with the section that is open, and has the fields of the one that is chosen', async () => {
  const { user, dialog } = await open(undefined);
  const section = within(dialog).getByLabelText('Section');
  expect(section).toHaveDisplayValue('First Timers');
  await user.selectOptions(section, 'Pledge Posts');
  expect(field('Amount')).toBeVisible();
  expect(screen.queryByLabelText('Phone')).not.toBeInTheDocument();
});

it('keeps how it came when another section is chosen, but for what was begun there', async () => {
  const { user } = await open('welfare');
  await user.type(field(/name/i), 'Ruth');
  await user.selectOptions(field('Section'), 'Contacts');
  await user.click(field('On paper'));
  await user.selectOptions(field('Section'), 'Pledge Posts');
  expect(field('On paper')).toBeChecked();
  await user.selectOptions(field('Section'), 'Welfare');
  expect(field('Telephone')).toBeChecked();
});

it('offers those sections only in which the user may work', async () => {
  fakeNetwork(() => ({ status: 200, body: [] }));
  renderView(
    <>
      <AddButton kind="welfare" />
      <EntryHost sections={['welfare', 'contact']} section="welfare" />
    </>,
    { rights: ['welfare:read', 'contact:read', 'contact:review'] },
  );
  expect(screen.queryByRole('button', { name: 'Add' })).not.toBeInTheDocument();
  act(() => openEntry('welfare'));
  const section = await screen.findByLabelText('Section');
  expect(within(section).getAllByRole('option')).toEqual([
    within(section).getByRole('option', { name: 'Contacts' }),
  ]);
});

it('offers nothing to whoever may only read', () => {
  fakeNetwork(() => ({ status: 200, body: [] }));
  renderView(
    <>
      <AddRecordButton />
      <AddButton kind="contact" />
      <EntryHost sections={['contact', 'welfare']} section="contact" />
    </>,
    { rights: ['contact:read', 'welfare:read'] },
  );
  act(() => openEntry('contact'));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('says at its field what is wrong, and sends nothing before that is mended', async () => {
  const issues = [
    { path: 'phone', message: 'Please enter the phone in digits.', code: 'no-phone' },
  ];
  const refused = { status: 400, body: { message: 'Please check.', issues } };
  const { user, sent } = await open('partnership', refused);
  await user.click(await press('Add'));
  expect(field('Name')).toHaveFocus();
  expect(sent()).toEqual([]);
  await user.type(field('Name'), 'Ruth');
  await user.type(field('Phone'), '1');
  await user.click(await press('Add'));
  await waitFor(() =>
    expect(field('Phone')).toHaveAccessibleDescription('Please enter the phone in digits.'),
  );
  expect(field('Name')).toHaveValue('Ruth');
});

it('keeps what was typed while it is closed, and sends the same again under the same key', async () => {
  const { user, sent } = await open('partnership', 'down', 'down');
  await user.click(field('On paper'));
  await user.type(field('Name'), 'Ruth');
  await user.type(field('Phone'), '1');
  await user.click(await press('Add'));
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be added');
  await user.click(await press('Add'));
  await waitFor(() => expect(sent()).toHaveLength(2));
  const keys = sent().map(({ body }) => (body as { readonly key: string }).key);
  expect(keys[0]).toBe(keys[1]);
  await user.click(await press('Cancel'));
  act(() => openEntry('partnership'));
  expect(await screen.findByLabelText('Name')).toHaveValue('Ruth');
  expect(field('On paper')).toBeChecked();
});

it('takes down one after another, and says what became of the last one', async () => {
  const { user, sent } = await open('contact', added({ name: 'Ruth' }, false));
  await user.click(field('On paper'));
  for (const label of ['Name', 'Subject', 'Message']) await user.type(field(label), 'Ruth');
  await user.type(field('E-mail'), 'ruth@example.org');
  await user.click(field('Send the confirmation of the form by e-mail'));
  await user.selectOptions(field('Language of e-mails to this person'), 'Deutsch');
  await user.click(await press('Add, and take down the next one'));
  expect(await screen.findByText(/^Ruth is added to Contacts\. No e-mail was sent/)).toBeVisible();
  expect(field('Name')).toHaveValue('');
  expect(field('On paper')).toBeChecked();
  expect(sent()[0]?.body).toMatchObject({ source: 'paper', sendsMail: true, language: 'de' });
});

it('adds a profile without a password, and invites its owner only by wish', async () => {
  const { user, sent } = await open('profiles', added({ fullName: 'Ruth' }, true));
  expect(screen.queryByLabelText(/Password/)).not.toBeInTheDocument();
  await user.type(field('Full name'), 'Ruth');
  await user.type(field('E-mail'), 'ruth@example.org');
  await user.type(field('Phone'), '1');
  await user.type(field('Address'), 'Street 1');
  await user.selectOptions(field('Country'), 'Austria');
  await user.selectOptions(field('Gender'), 'Female');
  await user.selectOptions(field('Member type'), 'Online');
  await user.click(field('Invite by e-mail to choose a password'));
  await user.click(await press('Add'));
  await waitFor(() => expect(recordInAddress()).toBe('r1'));
  expect(sent()[0]).toMatchObject({
    path: addProfile.path,
    body: { invites: true, language: 'en', source: 'telephone' },
  });
});
