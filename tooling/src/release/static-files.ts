import { existsSync, readFileSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../packages.ts';
import type { SiteFolder } from '../site/site-folder.ts';

const source = join(repositoryRoot, 'public-site/assets');

/**
 * Updates the site's pictures, fonts and downloads, each file atomically. Files that public-site no longer has stay for
 * pages that still show them.
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
