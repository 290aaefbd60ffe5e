import type { Check, CheckResult, Stage } from './check.ts';
import { runInPairs } from '../machine/in-pairs.ts';
import { readProcessorTime } from './processor-time.ts';

interface Row {
  readonly stage: string;
  readonly seconds: number;
  readonly processor: number;
  readonly passed: number;
  readonly failed: number;
}

/**
 * Runs stages in order until one fails, and prints a table and the summary line that CI reads. The checks of a stage
 * run two at a time, because the machine has two cores and most checks use one. Stages that were not reached are listed
 * as neither passed nor failed.
 */
export async function runStages(stages: readonly Stage[]): Promise<void> {
  const rows: Row[] = [...readInstall()];
  const failed = () => rows.some((row) => row.failed > 0);
  for (const { name, checks } of stages) {
    if (failed()) say(`not run: ${name}\n`);
    else rows.push(await runStage(name, checks));
  }
  process.exitCode = failed() ? 1 : 0;
  const sum = rows.reduce(addRows, { stage: 'all', ...nothing });
  say(`\n${writeTable([...rows, sum])}\n${sum.passed} passed, ${sum.failed} failed\n`);
}

const nothing = { seconds: 0, processor: 0, passed: 0, failed: 0 };

const addRows = (one: Row, other: Row): Row => ({
  stage: one.stage,
  seconds: one.seconds + other.seconds,
  processor: one.processor + other.processor,
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
});

/** Cost of tooling/bootstrap.mjs: INSTALL_COST holds elapsed and processor seconds. */
function readInstall(): readonly Row[] {
  const [seconds, processor] = (process.env['INSTALL_COST'] ?? '').split(' ').map(Number);
  if (seconds === undefined || processor === undefined) return [];
  return [{ ...nothing, stage: 'install', seconds, processor }];
}

async function runStage(stage: string, checks: readonly Check[]): Promise<Row> {
  const begun = { clock: performance.now(), processor: readProcessorTime() };
  const sum = { passed: 0, failed: 0 };
  await runInPairs(checks, async (check) => {
    const { passed, failed } = await runCheck(check);
    sum.passed += passed;
    sum.failed += failed;
  });
  const seconds = (performance.now() - begun.clock) / 1000;
  return { stage, seconds, processor: readProcessorTime() - begun.processor, ...sum };
}

/** Runs one check and prints its output in one piece at the end, because another may run concurrently. */
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

/** `processor` is user and system time of all processes on both cores. */
function writeTable(rows: readonly Row[]): string {
  const heads = ['stage', 'seconds', 'processor', 'passed', 'failed'];
  const cells = rows.map(({ stage, seconds, processor, passed, failed }) => [
    stage,
    ...[seconds, processor].map((value) => value.toFixed(0)),
    ...[passed, failed].map(String),
  ]);
  const width = (column: number) =>
    Math.max(...[heads, ...cells].map((row) => row[column]?.length ?? 0));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(width(column)) : cell.padStart(width(column) + 2),
      )
      .join('');
  return `${[heads, ...cells].map(line).join('\n')}\n`;
}

const say = (text: string) => process.stdout.write(text);
