import { realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Resolves the links of an absolute path. Where the file does not exist, those of its existing folders are resolved.
 */
export function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const folder = dirname(path);
    return folder === path ? path : join(realPath(folder), basename(path));
  }
}
