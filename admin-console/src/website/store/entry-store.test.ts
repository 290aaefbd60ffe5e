import type { ContentText } from 'contract/content-entry';
import { fakeContentServer, gladNurse, publishedEntry } from '../../testing/fake-content-server';
import { logOut } from '../../session/admin-logout';
import { closeAdminSession, openAdminSession } from '../../session/admin-session';
import { EntryStore, saveDelay, retryDelays } from './entry-store';
import { withPart } from '../entry-text';
import { getTypedText } from './typed-texts';

const english = { field: 'words', language: 'en' } as const;
const saying = (words: string) => withPart(gladNurse, english, words);

let close: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  openAdminSession({ token: 'csrf-token', admin: { email: 'office@example.org' } });
});
afterEach(async () => {
  close();
  await jest.runOnlyPendingTimersAsync();
  jest.useRealTimers();
  closeAdminSession('left');
  sessionStorage.clear();
});

function open(server: ReturnType<typeof fakeContentServer>) {
  const store = new EntryStore('testimonies', server.entries[0], () => undefined);
  close = store.open();
  return store;
}
const settle = (milliseconds = 100) => jest.advanceTimersByTimeAsync(milliseconds);
const changes = ({ calls }: ReturnType<typeof fakeContentServer>) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
const address = '/api/admin/content/testimonies/nurse';
const kept = () => getTypedText('testimonies', 'nurse')?.text;

it('stores what is typed a second after the last key, and keeps it in the tab until then', async () => {
  const server = fakeContentServer('testimonies', [publishedEntry('nurse', gladNurse)]);
  const store = open(server);
  store.write(saying('one'));
  await settle(saveDelay - 1);
  store.write(saying('one two'));
  await settle(saveDelay - 1);
  expect(changes(server)).toEqual([]);
  expect(kept()).toEqual(saying('one two'));
  await settle();
  expect(changes(server)).toEqual([`PUT ${address}`]);
  expect(server.entries[0]).toMatchObject({ revision: 2, draft: saying('one two') });
  expect(store.read()).toMatchObject({ saving: { is: 'stored' }, savedAt: expect.any(Date) });
  expect(kept()).toBeUndefined();
});

it('sends back nothing that only a newer server knows', async () => {
  const newer = { ...gladNurse, values: { ...gladNurse.values, colour: 'blue' } };
  const server = fakeContentServer('testimonies', [publishedEntry('nurse', newer)]);
  const store = open(server);
  store.write(withPart(newer, english, 'one'));
  await settle(saveDelay);
  expect(server.entries[0]).toMatchObject({ revision: 2, draft: saying('one') });
  expect(server.entries[0]?.draft?.values).not.toHaveProperty('colour');
});

it('makes a new entry once, and changes it from then on', async () => {
  const server = fakeContentServer('testimonies');
  const store = open(server);
  store.write(saying('one'));
  void store.save();
  // The first request has been sent.
  await Promise.resolve();
  expect(store.read().saving.is).toBe('saving');
  store.write(saying('two'));
  await settle(saveDelay);
  await settle();
  expect(changes(server)).toEqual([
    'POST /api/admin/content/testimonies',
    'PUT /api/admin/content/testimonies/made-0',
  ]);
  expect(server.entries).toMatchObject([{ draft: saying('two') }]);
});

it('makes a new entry once where the answer was lost, also with more typed since', async () => {
  const server = fakeContentServer('testimonies');
  server.respond = ({ body }) => {
    const draft = body as ContentText;
    server.entries = [{ id: 'made', revision: 1, draft, changedAt: '2026-03-01T10:00:00.000Z' }];
    return 'down';
  };
  const store = open(server);
  store.write(saying('one'));
  await settle(saveDelay + 50);
  expect(store.read().saving.is).toBe('offline');
  server.respond = () => undefined;
  store.write(saying('two'));
  await settle(retryDelays[0] + 50);
  expect(changes(server).at(-1)).toBe('PUT /api/admin/content/testimonies/made');
  expect(server.entries).toMatchObject([{ id: 'made', revision: 2, draft: saying('two') }]);
  expect(store.read()).toMatchObject({ saving: { is: 'stored' }, stored: { id: 'made' } });
});

it('makes a new entry where the call was lost, and leaves alone what others made', async () => {
  const server = fakeContentServer('testimonies', [publishedEntry('nurse', saying('one'))]);
  server.respond = () => 'down';
  const store = new EntryStore('testimonies', undefined, () => undefined);
  close = store.open();
  store.write(saying('one'));
  await settle(saveDelay + 50);
  server.respond = () => undefined;
  await settle(retryDelays[0] + 50);
  expect(server.entries).toMatchObject([{ revision: 1 }, { revision: 1, draft: saying('one') }]);
  expect(store.read()).toMatchObject({ saving: { is: 'stored' }, stored: { id: 'made-1' } });
});

it('says in the words of the server that too much was changed, and tries again', async () => {
  const server = fakeContentServer('testimonies', [publishedEntry('nurse', gladNurse)]);
  const words = 'Please try again in a minute.';
  server.respond = () => ({ status: 429, body: { message: words, error: words } });
  const store = open(server);
  store.write(saying('one'));
  await settle(saveDelay + 50);
  expect(store.read().saving).toEqual({ is: 'offline', message: words });
  server.respond = () => undefined;
  await settle(retryDelays[0] + 50);
  expect(store.read().saving.is).toBe('stored');
});

