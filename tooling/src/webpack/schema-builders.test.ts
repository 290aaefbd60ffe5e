import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as builders from 'contract/browser-builders';
import { repositoryRoot } from '../packages';

it('gives browsers every builder of schemas that a declaration uses', () => {
  const folder = join(repositoryRoot, 'contract/src');
  const used = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/\bType\.(\w+)[(<]/g)])
    .map(([, name]) => name);
  expect(used.length).toBeGreaterThan(100);
  expect(Object.keys(builders)).toEqual(expect.arrayContaining([...new Set(used)]));
});
