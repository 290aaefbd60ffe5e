import type { Check } from './check.ts';
import { binary, packageFolders, program, staticChecks } from './checks.ts';
import { jestCheck } from './run-jest.ts';
import { runProgram } from '../machine/run-program.ts';

/** What dependency-cruiser says of a module that changed, or that a change can reach. */
interface ReachedModule {
  readonly source: string;
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const isCode = (file: string) => /\.(ts|tsx|js|mjs)$/.test(file);

/** What a change since a commit can reach, as far as that is known without a build. */
export async function findChangedChecks(base: string): Promise<readonly (readonly Check[])[]> {
  return checksOf(await listChanged(base), await listReached(base));
}

/**
 * Format and rules of the files that changed, types of their packages, and each test that imports one of them, however
 * indirectly.
 * @param reached every module that changed or imports one that did
 */
export function checksOf(
  changed: readonly string[],
  reached: readonly string[],
): readonly (readonly Check[])[] {
  if (changed.length === 0) return [];
  const code = changed.filter(isCode);
  const tests = reached.filter(isTest);
  const isOfPackage = ({ name }: Check) =>
    packagesOf(code).some((folder) => name.endsWith(` ${folder}`));
  const rules = ['--no-warn-ignored', '--max-warnings=0', ...code];
  const formatted = ['--check', '--ignore-unknown', ...changed];
  return [
    [
      program('prettier: format of what changed', 'prettier', ...formatted),
      ...(code.length > 0 ? [program('eslint: lint of what changed', 'eslint', ...rules)] : []),
      ...staticChecks.filter(isOfPackage),
    ],
    ...(tests.length > 0 ? [[jestCheck('jest: what a change can reach', tests)]] : []),
  ];
}

const packagesOf = (files: readonly string[]) =>
  packageFolders.filter((folder) => files.some((file) => file.startsWith(`${folder}/`)));

/** Files that differ from the commit, committed since or not, and those that git does not know yet. */
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
