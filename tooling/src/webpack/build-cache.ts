import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { localeLoaderFiles } from '../locales/locale-rules.ts';
import { repositoryRoot } from '../packages.ts';
import type { BrowserPackage } from '../packages.ts';

/** How TypeScript is compiled for browsers. */
export const swcOptionsFile = join(repositoryRoot, 'tooling/swc-options.json');

/** A change in any of these makes what was kept useless. */
const configFiles = [
  ...['webpack-config.ts', 'build-cache.ts', 'imported-modules.ts', 'note-imports-loader.ts'].map(
    (file) => join(import.meta.dirname, file),
  ),
  ...localeLoaderFiles,
  swcOptionsFile,
];

export interface CachedBuild {
  readonly name: BrowserPackage;
  readonly mode: 'production' | 'development';
  /** Keeps nothing for the next build: to write it down takes a quarter of a first build's time. */
  readonly isOnce?: boolean;
}

/** What a build keeps for the next, in any language: the texts are read anew each time. */
export function buildCache(
  { name, mode, isOnce = false }: CachedBuild,
  side: string,
): NonNullable<Configuration['cache']> {
  // Memory is for the languages that follow.
  if (isOnce) return { type: 'memory' };
  return {
    type: 'filesystem',
    cacheDirectory: join(repositoryRoot, '.cache/webpack'),
    name: `${name}-${side}-${mode}`,
    buildDependencies: { config: configFiles },
  };
}
