import { join } from 'node:path';
import { repositoryRoot } from '../packages.ts';
import { localeFile } from './locale-file.ts';

it('finds the texts of a module in another language', () => {
  const module = join(repositoryRoot, 'public-site/src/pages/blog/blog.texts.ts');
  expect(localeFile(module, 'de')).toBe(
    join(repositoryRoot, 'locales/de/public-site/pages/blog/blog.texts.ts'),
  );
});
