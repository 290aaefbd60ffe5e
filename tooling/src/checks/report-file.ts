import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckResult } from './check.ts';
import { repositoryRoot } from '../packages.ts';

/** Where a runner leaves its counts. A fresh clone has no such folder yet. */
export function reportFile(runner: string): string {
  const folder = join(repositoryRoot, '.cache');
  mkdirSync(folder, { recursive: true });
  return join(folder, `${runner}.json`);
}

/** A runner that failed without a failed test (a broken set-up, say) has failed all the same. */
export const countResult = (code: number, passed: number, failed: number): CheckResult => ({
  passed,
  failed: code === 0 ? failed : Math.max(failed, 1),
});
