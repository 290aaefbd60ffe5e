import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { profileImage } from 'contract/profile';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer, SentCall } from 'shared-ui/fake-network';
import { findAxeViolations, openPage } from '../testing/open-page';

const path = '/api/profiles/m1/picture';
const none: FakeAnswer = { status: 204 };
const there: FakeAnswer = { status: 200, text: 'a picture' };
const done: FakeAnswer = { status: 204 };
const me = new File(['face'], 'me.png', { type: 'image/png' });

/** Opens a profile. Returns the requests about its picture. */
async function openPicture(answers: { now: FakeAnswer; change: FakeAnswer }) {
  localStorage.setItem('token', 'bearer-token');
  const calls: SentCall[] = [];
  fakeNetwork((call) => {
    if (call.path !== path) return { status: 200, body: { fullName: 'Ada Example' } };
    calls.push(call);
    return call.method === 'GET' ? answers.now : answers.change;
  });
  const page = await openPage('/profile/m1');
  await screen.findByRole('heading', { name: 'Your picture' });
  return { ...page, calls, answers };
}

const portrait = () => screen.findByRole('img', { name: 'Your picture' });
const button = (name: string) => screen.getByRole('button', { name });
const choose = (file: File) => {
  const input = document.querySelector('input[type=file]');
  if (input) fireEvent.change(input, { target: { files: [file] } });
};

it('is shown to its owner, who asks with the bearer token', async () => {
  const { calls, container } = await openPicture({ now: there, change: done });
  expect(await portrait()).toHaveAttribute('src', expect.stringMatching(/^data:/));
  expect(calls).toMatchObject([
    { method: 'GET', headers: { authorization: 'Bearer bearer-token' } },
  ]);
  expect(await findAxeViolations(container)).toEqual([]);
});

it('is sent as it is chosen, and shown as the server has made it', async () => {
  const { calls, answers, container } = await openPicture({ now: none, change: done });
  expect(await screen.findByText('No picture yet')).toBeVisible();
  answers.now = there;
  choose(me);
  expect(await screen.findByText('Your picture has been saved.')).toHaveFocus();
  await portrait();
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'PUT', 'GET']);
  expect(calls[1]).toMatchObject({ body: me, headers: { 'content-type': 'image/png' } });
  expect(button('Replace picture')).toBeVisible();
  expect(await findAxeViolations(container)).toEqual([]);
});

it('is removed, and put back by one click', async () => {
  const { user, calls, answers } = await openPicture({ now: there, change: done });
  await portrait();
  answers.now = none;
  await user.click(button('Remove picture'));
  expect(await screen.findByText('Your picture has been removed.')).toHaveFocus();
  await waitFor(() => expect(screen.queryByRole('img')).not.toBeInTheDocument());
  answers.now = there;
  await user.click(button('Put it back'));
  await portrait();
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'DELETE', 'GET', 'PUT', 'GET']);
});

it('can be put back again where that failed, and the focus stays', async () => {
  const { user, answers } = await openPicture({ now: there, change: done });
  await portrait();
  answers.now = none;
  await user.click(button('Remove picture'));
  await screen.findByText('Your picture has been removed.');
  answers.change = { status: 500 };
  await user.click(button('Put it back'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be changed/);
  expect(button('Put it back')).toHaveFocus();
  Object.assign(answers, { now: there, change: done });
  await user.click(button('Put it back'));
  expect(await screen.findByText('Your picture has been saved.')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Put it back' })).not.toBeInTheDocument();
});

it('says that it is being removed, once, and keeps the focus when that fails', async () => {
  const { user, calls } = await openPicture({ now: there, change: 'hang' });
  await portrait();
  await user.click(button('Remove picture'));
  expect(button('Removing...')).toHaveFocus();
  expect(button('Replace picture')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Removing...'));
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'DELETE']);
  act(() => calls[1]?.answer({ status: 500 }));
  await screen.findByRole('alert');
  expect(button('Remove picture')).toHaveFocus();
});

it.each(['', 'image/heic'])(
  'may be one of an iPhone, which a browser gives the type "%s"',
  async (type) => {
    const { calls } = await openPicture({ now: none, change: done });
    choose(new File(['HEIC'], 'IMG_1.HEIC', { type }));
    expect(await screen.findByText('Your picture has been saved.')).toHaveFocus();
    expect(calls[1]).toMatchObject({ method: 'PUT', headers: { 'content-type': 'image/heic' } });
  },
);

it.each<[string, File, RegExp]>([
  [
    'of another format',
    new File(['GIF'], 'me.gif', { type: 'image/gif' }),
    /JPEG, PNG, WebP or HEIC/,
  ],
  [
    'that is too large',
    new File([new Uint8Array(profileImage.maxBytes + 1)], 'me.png', { type: 'image/png' }),
    /at most 5 MB/,
  ],
])('is not sent when it is one %s', async (_what, file, words) => {
  const { calls } = await openPicture({ now: none, change: done });
  choose(file);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(calls.map(({ method }) => method)).toEqual(['GET']);
});

it.each<[string, FakeAnswer, RegExp]>([
  ['the server’s words', { status: 413, body: { message: 'Too many pixels.' } }, /Too many pixels/],
  ['its own when the network fails', 'down', /could not be changed/],
])('stays as it is where it was refused, with %s', async (_whose, change, words) => {
  const { user } = await openPicture({ now: there, change });
  await portrait();
  choose(me);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  await portrait();
  await user.click(button('Remove picture'));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
  await portrait();
});

it('is said not to be shown where it cannot be read', async () => {
  await openPicture({ now: { status: 500 }, change: done });
  expect(await screen.findByText(/could not be shown just now/)).toBeVisible();
  expect(button('Replace picture')).toBeVisible();
});

it('is said not to be shown where it is none', async () => {
  await openPicture({ now: there, change: done });
  fireEvent.error(await portrait());
  expect(screen.getByText(/could not be shown just now/)).toBeVisible();
});

it('is no part of the form that edits the profile', async () => {
  const { user } = await openPicture({ now: none, change: done });
  await user.click(button('Edit Profile'));
  expect(screen.queryByRole('heading', { name: 'Your picture' })).not.toBeInTheDocument();
});
