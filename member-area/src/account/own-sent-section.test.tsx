import { screen, within } from '@testing-library/react';
import { correctSent, findSent, requestErasure } from 'contract/my-data-requests';
import { listOwnSent } from 'contract/own-account-requests';
import type { SentRecord } from 'contract/my-data-requests';
import type { OwnSent } from 'contract/own-account-requests';
import { toAddress } from 'contract/request';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer, SentCall } from 'shared-ui/fake-network';
import { findAxeViolations, openPage } from '../testing/open-page';

const authorization = 'Bearer bearer-token';
const welfare: SentRecord = {
  kind: 'welfare',
  createdAt: '2026-03-01T10:00:00.000Z',
  __v: 0,
  state: 'in-progress',
  fields: { name: 'Ada', message: 'Please help.' },
};
const sent: OwnSent = {
  isConfirmed: true,
  records: [
    { _id: 'r2', kind: 'newKind', createdAt: '2026-03-02T10:00:00.000Z', state: 'arrived' },
    { _id: 'r1', kind: 'welfare', createdAt: welfare.createdAt, state: 'in-progress' },
  ],
  isCut: false,
};
const listed: FakeAnswer = { status: 200, body: sent };

/** Opens the section; the first response is the list. */
async function open(...answers: FakeAnswer[]) {
  localStorage.setItem('token', 'bearer-token');
  localStorage.setItem('userProfile', '{"_id":"m1"}');
  const calls: SentCall[] = [];
  fakeNetwork((call) => {
    if (call.path === '/api/profiles/m1/picture') return { status: 204 };
    if (call.method === 'GET' && call.path !== toAddress(listOwnSent, { id: 'm1' }))
      return { status: 200, body: { fullName: 'Ada Example', email: 'ada@example.org' } };
    calls.push(call);
    return answers.shift() ?? 'down';
  });
  const page = await openPage('/profile/m1');
  const button = await screen.findByRole('button', { name: 'Show what was sent' });
  expect(calls).toEqual([]);
  await page.user.click(button);
  const press = async (name: string | RegExp) =>
    page.user.click(await screen.findByRole('button', { name }));
  return { ...page, calls, press };
}

it('lists what was sent under the address, the newest first', async () => {
  const { calls, container } = await open(listed);
  expect(await screen.findByText('2 in all, the newest first.')).toHaveFocus();
  expect(calls).toMatchObject([
    { method: 'GET', path: toAddress(listOwnSent, { id: 'm1' }), headers: { authorization } },
  ]);
  const section = screen.getByRole('region', { name: 'What you sent us' });
  const lines = within(section).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^newKind.*2026.*It has arrived\.$/),
    expect.stringMatching(/^Welfare support.*2026.*We are dealing with it\.$/),
  ]);
  expect(await findAxeViolations(container)).toEqual([]);
});

it('opens one and closes it', async () => {
  const { calls, container, press } = await open(listed, { status: 200, body: welfare });
  await press(/^Show Welfare support/);
  expect(await screen.findByRole('heading', { level: 3 })).toHaveFocus();
  expect(screen.getByText('Please help.')).toBeVisible();
  expect(calls[1]).toMatchObject({
    path: findSent.path,
    headers: { authorization },
    body: { _id: 'r1' },
  });
  expect(await findAxeViolations(container)).toEqual([]);
  await press(/^Hide Welfare support/);
  expect(screen.queryByText('Please help.')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Show Welfare support/ })).toHaveFocus();
});

it('asks for the erasure of one', async () => {
  const erasure = { askedAt: '2026-03-05T10:00:00.000Z', dueAt: '2026-04-05T10:00:00.000Z' };
  const asked = { status: 200, body: { ...welfare, erasure } };
  const { calls, press } = await open(listed, { status: 200, body: welfare }, asked);
  await press(/^Show Welfare support/);
  await press('Ask to have it erased');
  await press('Yes, ask for it');
  expect(await screen.findByText(/^We have your wish/)).toHaveFocus();
  expect(calls[2]).toMatchObject({
    path: requestErasure.path,
    headers: { authorization },
    body: { _id: 'r1' },
  });
});

