import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildProduct } from '../build-product.ts';
import type { Check, CheckResult } from './check.ts';
import { ensureChromium } from '../machine/chromium.ts';
import { htmlCheck } from './html-check.ts';
import { otherNodeChecks } from './other-nodes.ts';
import { ensureFeedReaders } from '../machine/feed-readers.ts';
import { repositoryRoot } from '../packages.ts';
import { buildPreviousReleases } from '../release/previous-releases.ts';
import { buildPseudoSite } from '../release/pseudo-site.ts';
import { countResult, reportFile } from './report-file.ts';
import { runJest } from './run-jest.ts';
import { runProgram } from '../machine/run-program.ts';

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
  'generators',
  'locales',
];

/** About half of the code, which a process of its own lints: types are worked out package by package. */
const lintedApart = ['api', 'api-mock', 'tooling', 'e2e'];
const withoutLintedApart = lintedApart.flatMap((name) => ['--ignore-pattern', `${name}/**`]);
const lintOptions = ['--max-warnings=0'];

/** Everything that can be known without running the product, cheapest first. */
export const staticChecks: readonly Check[] = [
  // corepack cannot check pnpm's signatures here, so the field that feeds it is left out on purpose.
  // What the root's scripts need to run, `npm start` installs without what tests need (docs/decisions/0033).
  program(
    'sherif: one version of each dependency',
    'sherif',
    '-r',
    'root-package-manager-field',
    '-r',
    'root-package-dependencies',
  ),
  program('prettier: format', 'prettier', '--check', '--log-level=warn', '.'),
  { name: 'boundaries: imports between packages and folders', run: checkBoundaries },
  program('knip: nothing dead', 'knip'),
  program('eslint: lint of servers and tools', 'eslint', ...lintedApart, ...lintOptions),
  program('eslint: lint of all else', 'eslint', '.', ...lintOptions, ...withoutLintedApart),
  ...[...packageFolders, 'shell/src/service-worker'].map((folder) =>
    program(`tsc: types of ${folder}`, 'tsc', '--noEmit', '-p', folder),
  ),
];

/** Everything that CI checks, in the order in which it is cheapest to fail. Who uses both cores has a stage alone. */
export const allChecks: readonly (readonly Check[])[] = [
  staticChecks,
  [{ name: 'jest: units and components', run: runEveryTest }],
  otherNodeChecks,
  ...journeyChecks([], [htmlCheck]),
];

/**
 * The journeys whose files or titles have one of the words, all without a word, on the product that is built for them.
 * @param ofSite what else looks at the built site
 */
export function journeyChecks(
  words: readonly string[],
  ofSite: readonly Check[] = [],
): readonly (readonly Check[])[] {
  return [
    [{ name: 'build: every package and the site', run: buildEverything }],
    [{ name: 'build: the release before, to mix with this one', run: buildBefore }, ...ofSite],
    [{ name: 'build: the site in a language that nobody speaks', run: buildPseudo }],
    [{ name: 'playwright: journeys in a real browser', run: () => runPlaywright(words) }],
  ];
}

export function program(name: string, bin: string, ...args: string[]): Check {
  return {
    name,
    async run() {
      const { code, stdout } = await runProgram(binary(bin), args, { output: 'collect' });
      return {
        ...(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
        output: stdout,
      };
    },
  };
}

export const binary = (name: string, folder = '.') =>
  join(repositoryRoot, folder, 'node_modules/.bin', name);

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

/** So that it is seen what no test proves (api/testing/databases/noted-statements.ts). */
function runEveryTest(): Promise<CheckResult> {
  return runJest(process.execPath, 'jest', [], { EVERY_TEST: 'yes' });
}

async function buildEverything(): Promise<CheckResult> {
  await buildProduct();
  return { passed: 1, failed: 0 };
}

async function buildBefore(): Promise<CheckResult> {
  await buildPreviousReleases();
  return { passed: 1, failed: 0 };
}

async function buildPseudo(): Promise<CheckResult> {
  await buildPseudoSite();
  return { passed: 1, failed: 0 };
}

async function runPlaywright(words: readonly string[]): Promise<CheckResult> {
  const report = reportFile('playwright');
  if (words.length === 0 || words.some((word) => word.includes('feeds'))) await ensureFeedReaders();
  const { code } = await runProgram(binary('playwright', 'e2e'), ['test', '-c', 'e2e', ...words], {
    output: 'inherit',
    environment: { CHROME_PATH: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const { stats } = JSON.parse(readFileSync(report, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  return countResult(code, stats.expected, stats.unexpected + stats.flaky);
}
