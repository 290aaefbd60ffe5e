import type { Check, CheckResult } from './check.ts';
import { runInPairs } from '../machine/in-pairs.ts';

/**
 * Runs checks stage by stage up to the first that fails, and ends with the one line that CI reads.
 * The checks of a stage run two at a time, as the machine has two cores and most of them use one.
 * What was not reached is said, and is neither passed nor failed.
 */
export async function runChecks(stages: readonly (readonly Check[])[]): Promise<void> {
  const sum = { passed: 0, failed: 0 };
  const unreached = new Set(stages.flat());
  for (const stage of stages) {
    await runInPairs(stage, async (check) => {
      if (sum.failed > 0) return;
      unreached.delete(check);
      const { passed, failed } = await runCheck(check);
      sum.passed += passed;
      sum.failed += failed;
    });
  }
  for (const { name } of unreached) say(`not run: ${name}\n`);
  process.exitCode = sum.failed === 0 ? 0 : 1;
  say(`\n${sum.passed} passed, ${sum.failed} failed\n`);
}

/** Runs one check, and says what it said in one piece when it has ended: another may run beside it. */
async function runCheck({ name, run }: Check): Promise<CheckResult> {
  say(`\n> ${name}\n`);
  const started = performance.now();
  const result = await run().catch((error: unknown) => ({
    passed: 0,
    failed: 1,
    output: `${error instanceof Error ? error.message : String(error)}\n`,
  }));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const { passed, failed, output = '' } = result;
  say(`${output}  ${name}: ${passed} passed, ${failed} failed, in ${seconds} s\n`);
  return result;
}

const say = (text: string) => process.stdout.write(text);
