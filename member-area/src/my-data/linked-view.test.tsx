import { screen, waitFor } from '@testing-library/react';
import {
  correctSent,
  openSentLink,
  requestErasure,
  requestSentLink,
} from 'contract/my-data-requests';
import type { LinkedRecord } from 'contract/my-data-requests';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer } from 'shared-ui/fake-network';
import { field, findAxeViolations, openPage, submitButton } from '../testing/open-page';

const link = `sent_${'x'.repeat(43)}`;
const record: LinkedRecord = {
  _id: 'one',
  kind: 'contact',
  createdAt: '2026-03-01T10:00:00.000Z',
  __v: 0,
  state: 'arrived',
  fields: { name: 'Ada', email: 'ada@example.org', subject: 'A', message: 'The first.' },
};
const other: LinkedRecord = { ...record, _id: 'two', kind: 'pledge', state: 'done' };
const opens = (...records: readonly LinkedRecord[]): FakeAnswer => ({
  status: 200,
  body: { records, isCut: false },
});

async function openWith(...answers: FakeAnswer[]) {
  const all = [...answers];
  const calls = fakeNetwork(() => all.shift() ?? 'down');
  return { ...(await openPage(`/my-data#link=${link}`)), calls };
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });

it('takes the link out of the address bar, and shows at once what is one thing', async () => {
  const { calls, container } = await openWith(opens(record));
  expect(await screen.findByRole('heading', { level: 2, name: /^This is/ })).toHaveFocus();
  await waitFor(() => expect(location.href).toBe('http://localhost/my-data'));
  expect(JSON.stringify(history.state)).not.toContain(link);
  expect(calls).toMatchObject([{ method: 'POST', path: openSentLink.path, body: { link } }]);
  expect(screen.getByText('The first.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Back to the list' })).not.toBeInTheDocument();
  expect(await findAxeViolations(container)).toEqual([]);
});

it('lists several, and does with one what a code does', async () => {
  const erasure = { askedAt: record.createdAt, dueAt: '2026-04-01T10:00:00.000Z' };
  const page = await openWith(opens(record, other), {
    status: 200,
    body: { ...record, erasure },
  });
  expect(await screen.findByRole('heading', { level: 2, name: /^What you/ })).toHaveFocus();
  expect(await findAxeViolations(page.container)).toEqual([]);
  await page.user.click(await button('A message to us, 1 March 2026'));
  await page.user.click(await button('Ask to have it erased'));
  await page.user.click(await button('Yes, ask for it'));
  expect(await screen.findByText(/^We have your wish/)).toHaveFocus();
  expect(page.calls[1]).toMatchObject({ path: requestErasure.path, body: { link, _id: 'one' } });
  await page.user.click(await button('Back to the list'));
  expect(await screen.findByRole('heading', { level: 2, name: /^What you/ })).toHaveFocus();
  await page.user.click(await button('A message to us, 1 March 2026'));
  expect(await screen.findByText(/We answer by .*April/)).toBeVisible();
});

it('says that a link is over, and offers another one', async () => {
  const refusal = { message: 'This link is too old.', code: 'sent-link-over' };
  const page = await openWith({ status: 404, body: refusal }, { status: 200, body: {} });
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is too old.');
  await page.user.type(field('email'), 'ada@example.org');
  await page.user.click(submitButton());
  expect(await screen.findByText(/^If anything was sent/)).toHaveFocus();
  expect(page.calls[1]).toMatchObject({
    path: expect.stringContaining(requestSentLink.path) as string,
    body: { email: 'ada@example.org' },
  });
});

it.each<FakeAnswer>(['down', { status: 200, body: { records: 1 } }])(
  'says that it could not look (%j), and tries again',
  async (answer) => {
    const page = await openWith(answer, opens(record));
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not look it up just now.');
    await page.user.click(await button('Try again'));
    expect(await screen.findByText('The first.')).toBeVisible();
  },
);

it('says that nothing is left, and that there may be more than is shown', async () => {
  await openWith({ status: 200, body: { records: [], isCut: true } });
  expect(await screen.findByText('There is nothing to show any more.')).toBeVisible();
  expect(screen.getByText(/^There may be more/)).toBeVisible();
});

it('says where a correction leads out of its reach', async () => {
  const fields = { ...record.fields, email: 'bob@example.org' };
  const page = await openWith(opens(record), {
    status: 200,
    body: { ...record, __v: 1, fields },
  });
  await page.user.click(await button('Correct it'));
  await waitFor(() => expect(field('email')).toHaveValue('ada@example.org'));
  await page.user.clear(field('email'));
  await page.user.type(field('email'), 'bob@example.org');
  await page.user.click(await button('Send the correction'));
  expect(await screen.findByText(/it cannot be opened here any more/)).toHaveFocus();
  expect(page.calls[1]).toMatchObject({
    path: correctSent.path,
    body: { key: { link, _id: 'one' }, __v: 0, fields },
  });
  expect(screen.queryByRole('button', { name: 'Correct it' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /erased/ })).not.toBeInTheDocument();
});

it('is offered to who has no code, and says the same whatever is known', async () => {
  const calls = fakeNetwork(() => ({ status: 200, body: { message: 'Anything.' } }));
  const { user, container } = await openPage('/my-data');
  await user.click(await button('I have no code'));
  expect(await screen.findByRole('heading', { level: 2 })).toHaveFocus();
  expect(await findAxeViolations(container)).toEqual([]);
  const [send] = screen.getAllByRole('button', { name: 'Send me the link' });
  if (!send) throw new Error('There is no such button.');
  await user.click(send);
  await waitFor(() => expect(field('email')).toHaveFocus());
  expect(field('email')).toHaveAccessibleDescription(
    'Enter an e-mail address like name@example.org.',
  );
  expect(calls).toEqual([]);
  await user.type(field('email'), 'ada@example.org');
  await user.click(send);
  expect(await screen.findByText(/^If anything was sent to us with this address/)).toHaveFocus();
  expect(calls).toHaveLength(1);
});
