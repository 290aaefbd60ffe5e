import { join } from 'node:path';
import type { Configuration } from 'webpack';
import type { LocaleOptions } from '../locales/locale-loader.ts';
import { localeLoaderFiles } from '../locales/locale-rules.ts';
import { repositoryRoot } from '../packages.ts';
import type { BrowserPackage } from '../packages.ts';

/** swc options that compile TypeScript for browsers. */
export const swcOptionsFile = join(repositoryRoot, 'tooling/swc-options.json');

/** A change in any of these files invalidates the cache. */
const configFiles = [
  ...[
    'webpack-config.ts',
    'aliases.ts',
    'build-cache.ts',
    'imported-modules.ts',
    'note-imports-loader.ts',
  ].map((file) => join(import.meta.dirname, file)),
  ...localeLoaderFiles,
  swcOptionsFile,
];

export interface CachedBuild {
  readonly name: BrowserPackage;
  readonly mode: 'production' | 'development';
  /** Keeps no cache for the next build: writing it takes a quarter of a first build's time. */
  readonly isOnce?: boolean;
  /** Builds a release again after each change, as it was written: only what makes files smaller is omitted. */
  readonly isWatched?: boolean;
  /** Texts of the build, which may change between two runs of a compiler (compile.ts). */
  readonly texts: LocaleOptions;
}

/** The cache for the next build in any language: texts are read again each time. */
export function buildCache(
  { name, mode, texts, isOnce = false, isWatched = false }: CachedBuild,
  side: string,
): NonNullable<Configuration['cache']> {
  // The memory cache serves the languages that follow.
  if (isOnce) return { type: 'memory' };
  // Languages are watched at the same time, so each keeps its own.
  const kind = isWatched ? `watched-${texts.language}` : mode;
  return {
    type: 'filesystem',
    cacheDirectory: join(repositoryRoot, '.cache/webpack'),
    name: `${name}-${side}-${kind}`,
    buildDependencies: { config: configFiles },
  };
}