it('corrects one, until it holds another address', async () => {
  const moved = { ...welfare, __v: 1, fields: { ...welfare.fields, email: 'bea@example.org' } };
  const found = { status: 200, body: welfare };
  const { calls, container, press, user } = await open(listed, found, { status: 200, body: moved });
  await press(/^Show Welfare support/);
  await press('Correct it');
  const title = await screen.findByRole('heading', { level: 4, name: 'Correct what you sent' });
  expect(title).toHaveFocus();
  expect(await findAxeViolations(container)).toEqual([]);
  await user.type(screen.getByLabelText(/^E-mail/), 'bea@example.org');
  await user.type(screen.getByLabelText(/^Phone/), '+43 512 000000');
  await user.selectOptions(screen.getByLabelText(/^Kind of help/), 'medical');
  await press('Send the correction');
  expect(await screen.findByText(/it cannot be opened here any more/)).toHaveFocus();
  expect(calls[2]).toMatchObject({
    path: correctSent.path,
    headers: { authorization },
    body: { key: { _id: 'r1' }, __v: 0, fields: { name: 'Ada', email: 'bea@example.org' } },
  });
  expect(screen.queryByRole('button', { name: 'Correct it' })).not.toBeInTheDocument();
});

it('closes one when another is opened', async () => {
  const found = { status: 200, body: welfare };
  const { press } = await open(listed, found, { status: 200, body: { ...welfare, fields: {} } });
  await press(/^Show Welfare support/);
  expect(await screen.findByText('Please help.')).toBeVisible();
  await press(/^Show newKind/);
  expect(await screen.findByRole('button', { name: /^Hide newKind/ })).toBeVisible();
  expect(screen.queryByText('Please help.')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Show Welfare support/ })).toBeVisible();
});

it('keeps what was typed into a correction while another one is looked at', async () => {
  const found = { status: 200, body: welfare };
  const later = { ...welfare, __v: 1, fields: { name: 'Ada', message: 'Please call.' } };
  const changed = { status: 200, body: later };
  const { calls, press, user } = await open(listed, found, found, changed, changed, found);
  await press(/^Show Welfare support/);
  await press('Correct it');
  await user.type(await screen.findByLabelText(/^Full name/), ' Example');
  await press(/^Show newKind/);
  expect(await screen.findByRole('button', { name: /^Hide newKind/ })).toBeVisible();
  await press(/^Show Welfare support/);
  expect(await screen.findByLabelText(/^Full name/)).toHaveValue('Ada Example');
  // An unedited field shows the stored value.
  expect(screen.getByLabelText(/^Message/)).toHaveValue('Please call.');
  await press(/^Hide Welfare support/);
  await press(/^Show Welfare support/);
  expect(await screen.findByLabelText(/^Full name/)).toHaveValue('Ada Example');
  await press('Leave it as it is');
  await press('Correct it');
  expect(await screen.findByLabelText(/^Full name/)).toHaveValue('Ada');
  expect(calls).toHaveLength(5);
});

it('says how an address is confirmed', async () => {
  await open({ status: 200, body: { isConfirmed: false, records: [], isCut: false } });
  expect(await screen.findByText(/^Your e-mail address is not confirmed yet/)).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Get a link to a new password' })).toHaveAttribute(
    'href',
    '/forgot-password?email=ada%40example.org',
  );
});

it.each([
  [{ ...sent, records: [] }, 'Nothing was sent with your e-mail address.'],
  [{ ...sent, isCut: true }, /^The newest 2\. There is more/],
])('says how many there are (%#)', async (body, words) => {
  await open({ status: 200, body });
  expect(await screen.findByText(words)).toHaveFocus();
});

it.each<[FakeAnswer, string]>([
  ['down', 'What was sent could not be loaded.'],
  [{ status: 200, body: {} }, 'What was sent could not be loaded.'],
  [{ status: 429, body: { message: 'Later.' } }, 'Later.'],
])('says that it could not be loaded (%j), and tries again', async (answer, words) => {
  const { press } = await open(answer, listed);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  await press('Show what was sent');
  expect(await screen.findByText('2 in all, the newest first.')).toHaveFocus();
});

it('says that one could not be opened', async () => {
  const { press } = await open(listed, { status: 404, body: { message: 'There is nothing.' } });
  await press(/^Show newKind/);
  expect(await screen.findByRole('alert')).toHaveTextContent('There is nothing.');
});

it('leads to the login when the session is over', async () => {
  const { press } = await open(listed, { status: 401, body: { message: 'Please log in again.' } });
  await press(/^Show newKind/);
  expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible();
});
