import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runProgram } from './run-program.ts';

/** The first program of these names in a folder of PATH. */
export function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
}

/** Installs Debian's packages where that is allowed, and does nothing elsewhere: the caller looks for what came. */
export async function installPackages(packages: readonly string[]): Promise<void> {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  await runProgram('apt-get', ['-qq', 'update'], { output: 'inherit', environment });
  const args = ['-qq', '-y', 'install', '--no-install-recommends', ...packages];
  await runProgram('apt-get', args, { output: 'inherit', environment });
}
