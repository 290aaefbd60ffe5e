import { join } from 'node:path';
import { repositoryRoot } from '../packages.ts';
import { runProgram } from '../run-program.ts';

const browserPackages = ['shared-ui', 'shell', 'public-site', 'member-area', 'admin-console'];

/**
 * `npm run test:slow`: the tests of pages, as a machine sees them that is six times slower; finds what held by luck.
 * `npm run test:slow -- long-list`: those whose names have a word.
 */
const jest = join(repositoryRoot, 'node_modules/jest/bin/jest.js');
const words = process.argv.slice(2);
const args = [jest, '--selectProjects', ...browserPackages, '--testPathPatterns', ...words];
const { code } = await runProgram(process.execPath, words.length > 0 ? args : args.slice(0, -1), {
  output: 'inherit',
  environment: { TIMES_SLOWER: process.env['TIMES_SLOWER'] ?? '6' },
});
process.exitCode = code;
