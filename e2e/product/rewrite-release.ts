import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { versionOf } from './release-command.ts';

/** Where a site has what browsers load of the present build of a package. */
export const releaseFolder = (siteFolder: string, name: string): string =>
  join(siteFolder, 'assets', name, versionOf(name, 'present'));

/**
 * Makes a release that was made with this fault: the file is changed, and so is every digest of it, as if it
 * had been built so.
 */
export function rewriteRelease(
  siteFolder: string,
  name: string,
  file: RegExp,
  change: (content: string) => string,
): void {
  const folder = releaseFolder(siteFolder, name);
  for (const found of readdirSync(folder).filter((one) => file.test(one))) {
    const digests = rewrite(join(folder, found), change);
    if (digests.before === digests.after) continue;
    const entry = join(folder, 'remoteEntry.js');
    const entryDigests =
      found === 'remoteEntry.js'
        ? digests
        : rewrite(entry, (text) => text.replaceAll(digests.before, digests.after));
    replaceInPages(siteFolder, entryDigests.before, entryDigests.after);
  }
}

/** Leaves a site without releases to fall back to, as it is after its first build. */
export function forgetFormerReleases(siteFolder: string): void {
  const registry = readFileSync(join(siteFolder, 'current/registry.json'), 'utf8');
  for (const [lastGood] of registry.matchAll(/"lastGood":"[^"]+",/g)) {
    replaceInPages(siteFolder, lastGood, '');
  }
}

/** Changes the registry, wherever it stands. */
export function replaceInPages(siteFolder: string, before: string, after: string): void {
  const current = join(siteFolder, 'current');
  for (const file of readdirSync(current, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|json)$/.test(file)) continue;
    const path = join(current, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(before)) continue;
    writeFileSync(path, text.replaceAll(before, after));
    dropCompressed(path);
  }
}

function rewrite(path: string, change: (content: string) => string) {
  const content = readFileSync(path, 'utf8');
  const changed = change(content);
  writeFileSync(path, changed);
  dropCompressed(path);
  return { before: digestOf(content), after: digestOf(changed) };
}

function dropCompressed(path: string): void {
  for (const suffix of ['.br', '.gz']) rmSync(path + suffix, { force: true });
}

const digestOf = (content: string) => createHash('sha384').update(content).digest('base64');
