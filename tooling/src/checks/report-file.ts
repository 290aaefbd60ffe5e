import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckResult } from './check.ts';
import { repositoryRoot } from '../packages.ts';

/** Path of a runner's report. A fresh clone does not have the folder yet. */
export function reportFile(runner: string): string {
  const folder = join(repositoryRoot, '.cache');
  mkdirSync(folder, { recursive: true });
  return join(folder, `${runner}.json`);
}

/** A runner that failed without a failed test (a broken set-up, say) counts as failed. */
export const countResult = (code: number, passed: number, failed: number): CheckResult => ({
  passed,
  failed: code === 0 ? failed : Math.max(failed, 1),
});
