import { lstat, readlink } from 'node:fs/promises';
import { join } from 'node:path';

export interface LiveSet {
  /** Path of the set's folder, below the site's. */
  readonly path: string;
  /** Identifies this switch to the set: its name may recur, in a rollback or when the site is laid out anew. */
  readonly mark: string;
}

/** Reads which set of pages visitors get, from the link that a release replaces. */
export async function readLiveSet(siteDir: string): Promise<LiveSet> {
  const link = join(siteDir, 'current');
  const [path, { mtimeMs }] = await Promise.all([readlink(link), lstat(link)]);
  return { path, mark: `${path} ${mtimeMs}` };
}
