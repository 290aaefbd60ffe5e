import { createAnswers, cacheVisit } from './answers';

const origin = 'https://church.example';

/** Replaces the browser's CacheStorage, which jsdom lacks: responses by path, in insertion order. */
class Stores {
  readonly all = new Map<string, Map<string, Response>>();
  open = async (name: string) => {
    const kept = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, kept);
    const pathOf = (key: string) => new URL(key, origin).pathname;
    return {
      match: async (key: string) => kept.get(pathOf(key))?.clone(),
      put: async (key: string, answer: Response) => void kept.set(pathOf(key), answer),
      keys: async () => [...kept.keys()].map((path) => ({ url: origin + path })),
      delete: async (key: string) => kept.delete(pathOf(key)),
    };
  };
  match = async (key: string) => {
    for (const kept of this.all.values()) if (kept.has(key)) return kept.get(key)?.clone();
    return undefined;
  };
  paths = () => [...this.all.values()].flatMap((kept) => [...kept.keys()]);
}

let stores: Stores;
let network: jest.Mock<Promise<Response>, unknown[]>;

/** Builds a response as from the network, because a `Response` made by hand has another type. */
const answerOf = (body: string, init: ResponseInit = {}): Response =>
  Object.defineProperties(new Response(body, init), {
    type: { value: 'basic' },
    clone: { value: () => answerOf(body, init) },
  });

beforeEach(() => {
  stores = new Stores();
  network = jest.fn(async () => answerOf('from the network'));
  Object.assign(globalThis, { caches: stores, fetch: network });
});

/** Requests as a browser does, and waits for the work that the worker does after its response. */
async function ask(
  strategy: keyof ReturnType<typeof createAnswers>,
  address: string,
  integrity = '',
) {
  const work: Promise<unknown>[] = [];
  const request = { url: origin + address, integrity } as Request;
  const waitUntil = (promise: Promise<unknown>) => void work.push(promise);
  const answer = await createAnswers('2')[strategy]({ request, waitUntil });
  const text = await answer.text();
  await Promise.all(work);
  return text;
}

const put = async (store: string, path: string, body: string, init?: ResponseInit) =>
  (await stores.open(store)).put(path, answerOf(body, init));

it('answers a page from what is kept, and asks the network for the first time only', async () => {
  expect(await ask('page', '/help/contact')).toBe('from the network');
  network.mockRejectedValue(new TypeError('No connection.'));
  expect(await ask('page', '/help/contact/?from=mail')).toBe('from the network');
  expect(network).toHaveBeenCalledTimes(1);
});

it('shows no page of the release before, unless there is no connection or no answer', async () => {
  await put('pages 1', '/help/contact', 'of before');
  network.mockResolvedValueOnce(answerOf('a proxy’s error', { status: 502 }));
  expect(await ask('page', '/help/contact')).toBe('of before');
  expect(await ask('page', '/help/contact')).toBe('from the network');
  network.mockRejectedValue(new TypeError('No connection.'));
  expect(await ask('page', '/help/contact')).toBe('from the network');
});

it('asks for testimonies each time, and shows the last ones without a connection', async () => {
  await ask('fresh-page', '/forms/testimonies');
  network.mockResolvedValueOnce(answerOf('newer'));
  expect(await ask('fresh-page', '/forms/testimonies')).toBe('newer');
  network.mockRejectedValueOnce(new TypeError('No connection.'));
  expect(await ask('fresh-page', '/forms/testimonies')).toBe('newer');
});

it('keeps no page of a member, and says so when it cannot be had', async () => {
  expect(await ask('document', '/join-us/login')).toBe('from the network');
  expect(stores.paths()).toEqual([]);
  network.mockRejectedValue(new TypeError('No connection.'));
  expect(await ask('document', '/join-us/login')).toContain('<h1>No connection</h1>');
});

it('says so in the language of the page, with the pages that are kept in it', async () => {
  for (const path of ['/privacy', '/de/help/contact'])
    await put('pages 2', path, `<title>${path}</title>`);
  network.mockRejectedValue(new TypeError('No connection.'));
  const german = await ask('document', '/de/join-us/login');
  expect(german).toContain('<html lang="de">');
  expect(german).toContain('<a href="/de/help/contact">/de/help/contact</a>');
  expect(german).not.toContain('/privacy');
  expect(await ask('document', '/departments')).toContain('<a href="/privacy">/privacy</a>');
});

