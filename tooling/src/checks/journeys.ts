import { readFileSync } from 'node:fs';
import { ensureChromium } from '../machine/chromium.ts';
import { ensureEngines } from '../machine/engines.ts';
import { ensureLab } from '../machine/lab.ts';
import { runProgram } from '../machine/run-program.ts';
import { binary } from './check.ts';
import type { Check, CheckResult } from './check.ts';
import { countResult, reportFile } from './report-file.ts';

/**
 * Runs journeys in Chromium on the built product.
 * @param args for Playwright: the project, and words that select journeys by file or title
 */
export const journeys = (args: readonly string[]): Check => ({
  name: 'playwright: journeys in a real browser',
  async run() {
    process.env['CHROME_PATH'] = await ensureChromium();
    return runPlaywright(binary('playwright', 'e2e'), ['test', '-c', 'e2e', ...args]);
  },
});

/**
 * Runs the main journeys in Firefox and WebKit. WebKitGTK's browser needs a display, for which a virtual one suffices.
 */
export const engineJourneys: Check = {
  name: 'playwright: the main journeys in Firefox and WebKit',
  async run() {
    await ensureEngines();
    await ensureLab();
    return runPlaywright('xvfb-run', [
      '-a',
      binary('playwright', 'e2e'),
      ...['test', '-c', 'lab/engines'],
    ]);
  },
};

/** A journey that passed only on a retry counts as failed. */
async function runPlaywright(program: string, args: readonly string[]): Promise<CheckResult> {
  const report = reportFile('playwright');
  const { code } = await runProgram(program, args, {
    output: 'inherit',
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const { stats } = JSON.parse(readFileSync(report, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  return countResult(code, stats.expected, stats.unexpected + stats.flaky);
}
