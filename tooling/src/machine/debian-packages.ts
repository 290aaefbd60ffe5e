import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runProgram } from './run-program.ts';

/** Finds the first program of these names on the PATH. */
export function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
}

/** Limits in seconds, because without a network nobody should wait longer. */
const longest = { update: '60', download: '300' } as const;
const timedOut = 124;
const impatient = ['Acquire::Retries=0', 'Acquire::http::Timeout=10', 'Acquire::https::Timeout=10'];

/** Installs Debian packages where permitted and does nothing elsewhere; the caller checks the result. */
export async function installPackages(packages: readonly string[]): Promise<void> {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  const options = ['-qq', ...impatient.flatMap((setting) => ['-o', setting])];
  const install = [...options, '-y', 'install', '--no-install-recommends', ...packages];
  if ((await runApt([...options, 'update'], longest.update)) === timedOut) return;
  // A download may be interrupted; unpacking may not.
  if ((await runApt([...install, '--download-only'], longest.download)) === 0)
    await runApt(install, '0');
}

/** @param limit in seconds; 0 for none */
async function runApt(args: readonly string[], limit: string): Promise<number> {
  const { code } = await runProgram('timeout', ['--kill-after=5', limit, 'apt-get', ...args], {
    output: 'inherit',
    environment: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  return code;
}
