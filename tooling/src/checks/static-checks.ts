import { binary, program } from './check.ts';
import type { Check, CheckResult } from './check.ts';
import { runProgram } from '../machine/run-program.ts';

/** Every package of the workspace, and the lab. */
export const packageFolders = [
  'contract',
  'shared-ui',
  'shell',
  'public-site',
  'member-area',
  'admin-console',
  'api',
  'api-mock',
  'tooling',
  'e2e',
  'locales',
  'lab',
];

/** Of oxlint, which checks types too (.oxlintrc.json). */
export const lintOptions = ['--max-warnings=0', '--report-unused-disable-directives'];

/** What can be known in seconds without running the product. */
export const staticChecks: readonly Check[] = [
  program('oxfmt: format', 'oxfmt', '--check'),
  program('oxlint: types and lint', 'oxlint', ...lintOptions),
  { name: 'boundaries: imports between packages and folders', run: checkBoundaries },
  // corepack cannot check pnpm's signatures here, so the field that feeds it is left out on purpose.
  // What the root's scripts need to run, `npm start` installs without what tests need.
  program(
    'sherif: one version of each dependency',
    'sherif',
    '-r',
    'root-package-manager-field',
    '-r',
    'root-package-dependencies',
  ),
];

/** Finds code that nothing needs, which does no harm until then. */
export const deadCode: Check = program('knip: nothing dead', 'knip');

/** Imports between files, and between folders, where a test may reach further than what it tests. */
const boundaryRules = ['.dependency-cruiser.mjs', '.dependency-cruiser-folders.mjs'];

async function checkBoundaries(): Promise<CheckResult> {
  const results = await Promise.all(boundaryRules.map(cruise));
  return {
    passed: results.filter(({ isHeld }) => isHeld).length,
    failed: results.filter(({ isHeld }) => !isHeld).length,
    output: results.map(({ output }) => output).join(''),
  };
}

/** A green report over no modules is how a wrong TypeScript shows: it counts as a failure. */
async function cruise(rules: string): Promise<{ isHeld: boolean; output: string }> {
  const args = [...packageFolders, '--config', rules, '--output-type', 'json'];
  const { stdout } = await runProgram(binary('depcruise'), args, { output: 'collect' });
  const { summary } = JSON.parse(stdout) as {
    summary: {
      totalCruised: number;
      violations: { from: string; to: string; rule: { name: string } }[];
    };
  };
  const lines = summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} -> ${to}\n`);
  return {
    isHeld: summary.violations.length === 0 && summary.totalCruised > packageFolders.length,
    output: `${lines.join('')}${summary.totalCruised} modules\n`,
  };
}
