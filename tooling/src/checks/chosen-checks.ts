import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Check } from './check.ts';
import { binary, journeyChecks, staticChecks } from './checks.ts';
import { repositoryRoot } from '../packages.ts';
import { jestCheck } from './run-jest.ts';
import { runProgram } from '../machine/run-program.ts';

/**
 * The checks that words choose: static checks by their names, test files of jest and journeys by their paths.
 * @throws Error when a word chooses nothing.
 */
export async function chooseChecks(
  words: readonly string[],
): Promise<readonly (readonly Check[])[]> {
  const [chosen, tests, journeys] = [
    staticChecks.filter(({ name }) => words.some((word) => name.includes(word))),
    await findTests(words),
    findJourneys(words),
  ];
  if (chosen.length + tests.length + journeys.length === 0) {
    throw new Error(`No check, test file or journey has a name with: ${words.join(', ')}.`);
  }
  return [
    chosen,
    ...(tests.length > 0 ? [[jestCheck('jest: what was chosen', tests)]] : []),
    ...(journeys.length > 0 ? journeyChecks(journeys) : []),
  ];
}

async function findTests(words: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await runProgram(binary('jest'), ['--listTests', ...words], {
    output: 'collect',
  });
  return stdout.split('\n').filter((line) => line.startsWith(repositoryRoot));
}

/** Of playwright's words, which it reads as patterns, whole names are the safest. */
const findJourneys = (words: readonly string[]): readonly string[] =>
  readdirSync(join(repositoryRoot, 'e2e/journeys'), { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.spec.ts') && words.some((word) => `e2e/journeys/${file}`.includes(word)),
  );
