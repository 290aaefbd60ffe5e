import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../packages';
import { mutants } from './mutants';
import { plant } from './plant';

it.each(mutants)('can be planted, and has its test in what npm test runs: $fault', (mutant) => {
  const source = readFileSync(join(repositoryRoot, mutant.file), 'utf8');
  expect(plant(source, mutant)).not.toBe(source);
  expect(existsSync(join(repositoryRoot, mutant.test))).toBe(true);
  expect(mutant.test).not.toContain('.full.test.');
});

it('is planted in one place, and nowhere else', () => {
  const fault = { file: 'a.ts', from: 'one', to: '$&' };
  expect(plant('one two', fault)).toBe('$& two');
  expect(() => plant('two', fault)).toThrow('a.ts has 0 times, and not once: one');
  expect(() => plant('one one', fault)).toThrow('a.ts has 2 times, and not once: one');
});
