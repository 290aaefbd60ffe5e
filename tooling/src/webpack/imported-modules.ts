import { join, relative } from 'node:path';
import type { Compilation } from 'webpack';
import { repositoryRoot } from '../packages.ts';

const sourceEnding = /\.tsx?$/;

/**
 * Maps each module that is loaded by `import()` to its scripts in a browser build.
 * @param folder the package's folder, from which its container exposes modules
 */
export function scriptsByModule(
  { chunkGroups }: Compilation,
  folder: string,
): Record<string, string[]> {
  const scripts: Record<string, string[]> = {};
  for (const group of chunkGroups) {
    for (const { module, request } of group.origins) {
      // oxlint-disable-next-line typescript/no-unnecessary-condition -- its types promise what is not always there
      if (!request?.startsWith('.')) continue;
      const files = group.getFiles().filter((file) => file.endsWith('.js'));
      scripts[moduleName(module?.context ?? folder, request)] = files;
    }
  }
  return scripts;
}

/** A module's path below the repository, without its extension. */
export const moduleName = (folder: string, request: string): string =>
  relative(repositoryRoot, join(folder, request)).replace(sourceEnding, '');
