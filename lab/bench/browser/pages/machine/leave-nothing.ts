import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownProcesses } from './processes.ts';

const folders: string[] = [];

/** Creates a temporary folder, which is removed when this process exits at the latest. */
export function makeScratchFolder(base = tmpdir()): string {
  const folder = mkdtempSync(join(base, 'pages-bench-'));
  folders.push(folder);
  return folder;
}

/**
 * When this process exits or is stopped, ends its servers and browsers and removes their temporary files, which TMPDIR
 * collects from now on.
 */
export function cleanUpOnExit(): void {
  process.env['TMPDIR'] = makeScratchFolder();
  process.once('SIGINT', () => process.exit(1));
  process.once('SIGTERM', () => process.exit(1));
  process.once('exit', () => {
    for (const { id } of ownProcesses()) {
      if (id !== process.pid) endProcess(id);
    }
    for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  });
}

function endProcess(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // The process has ended meanwhile.
  }
}
