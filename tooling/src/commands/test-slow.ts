import { binary } from '../checks/check.ts';
import { browserPackages } from '../packages.ts';
import { runProgram } from '../machine/run-program.ts';

/**
 * `npm run test:slow`: runs page tests as on a machine that is six times slower, to find tests that pass by luck. `npm
 * run test:slow -- long-list` selects tests by name.
 */
const projects = ['shared-ui', ...browserPackages];
const words = process.argv.slice(2);
const chosen = words.length > 0 ? ['--testPathPatterns', ...words] : [];
const { code } = await runProgram(binary('jest'), ['--selectProjects', ...projects, ...chosen], {
  output: 'inherit',
  environment: { TIMES_SLOWER: process.env['TIMES_SLOWER'] ?? '6' },
});
process.exitCode = code;
