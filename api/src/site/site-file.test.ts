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

it('has the page of all where an older release has none for the blog', async () => {
  const found = await findSiteFile(siteDir, '/blog/1');
  expect(found).toMatchObject({ path: 'current/pages/404.html', status: 404 });
});

it('calls nothing missing because it could not be looked at just now', async () => {
  const busy = Object.assign(new Error('too many open files'), { code: 'EMFILE' });
  jest.spyOn(jest.requireMock<Files>('node:fs/promises'), 'stat').mockRejectedValueOnce(busy);
  await expect(findSiteFile(siteDir, '/')).rejects.toBe(busy);
});
