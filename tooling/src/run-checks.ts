import type { Check } from './checks.ts';

/**
 * Runs checks one after another up to the first that fails, and ends with the one line that CI reads.
 * What was not reached is said, and is neither passed nor failed.
 */
export async function runChecks(checks: readonly Check[]): Promise<void> {
  let passed = 0;
  let failed = 0;
  let next = 0;
  for (const { name, run } of checks) {
    next += 1;
    process.stdout.write(`\n> ${name}\n`);
    const started = performance.now();
    const result = await run().catch((error: unknown) => {
      process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
      return { passed: 0, failed: 1 };
    });
    passed += result.passed;
    failed += result.failed;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stdout.write(`  ${result.passed} passed, ${result.failed} failed, in ${seconds} s\n`);
    if (result.failed > 0) break;
  }
  for (const { name } of checks.slice(next)) process.stdout.write(`not run: ${name}\n`);
  process.exitCode = failed === 0 ? 0 : 1;
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
}
