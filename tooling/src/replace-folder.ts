import { existsSync, renameSync, rmSync } from 'node:fs';

/**
 * Puts a finished folder in the place of another. Whoever reads there is without one between two renames, not
 * while hundreds of files are removed. What a run that was killed half-way left behind is removed.
 */
export function replaceFolder(folder: string, finished: string): void {
  const previous = `${folder}.previous`;
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, previous);
  renameSync(finished, folder);
  rmSync(previous, { recursive: true, force: true });
}
