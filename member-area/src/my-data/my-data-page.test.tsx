import { screen, waitFor } from '@testing-library/react';
import { findSent, requestErasure, withdrawConsent } from 'contract/my-data-requests';
import type { SentRecord } from 'contract/my-data-requests';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer } from 'shared-ui/fake-network';
import { field, findAxeViolations, openPage, submitButton } from '../testing/open-page';

const code = '06CKX3W1H0ZQ4V7Y8M2N5P9RSTABCDEFGHJK0123';
const record: SentRecord = {
  kind: 'welfare',
  createdAt: '2026-03-01T10:00:00.000Z',
  __v: 0,
  state: 'in-progress',
  fields: { name: 'Ada', category: 'medical', message: 'One line.\nAnother.' },
  consent: { givenAt: '2026-03-01T10:00:00.000Z' },
};
const found: FakeAnswer = { status: 200, body: record };

/** Opens the record; the network then gives the responses in order. */
async function find(...answers: FakeAnswer[]) {
  const all = [...answers];
  const calls = fakeNetwork(() => all.shift() ?? 'down');
  const page = await openPage('/my-data');
  await page.user.type(field('code'), code);
  await page.user.click(submitButton());
  return { ...page, calls };
}

const press = async ({ user }: Pick<Awaited<ReturnType<typeof find>>, 'user'>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

it('shows what was sent, how far staff are, and what was agreed to', async () => {
  const { calls, container } = await find(found);
  expect(await screen.findByRole('heading', { level: 2 })).toHaveFocus();
  expect(calls).toMatchObject([{ method: 'POST', path: findSent.path, body: { code } }]);
  const entries = [...container.querySelectorAll('dl > div')].map((entry) =>
    [...entry.children].map(({ textContent }) => textContent),
  );
  expect(entries).toEqual([
    ['About', 'Welfare support'],
    ['Sent', expect.stringContaining('2026')],
    ['How far we are', 'We are dealing with it.'],
    ['Full name', 'Ada'],
    ['Kind of help', 'Medical'],
    ['Message', 'One line.\nAnother.'],
    ['Your consent', expect.stringMatching(/^Given on .*2026/)],
  ]);
  expect(await findAxeViolations(container)).toEqual([]);
});

it('shows what it has no word for as it is', async () => {
  const fields = { constructor: 'A', newField: 'B', amount: 25.5, weddingDate: 'soon' };
  await find({ status: 200, body: { ...record, kind: 'newKind', fields } });
  for (const text of ['newKind', 'constructor', 'newField', '25.5', 'soon'])
    expect(await screen.findByText(text)).toBeVisible();
});

it('takes the code out of the fragment and the address bar', async () => {
  const calls = fakeNetwork(() => found);
  const { user } = await openPage(`/my-data#code=${code}`);
  await waitFor(() => expect(location.href).toBe('http://localhost/my-data'));
  expect(JSON.stringify(history.state)).not.toContain(code);
  expect(document.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  expect(field('code')).toHaveValue(code);
  expect(calls).toEqual([]);
  await user.click(submitButton());
  expect(await screen.findByText('Ada')).toBeVisible();
});

it('says why a code shows nothing, and shows no earlier answer any more', async () => {
  const refusal = { message: 'There is nothing.', code: 'no-receipt' };
  const { user } = await find(found, { status: 404, body: refusal });
  await screen.findByText('Ada');
  await user.click(submitButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('There is nothing.');
  expect(screen.queryByText('Ada')).not.toBeInTheDocument();
});

it.each<FakeAnswer>(['down', { status: 502, html: '<h1>Proxy</h1>' }, { status: 200, body: {} }])(
  'says that it could not look (%j)',
  async (answer) => {
    await find(answer);
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not look it up just now.');
  },
);

it('sends nothing without a code', async () => {
  const calls = fakeNetwork(() => found);
  const { user } = await openPage('/my-data');
  await user.click(submitButton());
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByText('Enter the code of your receipt.')).toBeVisible();
  expect(field('code')).toHaveFocus();
  expect(calls).toEqual([]);
});

it('withdraws the consent only when it is asked a second time', async () => {
  const withdrawn = { givenAt: record.createdAt, withdrawnAt: '2026-03-05T10:00:00.000Z' };
  const page = await find(found, { status: 200, body: { ...record, consent: withdrawn } });
  await press(page, 'Withdraw my consent');
  expect(screen.getByText(/^Do you want to withdraw/)).toHaveFocus();
  expect(page.calls).toHaveLength(1);
  expect(await findAxeViolations(page.container)).toEqual([]);
  await press(page, 'Yes, withdraw it');
  expect(await screen.findByText('Your consent is withdrawn.')).toHaveFocus();
  expect(page.calls[1]).toMatchObject({ path: withdrawConsent.path, body: { code } });
  expect(screen.getByText(/Withdrawn on/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Withdraw my consent' })).not.toBeInTheDocument();
});

it('leaves all as it is when somebody thinks better of it', async () => {
  const page = await find(found);
  await press(page, 'Ask to have it erased');
  await press(page, 'No, leave it as it is');
  expect(screen.getByRole('button', { name: 'Ask to have it erased' })).toHaveFocus();
  expect(page.calls).toHaveLength(1);
});

it('asks for erasure, says until when it is answered, and offers it no more', async () => {
  const erasure = { askedAt: '2026-03-05T10:00:00.000Z', dueAt: '2026-04-05T10:00:00.000Z' };
  const page = await find(found, { status: 200, body: { ...record, erasure } });
  await press(page, 'Ask to have it erased');
  await press(page, 'Yes, ask for it');
  expect(await screen.findByText(/^We have your wish/)).toHaveFocus();
  expect(page.calls[1]).toMatchObject({ path: requestErasure.path, body: { code } });
  expect(screen.getByText(/We answer by .*April.* at the latest/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ask to have it erased' })).not.toBeInTheDocument();
});

it.each<[FakeAnswer, string]>([
  ['down', 'Your wish could not be taken just now.'],
  [{ status: 429, body: { message: 'Later.' } }, 'Later.'],
])('says that it failed (%j), and lets it be tried again', async (answer, sentence) => {
  const page = await find(found, answer, found);
  await press(page, 'Ask to have it erased');
  await press(page, 'Yes, ask for it');
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  await press(page, 'Yes, ask for it');
  expect(await screen.findByText(/^We have your wish/)).toHaveFocus();
});

it('offers no withdrawal of what was not given', async () => {
  const { consent: _, ...without } = record;
  await find({ status: 200, body: without });
  expect(await screen.findByText('You agreed to nothing beyond the answer.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Withdraw my consent' })).not.toBeInTheDocument();
});
