import { join } from 'node:path';
import { moduleName } from './imported-modules';
import { repositoryRoot } from '../packages';

it('names a module alike, however it is asked for', () => {
  const folder = join(repositoryRoot, 'public-site');
  expect(moduleName(folder, './src/remote.ts')).toBe('public-site/src/remote');
  expect(moduleName(join(folder, 'src/pages'), '../remote')).toBe('public-site/src/remote');
});
