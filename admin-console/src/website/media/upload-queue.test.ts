import { waitFor } from '@testing-library/react';
import { maxPieceBytes } from 'contract/media-requests';
import { fakeMediaServer, refusal } from '../../testing/fake-media-server';
import { UploadQueue } from './upload-queue';

const half = maxPieceBytes / 2;
const fileOf = (size: number, name = 'talk.mp3') => new File([new Uint8Array(size)], name);
const pieces = (server: ReturnType<typeof fakeMediaServer>) =>
  server.calls
    .filter(({ method }) => method === 'PATCH')
    .map(({ headers, body }) => [Number(headers['upload-offset']), (body as Blob).size]);

let queue: UploadQueue;
beforeEach(() => {
  queue = new UploadQueue();
});
afterEach(() => queue.stop());
const states = () => queue.read().map(({ state }) => state);
const until = (...wanted: string[]) => waitFor(() => expect(states()).toEqual(wanted));
const first = () => {
  const [item] = queue.read();
  if (!item) throw new Error('There is none.');
  return item;
};

it('sends files one after the other, each in pieces', async () => {
  const server = fakeMediaServer();
  queue.add([fileOf(2 * maxPieceBytes + half), fileOf(half, 'other.mp3')]);
  expect(states()).toEqual(['sending', 'waiting']);
  await until('done', 'done');
  expect(pieces(server)).toEqual([
    [0, maxPieceBytes],
    [maxPieceBytes, maxPieceBytes],
    [2 * maxPieceBytes, half],
    [0, half],
  ]);
  expect(server.files.map(({ name }) => name)).toEqual(['other.mp3', 'talk.mp3']);
});

it('goes on from what the server has when the same file is chosen again, and with no other', async () => {
  const server = fakeMediaServer();
  const upload = { id: 'up-0', name: 'talk.mp3', bytes: maxPieceBytes + half, received: half };
  server.uploads = [upload];
  queue.add([fileOf(upload.bytes, 'other.mp3'), fileOf(upload.bytes)], server.uploads);
  await until('done', 'done');
  expect(pieces(server).slice(2)).toEqual([[half, maxPieceBytes]]);
});

it('sends the piece that the server says is next', async () => {
  const server = fakeMediaServer();
  let isMoved = false;
  server.respond = ({ method }) => {
    if (method !== 'PATCH' || isMoved) return undefined;
    isMoved = true;
    server.uploads = server.uploads.map((one) => ({ ...one, received: half }));
    return undefined;
  };
  queue.add([fileOf(maxPieceBytes)]);
  await until('done');
  expect(pieces(server)).toEqual([
    [0, maxPieceBytes],
    [half, half],
  ]);
});

it('waits while the line is lost, and goes on when it is back', async () => {
  const server = fakeMediaServer();
  server.respond = ({ method }) => (method === 'PATCH' ? 'down' : undefined);
  queue.add([fileOf(half)]);
  await until('lost');
  server.respond = () => undefined;
  window.dispatchEvent(new Event('online'));
  await until('done');
});

it('is held and goes on by hand, from where it was', async () => {
  const server = fakeMediaServer();
  server.respond = ({ method, headers }) => {
    if (method === 'PATCH' && headers['upload-offset'] === '0') queue.pause(first().key);
    return undefined;
  };
  queue.add([fileOf(2 * maxPieceBytes)]);
  await waitFor(() => expect(first().upload?.received).toBe(maxPieceBytes));
  expect(states()).toEqual(['paused']);
  queue.resume(first().key);
  await until('done');
  expect(pieces(server)).toHaveLength(2);
});

it('says why a file is refused, and begins anew when it is tried again', async () => {
  const server = fakeMediaServer();
  server.respond = ({ method }) =>
    method === 'PATCH' ? refusal(415, 'This is no file that the site can show.') : undefined;
  queue.add([fileOf(half), fileOf(half, 'other.mp3')]);
  await until('refused', 'refused');
  expect(first().message).toBe('This is no file that the site can show.');
  server.respond = () => undefined;
  queue.resume(first().key);
  await until('done', 'refused');
  const begun = server.calls.filter(({ path }) => path.endsWith('/uploads'));
  expect(begun).toHaveLength(3);
});

it('keeps what the server has of a file while its disk is full', async () => {
  const server = fakeMediaServer();
  server.respond = ({ path }) =>
    path.endsWith('/finish') ? refusal(507, 'There is no room.') : undefined;
  queue.add([fileOf(half)]);
  await until('refused');
  expect(first()).toMatchObject({ message: 'There is no room.', upload: { received: half } });
  server.respond = () => undefined;
  queue.resume(first().key);
  await until('done');
  expect(pieces(server)).toHaveLength(1);
});

it('gives up on the server what is cancelled, also while its piece is under way', async () => {
  const server = fakeMediaServer();
  server.respond = ({ method }) => {
    if (method === 'PATCH') queue.cancel(first().key);
    return undefined;
  };
  queue.add([fileOf(2 * maxPieceBytes)]);
  await until();
  await waitFor(() => expect(server.uploads).toEqual([]));
  expect(server.files).toEqual([]);
});

it('sends nothing of a session that is over, and forgets what it had', async () => {
  const server = fakeMediaServer();
  let isOpen = true;
  queue = new UploadQueue(() => isOpen);
  server.respond = ({ method }) => {
    isOpen = method !== 'PATCH';
    return undefined;
  };
  queue.add([fileOf(2 * maxPieceBytes), fileOf(half, 'other.mp3')]);
  await until();
  expect(server.calls.map(({ method }) => method)).toEqual(['POST', 'PATCH']);
});
