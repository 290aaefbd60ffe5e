import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findSiteFile } from './site-file';

type Files = Record<'stat', () => Promise<unknown>>;
jest.mock('node:fs/promises', () => ({ ...jest.requireActual<Files>('node:fs/promises') }));

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'church-site-'));
  mkdirSync(join(siteDir, 'current/pages'), { recursive: true });
  writeFileSync(join(siteDir, 'current/pages/404.html'), 'not found');
});
afterEach(() => rmSync(siteDir, { recursive: true }));

it.each(['/nothing', '/404.html/below', `/${'a'.repeat(300)}`])(
  'finds the page for what is not there at %s',
  async (path) => {
    expect(await findSiteFile(siteDir, path)).toMatchObject({ status: 404 });
  },
);

it.each([
  ['/blog/1', '/blog/404.html'],
  ['/more/blog/night-of-worship', '/blog/404.html'],
  ['/blogger', '/404.html'],
])('leads back to the blog from what is missing in it: %s', async (path, page) => {
  mkdirSync(join(siteDir, 'current/pages/blog'));
  writeFileSync(join(siteDir, 'current/pages/blog/404.html'), 'no such post');
  const found = await findSiteFile(siteDir, path);
  expect(found).toMatchObject({ path: `current/pages${page}`, status: 404 });
});

it('says in the language of the address that something is missing, and frames its pages in it', async () => {
  const pages = join(siteDir, 'current/pages/de');
  mkdirSync(join(pages, 'blog'), { recursive: true });
  for (const file of ['404.html', 'blog/404.html', 'app.html']) {
    writeFileSync(join(pages, file), file);
  }
  mkdirSync(join(siteDir, 'current/de'));
  writeFileSync(join(siteDir, 'current/de/registry.json'), '{}');
  const pathOf = async (path: string) => (await findSiteFile(siteDir, path))?.path;
  expect(await pathOf('/de/nothing')).toBe('current/pages/de/404.html');
  expect(await pathOf('/de/blog/1')).toBe('current/pages/de/blog/404.html');
  expect(await pathOf('/de/profile/1')).toBe('current/pages/de/app.html');
  expect(await pathOf('/de/registry.json')).toBe('current/de/registry.json');
  expect(await pathOf('/deep')).toBe('current/pages/404.html');
});

it('has the page of all where an older release has none for the blog', async () => {
  const found = await findSiteFile(siteDir, '/blog/1');
  expect(found).toMatchObject({ path: 'current/pages/404.html', status: 404 });
});

it('calls nothing missing because it could not be looked at just now', async () => {
  const busy = Object.assign(new Error('too many open files'), { code: 'EMFILE' });
  jest.spyOn(jest.requireMock<Files>('node:fs/promises'), 'stat').mockRejectedValueOnce(busy);
  await expect(findSiteFile(siteDir, '/')).rejects.toBe(busy);
});
