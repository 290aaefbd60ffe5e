import { realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** An absolute path as it is without links. Of what is not there yet: with those of its folders that are. */
export function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const folder = dirname(path);
    return folder === path ? path : join(realPath(folder), basename(path));
  }
}
