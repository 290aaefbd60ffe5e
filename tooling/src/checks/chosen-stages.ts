import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { binary } from './check.ts';
import type { Stage } from './check.ts';
import { isTeamCheckout } from '../checkout.ts';
import { repositoryRoot } from '../packages.ts';
import { someTests } from './run-jest.ts';
import { chosenJourneys, fullStages, teamStages } from './stages.ts';
import { runProgram } from '../machine/run-program.ts';

/**
 * Selects stages by name, and jest tests and journeys by a part of their paths, whether they belong to `npm test` or
 * only to `npm run test:full`.
 * @throws Error when a word selects nothing
 */
export async function chooseStages(words: readonly string[]): Promise<readonly Stage[]> {
  const all = isTeamCheckout() ? teamStages : fullStages;
  const stages = all.filter(({ name }) => words.includes(name));
  const others = words.filter((word) => stages.every(({ name }) => name !== word));
  const tests = others.length > 0 ? await findTests(others) : [];
  const journeys = isTeamCheckout() ? [] : findJourneys(others);
  if (stages.length + tests.length + journeys.length === 0) {
    throw new Error(`No stage, test file or journey has a name with: ${words.join(', ')}.`);
  }
  return [
    ...stages,
    ...(tests.length > 0
      ? [{ name: 'chosen tests', checks: [someTests('jest: what was chosen', tests)] }]
      : []),
    ...(journeys.length > 0 ? chosenJourneys(journeys) : []),
  ];
}

async function findTests(words: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await runProgram(binary('jest'), ['--listTests', ...words], {
    output: 'collect',
    environment: { TEST_FULL: 'yes' },
  });
  return stdout.split('\n').filter((line) => line.startsWith(repositoryRoot));
}

/** Playwright reads its arguments as patterns, so whole file names are the safest. */
const findJourneys = (words: readonly string[]): readonly string[] =>
  readdirSync(join(repositoryRoot, 'e2e/journeys'), { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.spec.ts') && words.some((word) => `e2e/journeys/${file}`.includes(word)),
  );
