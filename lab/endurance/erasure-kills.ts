import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { erasePersonalData } from 'contract/people-requests';
import { startProcess } from '../../api/testing/child-process';
import type { ServerProcess } from '../../api/testing/child-process';
import { erase, isGone, isThere, judge, makeErasureFixture, untilOver } from './erasure-fixture';
import type { DatabaseKind } from '../../api/src/storage/database-kind';
import type { Address, ErasureFixture, LeftOfPerson } from './erasure-fixture';
import { seededRandom } from './seeded-random';
import { environmentOf } from './kill-targets';

/** Point at which an erasure is killed (kill-at-step.ts). */
export interface KillPoint {
  readonly steps?: readonly string[];
  /** Number of a step, instead of `steps`. */
  readonly number?: number;
  /** Milliseconds from the beginning of the step until the process is killed. */
  readonly delay?: number;
}

export interface ErasureKillReport extends LeftOfPerson {
  /** The step at which it was killed; undefined if the erasure was already over. */
  readonly killedAt: string | undefined;
  /** Whether the kill left everything unchanged, so that staff had to ask again. */
  readonly isUndone: boolean;
}

const preload = pathToFileURL(join(import.meta.dirname, 'kill-at-step.ts')).href;

const startKilled = (copy: Address, { steps, number, delay }: KillPoint) =>
  startProcess({
    ...environmentOf(copy),
    NODE_OPTIONS: `--import ${preload}`,
    KILL_CALL: erasePersonalData.path,
    ...(steps && { KILL_STEPS: JSON.stringify(steps) }),
    ...(number !== undefined && { KILL_NUMBER: String(number) }),
    ...(delay !== undefined && { KILL_DELAY: String(delay) }),
  });

/** Erases the person with a server that is killed, and starts another one, which must finish what was begun. */
export const killErasure = (
  { withCopy, wish }: ErasureFixture,
  point: KillPoint,
): Promise<ErasureKillReport> =>
  withCopy(async (copy) => {
    const killed = await startKilled(copy, point);
    // A killed server does not respond.
    const answered = await erase(killed, wish).catch(() => undefined);
    if (answered !== undefined) await untilOver(copy, killed);
    killed.kill('SIGTERM');
    const killedAt = (await killed.ended) === null ? stepsIn(killed).at(-1) : undefined;
    const revived = await startProcess(environmentOf(copy));
    const isUndone = await isThere(copy);
    if (isUndone) await erase(revived, wish);
    await untilOver(copy, revived);
    revived.kill('SIGTERM');
    await revived.ended;
    return { killedAt, isUndone, ...(await judge(copy)) };
  });

const listSteps = ({ withCopy, wish }: ErasureFixture): Promise<readonly string[]> =>
  withCopy(async (copy) => {
    const whole = await startKilled(copy, {});
    await erase(whole, wish);
    await untilOver(copy, whole);
    whole.kill('SIGTERM');
    await whole.ended;
    return stepsIn(whole);
  });

/**
 * Kills an erasure at a number of random steps of its transaction and at each step after it, before or during the step.
 * Returns the reports of those that left traces.
 */
export async function killErasures(databaseKind: DatabaseKind, times: number, seed: number) {
  const random = seededRandom(seed);
  const fixture = await makeErasureFixture(databaseKind);
  try {
    const steps = await listSteps(fixture);
    const end = steps.findIndex((name) => name.startsWith('insert into "erasures"'));
    const early = Array.from({ length: times }, () => random(1, end));
    const late = steps.slice(end).map((_, index) => end + 1 + index);
    const broken: ErasureKillReport[] = [];
    let undone = 0;
    let kills = 0;
    for (const number of [...early, ...late]) {
      const delay = random(0, 1) === 0 ? {} : { delay: random(0, 20) / 10 };
      const report = await killErasure(fixture, { number, ...delay });
      if (!isGone(report)) broken.push(report);
      if (report.killedAt !== undefined) kills += 1;
      if (report.isUndone) undone += 1;
    }
    return { databaseKind, seed, steps: steps.length, kills, undone, broken };
  } finally {
    await fixture.remove();
  }
}

const stepsIn = ({ printed }: ServerProcess): readonly string[] =>
  [...printed().matchAll(/^step (.+)$/gm)].map(([, name = '']) => name);
