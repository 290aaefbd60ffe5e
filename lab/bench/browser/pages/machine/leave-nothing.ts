import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownProcesses } from './processes.ts';

const folders: string[] = [];

/** A folder that is gone when this process is, at the latest. */
export function makeScratchFolder(base = tmpdir()): string {
  const folder = mkdtempSync(join(base, 'pages-bench-'));
  folders.push(folder);
  return folder;
}

/**
 * Takes along, when this process ends or is stopped, all that came from it: servers, browsers and, since they
 * find it in TMPDIR from now on, what they have laid down for a while.
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
    // It ended meanwhile.
  }
}
