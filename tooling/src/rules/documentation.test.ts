import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '../packages';
import { repositoryFiles } from './repository-files';

/** Files that the archive's README links to exist beside it only in the archive. */
const pages = repositoryFiles().filter(
  (file) => file.endsWith('.md') && !file.startsWith('tooling/archive/'),
);

const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');

const scriptsOf = (folder: string) =>
  Object.keys(
    (JSON.parse(read(join(folder, 'package.json'))) as { scripts?: object }).scripts ?? {},
  );

it.each(pages)('%s names no script that does not exist', (page) => {
  const text = read(page);
  const root = [...text.matchAll(/(?<!p)npm (?:run )?([a-z][a-z:-]*)/g)].map(([, name]) => ({
    folder: '.',
    name,
  }));
  const filtered = [...text.matchAll(/--filter ([a-z-]+) ([a-z:-]+)/g)].map(
    ([, folder = '', name]) => ({
      folder,
      name,
    }),
  );
  const missing = [...root, ...filtered].filter(
    ({ folder, name }) => !scriptsOf(folder).includes(name ?? ''),
  );
  expect(missing).toEqual([]);
});

it.each(pages)('%s links to no file that does not exist', (page) => {
  const links = [...read(page).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) => link);
  const missing = links.filter((link) => !existsSync(join(repositoryRoot, dirname(page), link)));
  expect(missing).toEqual([]);
});

/** Inline code that is a path from the root, such as `api/src/http`, without a placeholder. */
const ownPath =
  /`((?:contract|api|api-mock|shared-ui|shell|public-site|member-area|admin-console|locales|e2e|tooling|lab)\/[\w.@/-]+)`/g;

it.each(pages)('%s names no path that does not exist', (page) => {
  const named = [...read(page).matchAll(ownPath)].map(([, path = '']) => path);
  const missing = named.filter(
    (path) => !path.includes('/dist') && !existsSync(join(repositoryRoot, path)),
  );
  expect(missing).toEqual([]);
});

/** Number of words on a printed page. */
const maxWords = 300;

it.each(pages.filter((page) => page.startsWith('docs/decisions/')))(
  '%s is read on one page',
  (page) => {
    expect(read(page).trim().split(/\s+/).length).toBeLessThanOrEqual(maxWords);
  },
);

it('README.md is read at one sitting: 150 lines, and no table that is wider than a window', () => {
  const lines = read('README.md').trim().split('\n');
  expect(lines.length).toBeLessThanOrEqual(150);
  expect(lines.filter((line) => line.startsWith('|') && line.length > 120)).toEqual([]);
});
