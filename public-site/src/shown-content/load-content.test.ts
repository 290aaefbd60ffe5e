import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer } from 'shared-ui/fake-network';
import type * as loading from './load-content';
import type * as pages from './page-content';
import { starterContent } from '../content/starter-content';

const { programs, testimonies, ministers, messages, departments, news, services, identity } =
  starterContent;
const { slides } = starterContent;
const home = { slides, programs, testimonies, ministers, messages, news, services, identity };
const [old, present] = ['0123456789ab', 'ba9876543210'];

/** Opens a page of a content version before anything is loaded. */
function openPage(
  answers: Readonly<Record<string, FakeAnswer | readonly FakeAnswer[]>>,
  version?: string,
) {
  const queues = new Map(Object.entries(answers).map(([path, one]) => [path, [one].flat()]));
  const calls = fakeNetwork(({ path }) => queues.get(path)?.shift() ?? { status: 404, body: {} });
  delete document.documentElement.dataset['content'];
  if (version) document.documentElement.dataset['content'] = version;
  const { loadContent } = load<typeof loading>('./load-content');
  const { getEntries, getMedia } = load<typeof pages>('./page-content');
  return { loadContent, getEntries, getMedia, paths: () => calls.map(({ path }) => path) };
}

/** Uses fresh modules, because the setup of other tests provides content. */
const load = <Module extends object>(name: string) => jest.requireActual<Module>(name);

beforeEach(() => jest.resetModules());
afterEach(() => delete document.documentElement.dataset['content']);

const found = (body: unknown): FakeAnswer => ({ status: 200, body });
const current = { '/content/current.json': found({ version: present }) };

it('brings what a page shows, by the version that its document names, once', async () => {
  const page = openPage({ [`/content/${old}/home.json`]: found(home) }, old);
  await Promise.all([page.loadContent('home'), page.loadContent('home')]);
  await page.loadContent('programAttendance');
  expect(page.getEntries('messages')).toEqual(messages);
  expect(page.paths()).toEqual([`/content/${old}/home.json`]);
});

it('brings what the page needs of the files that its entries name, and keeps it for the next page', async () => {
  const page = openPage(
    {
      [`/content/${old}/departments.json`]: found({
        departments,
        media: { a: { kind: 'picture' } },
      }),
      [`/content/${old}/blog.json`]: found({ posts: [], media: 'none' }),
    },
    old,
  );
  await page.loadContent('departments');
  await page.loadContent('blog');
  expect(page.getMedia('a')).toEqual({ kind: 'picture' });
  expect(page.getMedia('toString')).toBeUndefined();
});

it('gives no page what it has not asked for', async () => {
  const page = openPage({ [`/content/${old}/departments.json`]: found({ departments }) }, old);
  await page.loadContent('departments');
  expect(() => page.getEntries('programs')).toThrow('This page has no programs.');
});

it('looks for the present version where the document names none, as that of an older shell', async () => {
  const page = openPage({ ...current, [`/content/${present}/home.json`]: found(home) });
  await page.loadContent('home');
  expect(page.paths()).toEqual(['/content/current.json', `/content/${present}/home.json`]);
});

it.each<[string, FakeAnswer]>([
  ['is no longer kept', { status: 404, body: {} }],
  ['did not come', 'down'],
  ['is a page of a proxy’s', { status: 200, html: '<p>Log in' }],
  ['is no content', found({ home: 1 })],
])('goes on with the present version where a file %s, and stays with it', async (_what, answer) => {
  const page = openPage(
    {
      ...current,
      [`/content/${old}/home.json`]: answer,
      [`/content/${present}/home.json`]: found(home),
      [`/content/${present}/departments.json`]: found({ departments }),
    },
    old,
  );
  await page.loadContent('home');
  await page.loadContent('departments');
  expect(page.getEntries('programs')).toEqual(programs);
  expect(page.paths().slice(-3)).toEqual([
    '/content/current.json',
    `/content/${present}/home.json`,
    `/content/${present}/departments.json`,
  ]);
});

it('asks for a kind of its own where the file of the page lacks it', async () => {
  const page = openPage(
    {
      [`/content/${old}/home.json`]: found({
        slides,
        programs,
        testimonies,
        ministers,
        news,
        services,
        identity,
      }),
      [`/content/${old}/messages.json`]: found({ messages }),
    },
    old,
  );
  await page.loadContent('home');
  expect(page.getEntries('messages')).toEqual(messages);
});

it.each([
  ['is nowhere', {}],
  ['has no version that can be read', { '/content/current.json': found({ version: '../x' }) }],
  ['is whole in no version', { ...current, [`/content/${present}/home.json`]: found({}) }],
] as const)(
  'rejects as a lost script does where content %s, and tries anew when asked',
  async (_what, answers) => {
    const page = openPage(answers, old);
    await expect(page.loadContent('home')).rejects.toMatchObject({ type: 'missing' });
    const before = page.paths().length;
    await expect(page.loadContent('home')).rejects.toMatchObject({ type: 'missing' });
    expect(page.paths().length).toBeGreaterThan(before);
  },
);

it('waits ten seconds for an answer, and says that it was the time', async () => {
  const waits: number[] = [];
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    waits.push(milliseconds);
    return AbortSignal.abort();
  });
  jest.spyOn(window, 'fetch').mockRejectedValue(new DOMException('Late.', 'TimeoutError'));
  delete document.documentElement.dataset['content'];
  const { loadContent } = load<typeof loading>('./load-content');
  await expect(loadContent('home')).rejects.toMatchObject({ type: 'timeout' });
  expect(waits).toEqual([10_000]);
});
