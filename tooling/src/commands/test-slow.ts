import { binary } from '../checks/check.ts';
import { browserPackages } from '../packages.ts';
import { runProgram } from '../machine/run-program.ts';

/**
 * `npm run test:slow`: the tests of pages, as a machine sees them that is six times slower; finds what holds by luck.
 * `npm run test:slow -- long-list`: those whose names have a word.
 */
const projects = ['shared-ui', ...browserPackages];
const words = process.argv.slice(2);
const chosen = words.length > 0 ? ['--testPathPatterns', ...words] : [];
const { code } = await runProgram(binary('jest'), ['--selectProjects', ...projects, ...chosen], {
  output: 'inherit',
  environment: { TIMES_SLOWER: process.env['TIMES_SLOWER'] ?? '6' },
});
process.exitCode = code;