it('keeps no error', async () => {
  network.mockResolvedValueOnce(answerOf('not here', { status: 404 }));
  expect(await ask('page', '/help/contact')).toBe('not here');
  expect(stores.paths()).toEqual([]);
});

it('keeps a file of a release under its digest, and no file without one', async () => {
  await ask('asset', '/assets/shell/1/main.js', 'sha384-x');
  await ask('asset', '/assets/shell/1/unpinned.js');
  expect(await ask('asset', '/assets/shell/1/main.js', 'sha384-x')).toBe('from the network');
  expect(network).toHaveBeenCalledTimes(2);
  expect(stores.paths()).toEqual(['/assets/shell/1/main.js']);
});

it('replaces a file that was refused and is asked for under a new address', async () => {
  await put('assets', '/assets/shell/1/7.js', 'changed on the disk');
  const again = '/assets/shell/1/7.js?retry=1';
  expect(await ask('asset', again, 'sha384-x')).toBe('from the network');
  expect(await ask('asset', '/assets/shell/1/7.js', 'sha384-x')).toBe('from the network');
});

it('forgets the files of old versions when newer ones come', async () => {
  for (const version of [1, 2, 3])
    await ask('asset', `/assets/shell/${version}/main.js`, 'sha384-x');
  expect(stores.paths()).toEqual(['/assets/shell/2/main.js', '/assets/shell/3/main.js']);
});

it('keeps what pages show, of which another version has another address', async () => {
  await ask('content', '/content/0a/home.json');
  expect(await ask('content', '/content/0a/home.json')).toBe('from the network');
  expect(network).toHaveBeenCalledTimes(1);
  for (let version = 1; version < 40; version += 1)
    await ask('content', `/content/${version}/home.json`);
  expect(stores.paths()).toHaveLength(32);
  expect(stores.paths()).toContain('/content/39/home.json');
});

it('hides no fault of its own behind a picture that is kept', async () => {
  await ask('picture', '/art/a.avif');
  const planted = new TypeError('planted');
  const clone = () => {
    throw planted;
  };
  const init = { headers: { etag: 'b' } };
  network.mockResolvedValueOnce(Object.assign(new Response('changed', init), { clone }));
  await expect(ask('picture', '/art/a.avif')).rejects.toBe(planted);
});

it('shows a kept picture without a connection', async () => {
  await ask('picture', '/art/a.avif');
  network.mockRejectedValue(new TypeError('No connection.'));
  expect(await ask('picture', '/art/a.avif')).toBe('from the network');
});

it('shows a picture that is kept, and a changed one the next time', async () => {
  const picture = (etag: string) => answerOf(`picture ${etag}`, { headers: { etag } });
  network.mockResolvedValueOnce(picture('a'));
  expect(await ask('picture', '/art/a.avif')).toBe('picture a');
  network.mockResolvedValueOnce(picture('b'));
  expect(await ask('picture', '/art/a.avif')).toBe('picture a');
  network.mockRejectedValueOnce(new TypeError('No connection.'));
  expect(await ask('picture', '/art/a.avif')).toBe('picture b');
});

it('keeps what a page had loaded before there was a worker, the page itself as it is now', async () => {
  const visit = {
    page: `${origin}/help/contact#form`,
    pinned: [
      { url: `${origin}/assets/shell/1/main.js`, integrity: 'sha384-x' },
      { url: `${origin}/assets/admin-console/1/remoteEntry.js`, integrity: 'sha384-y' },
    ],
    loaded: [
      `${origin}/content/0a/home.json`,
      `${origin}/art/a.avif`,
      `${origin}/api/testimonies`,
      `${origin}/assets/shell/1/main.js`,
    ],
  };
  await cacheVisit(visit, { pagesVersion: '2', origin });
  await cacheVisit(visit, { pagesVersion: '2', origin });
  expect(network.mock.calls).toEqual([
    [`${origin}/help/contact#form`, { cache: 'no-cache' }],
    [`${origin}/assets/shell/1/main.js`, { cache: 'force-cache', integrity: 'sha384-x' }],
    [`${origin}/content/0a/home.json`, { cache: 'force-cache' }],
    [`${origin}/art/a.avif`, { cache: 'force-cache' }],
  ]);
  await cacheVisit(
    { page: `${origin}/profile/1`, pinned: [], loaded: [] },
    { pagesVersion: '2', origin },
  );
  expect(network).toHaveBeenCalledTimes(4);
});
