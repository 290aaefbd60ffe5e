import { binary, program } from './check.ts';
import type { Check, CheckResult } from './check.ts';
import { presentPackages } from '../checkout.ts';
import { runProgram } from '../machine/run-program.ts';

/** Every package of the workspace that is here, and the lab. */
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
].filter((name) => presentPackages().includes(name));

/** Options of oxlint, which also checks types (.oxlintrc.json). */
export const lintOptions = ['--max-warnings=0', '--report-unused-disable-directives'];

/** Checks that take seconds and do not run the product. */
export const staticChecks: readonly Check[] = [
  program('oxfmt: format', 'oxfmt', '--check'),
  program('oxlint: types and lint', 'oxlint', ...lintOptions),
  { name: 'boundaries: imports between packages and folders', run: checkBoundaries },
  // The field that feeds corepack is omitted on purpose, because corepack cannot check pnpm's signatures here. The root
  // scripts' dependencies are no devDependencies, because `npm start` installs without those.
  program(
    'sherif: one version of each dependency',
    'sherif',
    '-r',
    'root-package-manager-field',
    '-r',
    'root-package-dependencies',
  ),
];

/** Finds unused code. It runs late, because such code does no harm. */
export const deadCode: Check = program('knip: nothing dead', 'knip');

/** Rules for imports between packages, and between folders, where a test may import more than the code it tests. */
const boundaryRules = ['.dependency-cruiser.mjs', '.dependency-cruiser-folders.mjs'];

async function checkBoundaries(): Promise<CheckResult> {
  const results = await Promise.all(boundaryRules.map(cruise));
  return {
    passed: results.filter(({ isHeld }) => isHeld).length,
    failed: results.filter(({ isHeld }) => !isHeld).length,
    output: results.map(({ output }) => output).join(''),
  };
}

/** A report over no modules, the sign of an incompatible TypeScript, counts as a failure. */
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
