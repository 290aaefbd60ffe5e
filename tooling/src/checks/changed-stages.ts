import { binary, program } from './check.ts';
import type { Stage } from './check.ts';
import { someTests } from './run-jest.ts';
import { lintOptions, packageFolders } from './static-checks.ts';
import { runProgram } from '../machine/run-program.ts';

/** A module in dependency-cruiser's report that a change reaches. */
interface ReachedModule {
  readonly source: string;
}

/** `npm test` neither compiles nor runs the lab. */
const isOfLab = (file: string) => file.startsWith('lab/');
const isTest = (file: string) => /(?<!\.full)\.test\.tsx?$/.test(file) && !isOfLab(file);
const isCode = (file: string) => /\.(ts|tsx|js|mjs)$/.test(file) && !isOfLab(file);

/** Finds the checks that a change since a commit can affect, as far as is known without a build. */
export async function findChangedStages(base: string): Promise<readonly Stage[]> {
  return toStages(await listChanged(base), await listReached(base));
}

/**
 * Lists format, types and lint of the changed files, and each quick test that imports one of them, even indirectly.
 * @param reached every module that changed or imports one that did
 */
export function toStages(changed: readonly string[], reached: readonly string[]): readonly Stage[] {
  if (changed.length === 0) return [];
  const code = changed.filter(isCode);
  const tests = reached.filter(isTest);
  const formatted = ['--check', '--no-error-on-unmatched-pattern', ...changed];
  return [
    {
      name: 'static',
      checks: [
        program('oxfmt: format of what changed', 'oxfmt', ...formatted),
        ...(code.length > 0
          ? [program('oxlint: types and lint of what changed', 'oxlint', ...lintOptions, ...code)]
          : []),
      ],
    },
    ...(tests.length > 0
      ? [{ name: 'tests', checks: [someTests('jest: what a change can reach', tests, false)] }]
      : []),
  ];
}

/** Lists files that differ from the commit, including untracked ones. */
async function listChanged(base: string): Promise<readonly string[]> {
  const lists = [
    ['diff', '--name-only', '--diff-filter=d', base],
    ['ls-files', '--others', '--exclude-standard'],
  ];
  const found = await Promise.all(
    lists.map((args) => runProgram('git', args, { output: 'collect' })),
  );
  return found.flatMap(({ stdout }) => stdout.split('\n').filter(Boolean));
}

async function listReached(base: string): Promise<readonly string[]> {
  const args = ['--config', '.dependency-cruiser.mjs', '--affected', base, '--output-type', 'json'];
  const { stdout } = await runProgram(binary('depcruise'), [...packageFolders, ...args], {
    output: 'collect',
  });
  const { modules } = JSON.parse(stdout) as { modules: readonly ReachedModule[] };
  return modules.map(({ source }) => source);
}
