import { screen, waitFor, within } from '@testing-library/react';
import { correctSent, findSent } from 'contract/my-data-requests';
import type { SentRecord } from 'contract/my-data-requests';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer } from 'shared-ui/fake-network';
import { field, findAxeViolations, openPage, submitButton } from '../testing/open-page';

const code = '06CKX3W1H0ZQ4V7Y8M2N5P9RSTABCDEFGHJK0123';
const record: SentRecord = {
  kind: 'pledge',
  createdAt: '2026-03-01T10:00:00.000Z',
  __v: 3,
  state: 'done',
  fields: { name: 'Ada', email: 'ada@example.org', amount: 25.5 },
};
const button = (name: string) => screen.findByRole('button', { name });

/** Opens a record and its form; the network then gives the responses in order. */
async function correct(answers: readonly FakeAnswer[], shown: SentRecord = record) {
  const all: FakeAnswer[] = [{ status: 200, body: shown }, ...answers];
  const calls = fakeNetwork(() => all.shift() ?? 'down');
  const page = await openPage('/my-data');
  await page.user.type(field('code'), code);
  await page.user.click(submitButton());
  await page.user.click(await button('Correct it'));
  expect(await screen.findByRole('heading', { level: 3 })).toHaveFocus();
  return { ...page, calls };
}

it('shows the fields of the form with what was sent, and those that were left empty', async () => {
  const { container } = await correct([]);
  for (const [name, value] of [
    ['name', 'Ada'],
    ['email', 'ada@example.org'],
    ['amount', 25.5],
    ['message', ''],
  ] as const)
    expect(field(name)).toHaveValue(value);
  expect(screen.getByLabelText('Message (optional)')).toBe(field('message'));
  expect(screen.getByText(/^We have dealt with this already/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ask to have it erased' })).not.toBeInTheDocument();
  expect(await findAxeViolations(container)).toEqual([]);
});

it('sends what is in the fields with the version that was seen, and shows what is stored', async () => {
  const stored = { ...record, __v: 4, fields: { ...record.fields, name: 'Ada King' } };
  const { user, calls, container } = await correct([{ status: 200, body: stored }]);
  await user.type(field('name'), ' King');
  await user.click(await button('Send the correction'));
  expect(await screen.findByText('Your correction is stored.')).toHaveFocus();
  expect(calls[1]).toEqual(
    expect.objectContaining({
      path: correctSent.path,
      body: {
        key: { code },
        __v: 3,
        fields: { name: 'Ada King', email: 'ada@example.org', amount: '25.5', message: '' },
      },
    }),
  );
  expect(within(container.querySelector('dl') as HTMLElement).getByText('Ada King')).toBeVisible();
  expect(await button('Correct it')).toBeVisible();
});

it('says at its field what is wrong, before it is sent and after', async () => {
  const message = 'Please enter an e-mail address like name@example.org.';
  const issues = [{ path: 'email', message, code: 'no-email' }];
  const refused: FakeAnswer = { status: 400, body: { message, code: 'invalid-body', issues } };
  const { user, calls, container } = await correct([refused]);
  await user.clear(field('name'));
  await user.click(await button('Send the correction'));
  expect(field('name')).toHaveFocus();
  expect(field('name')).toHaveAccessibleDescription('Enter your full name.');
  expect(calls).toHaveLength(1);
  await user.type(field('name'), 'Grace');
  await user.click(await button('Send the correction'));
  await waitFor(() => expect(field('email')).toHaveAccessibleDescription(message));
  expect(field('email')).toHaveFocus();
  expect(field('name')).toHaveValue('Grace');
  expect(await findAxeViolations(container)).toEqual([]);
});

it('keeps what was typed where somebody changed it meanwhile, and shows the rest as it is now', async () => {
  const conflict = { message: 'Changed.', code: 'changed-meanwhile' };
  const now = { ...record, __v: 4, fields: { ...record.fields, name: 'Bob', amount: 30 } };
  const stored = { ...now, __v: 5 };
  const { user, calls, container } = await correct([
    { status: 409, body: conflict },
    { status: 200, body: now },
    { status: 200, body: stored },
  ]);
  await user.clear(field('name'));
  await user.type(field('name'), 'Grace');
  await user.click(await button('Send the correction'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This was changed meanwhile.');
  expect(calls[2]).toMatchObject({ path: findSent.path, body: { code } });
  expect(field('name')).toHaveValue('Grace');
  expect(field('amount')).toHaveValue(30);
  expect(within(container.querySelector('dl') as HTMLElement).getByText('Bob')).toBeVisible();
  await user.click(await button('Send the correction'));
  expect(await screen.findByText('Your correction is stored.')).toBeVisible();
  expect(calls[3]).toMatchObject({ body: { __v: 4, fields: { name: 'Grace', amount: '30' } } });
});

it.each<[FakeAnswer, string]>([
  ['down', 'Your correction could not be taken just now.'],
  [{ status: 409, body: { message: 'It is merged.', code: 'sent-merged' } }, 'It is merged.'],
  [{ status: 409, body: { message: 'Changed.', code: 'changed-meanwhile' } }, 'Your correction'],
])('says that it was not taken (%j), and keeps what was typed', async (answer, sentence) => {
  const { user } = await correct([answer]);
  await user.type(field('name'), ' King');
  await user.click(await button('Send the correction'));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(field('name')).toHaveValue('Ada King');
});

it('leaves it as it is, by its button', async () => {
  const { user, calls } = await correct([]);
  await user.click(await button('Leave it as it is'));
  expect(await button('Correct it')).toHaveFocus();
  expect(calls).toHaveLength(1);
});

it('says that a testimony is looked at again', async () => {
  const testimony = { ...record, kind: 'testimony', fields: { message: 'Good.' } };
  await correct([], testimony);
  expect(screen.getByText(/our staff look at your testimony again/)).toBeVisible();
});

it('offers what can be chosen in the words of the page', async () => {
  const fields = { fullName: 'Ada', requestType: 'prayer' };
  await correct([], { ...record, kind: 'request', fields });
  expect(field('requestType')).toHaveValue('prayer');
  expect(screen.getByRole('option', { name: 'Counselling' })).toHaveValue('counseling');
});

it('offers no correction of what it does not know', async () => {
  fakeNetwork(() => ({ status: 200, body: { ...record, kind: 'newKind' } }));
  const { user } = await openPage('/my-data');
  await user.type(field('code'), code);
  await user.click(submitButton());
  expect(await button('Ask to have it erased')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Correct it' })).not.toBeInTheDocument();
});
