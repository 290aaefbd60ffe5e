import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const repositoryRoot = join(import.meta.dirname, '../..');

/** Builds that stand in for the release before; `npm run build -- --previous` makes them. */
const previous = join(repositoryRoot, '.cache/previous');

/** Runs `npm run release` on a site's folder. Resolves with what it printed; rejects with it when it failed. */
export function release(siteFolder: string, ...words: string[]): Promise<string> {
  const args = ['--import', 'tsx', 'tooling/src/commands/release.ts', ...words];
  const environment = { ...process.env, SITE_DIR: siteFolder };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: repositoryRoot, env: environment });
    let printed = '';
    child.stdout.on('data', (text) => (printed += String(text)));
    child.stderr.on('data', (text) => (printed += String(text)));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(printed) : reject(new Error(printed))));
  });
}

/** Puts a build of the release before in the place of the present one, or on trial. */
export const withPreviousBuilds = (...words: string[]): string[] => [...words, '--from', previous];

/** The version of a package's build: the present one, or the one that stands in for the release before. */
export function versionOf(name: string, which: 'present' | 'previous'): string {
  const folder = which === 'present' ? join(repositoryRoot, name, 'dist') : join(previous, name);
  const record = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')) as {
    version: string;
  };
  return record.version;
}