it('tries again by itself where the server cannot be reached, longer and longer apart', async () => {
  const server = fakeContentServer('testimonies', [publishedEntry('nurse', gladNurse)]);
  server.respond = () => 'down';
  const store = open(server);
  store.write(saying('one'));
  await settle(saveDelay + 50);
  expect(store.read().saving.is).toBe('offline');
  expect(kept()).toEqual(saying('one'));
  await settle(retryDelays[0]);
  expect(changes(server)).toHaveLength(2);
  await settle(retryDelays[0]);
  expect(changes(server)).toHaveLength(2);
  server.respond = () => undefined;
  await settle(retryDelays[0] + 50);
  expect(changes(server)).toHaveLength(3);
  expect(store.read().saving.is).toBe('stored');
});

it('goes on with what an earlier page of the tab could not store', async () => {
  const server = fakeContentServer('testimonies', [publishedEntry('nurse', gladNurse)]);
  server.respond = () => 'down';
  open(server).write(saying('one'));
  close();
  await settle();
  server.respond = () => undefined;
  const store = open(server);
  expect(store.read().text).toEqual(saying('one'));
  await settle(saveDelay + 50);
  expect(server.entries[0]).toMatchObject({ draft: saying('one') });
});

it('asks what holds where somebody else changed the entry since it was kept', async () => {
  const server = fakeContentServer('testimonies', [publishedEntry('nurse', gladNurse)]);
  server.respond = () => 'down';
  open(server).write(saying('mine'));
  close();
  await settle();
  server.respond = () => undefined;
  server.entries = [
    { ...publishedEntry('nurse', gladNurse), revision: 5, draft: saying('theirs') },
  ];
  const store = open(server);
  expect(store.read()).toMatchObject({
    text: saying('mine'),
    saving: { is: 'conflict', theirs: { revision: 5 } },
  });
});

it('overwrites nothing that somebody else wrote meanwhile until it is chosen what holds', async () => {
  const server = fakeContentServer('testimonies', [publishedEntry('nurse', gladNurse)]);
  const store = open(server);
  const theirs = { ...publishedEntry('nurse', gladNurse), revision: 2, draft: saying('theirs') };
  server.entries = [theirs];
  store.write(saying('mine'));
  await settle(saveDelay + 50);
  expect(store.read().saving).toEqual({ is: 'conflict', theirs });
  store.write(saying('mine too'));
  await settle(saveDelay + 50);
  expect(changes(server)).toHaveLength(1);
  void store.resolve(theirs, saying('both'));
  await settle();
  expect(server.entries[0]).toMatchObject({ revision: 3, draft: saying('both') });
  expect(store.read().saving.is).toBe('stored');
});

it('takes an answer that was lost for what it was', async () => {
  const server = fakeContentServer('testimonies', [publishedEntry('nurse', gladNurse)]);
  const store = open(server);
  server.entries = [{ ...publishedEntry('nurse', gladNurse), revision: 2, draft: saying('one') }];
  store.write(saying('one'));
  await settle(saveDelay + 50);
  expect(store.read()).toMatchObject({ saving: { is: 'stored' }, stored: { revision: 2 } });
});

it('does not send half an address', async () => {
  const server = fakeContentServer('messages');
  const store = new EntryStore('messages', undefined, () => undefined);
  close = store.open();
  store.write({ values: { url: 'https:/' }, shownInEnglish: [] });
  await settle(saveDelay + 50);
  expect(store.read().saving.is).toBe('faulty');
  expect(changes(server)).toEqual([]);
  store.write({ values: { url: 'https://video.example.org/1' }, shownInEnglish: [] });
  await settle(saveDelay + 50);
  expect(store.read().saving.is).toBe('stored');
});

it('says why the server refuses a draft, and tries again when it is changed', async () => {
  const server = fakeContentServer('testimonies', [publishedEntry('nurse', gladNurse)]);
  const issues = [{ path: 'draft.values.words.en', message: 'No.' }];
  server.respond = () => ({ status: 400, body: { message: 'No.', error: 'No.', issues } });
  const store = open(server);
  store.write(saying('one'));
  await settle(saveDelay + 50);
  expect(store.read().saving).toEqual({ is: 'refused', message: 'No.', issues });
  server.respond = () => undefined;
  store.write(saying('two'));
  await settle(saveDelay + 50);
  expect(store.read().saving.is).toBe('stored');
});

it('stores what waits before it publishes', async () => {
  const server = fakeContentServer('testimonies', [publishedEntry('nurse', gladNurse)]);
  const store = open(server);
  store.write(saying('one'));
  const outcome = store.act('publish');
  await settle();
  expect(await outcome).toEqual({ is: 'done' });
  expect(changes(server)).toEqual([`PUT ${address}`, `POST ${address}/publish`]);
  expect(server.entries[0]).toMatchObject({ published: saying('one') });
});

it('does not publish what it could not store', async () => {
  const server = fakeContentServer('testimonies', [publishedEntry('nurse', gladNurse)]);
  server.respond = () => 'down';
  const store = open(server);
  store.write(saying('one'));
  const outcome = store.act('publish');
  await settle();
  expect(await outcome).toEqual({ is: 'not-saved' });
});

it('forgets what was typed with the logout', async () => {
  const server = fakeContentServer('testimonies', [publishedEntry('nurse', gladNurse)]);
  server.respond = () => 'down';
  open(server).write(saying('one'));
  const left = logOut();
  await settle();
  await left;
  expect(sessionStorage).toHaveLength(0);
  const before = changes(server).length;
  close();
  await settle();
  expect(changes(server)).toHaveLength(before);
});
