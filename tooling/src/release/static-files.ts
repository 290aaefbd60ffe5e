import { existsSync, readFileSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../packages.ts';
import type { SiteFolder } from '../site/site-folder.ts';

const source = join(repositoryRoot, 'public-site/assets');

/**
 * Brings the site's pictures, fonts and downloads up to date, each file at one instant. What public-site has no more
 * stays for pages that still show it.
 */
export function copyStaticFiles(site: SiteFolder): void {
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const from = join(entry.parentPath, entry.name);
    const name = from.slice(source.length + 1);
    const to = join(site.path, 'files', name);
    const { size, mtime } = statSync(from);
    if (isSame(to, size, mtime)) continue;
    site.replaceFile(name, readFileSync(from));
    utimesSync(to, mtime, mtime);
  }
}

function isSame(file: string, size: number, mtime: Date): boolean {
  if (!existsSync(file)) return false;
  const present = statSync(file);
  return present.size === size && Math.abs(present.mtimeMs - mtime.getTime()) < 1;
}
