import { join } from 'node:path';
import type { Configuration } from 'webpack';
import type { Language } from 'contract/languages';
import { localeLoaderFiles } from '../locales/locale-rules.ts';
import { repositoryRoot } from '../packages.ts';
import type { BrowserPackage } from '../packages.ts';

/** How TypeScript is compiled for browsers. */
export const swcOptionsFile = join(repositoryRoot, 'tooling/swc-options.json');

/** A change in any of these makes what was kept useless. */
const configFiles = [
  ...['webpack-config.ts', 'build-cache.ts', 'imported-modules.ts', 'class-names.ts'].map((file) =>
    join(import.meta.dirname, file),
  ),
  ...localeLoaderFiles,
  swcOptionsFile,
];

export interface CachedBuild {
  readonly name: BrowserPackage;
  readonly mode: 'production' | 'development';
  /** Of the texts. */
  readonly language: Language;
  /** The texts are English ones in a language that nobody speaks (docs/decisions/0051). */
  readonly isPseudo?: boolean;
  /** Keeps nothing for the next build: to write it down takes a quarter of a first build's time. */
  readonly isOnce?: boolean;
}

/** What a build keeps for the next. */
export function buildCache(
  { name, mode, language, isPseudo = false, isOnce = false }: CachedBuild,
  side: string,
): NonNullable<Configuration['cache']> {
  if (isOnce) return false;
  return {
    type: 'filesystem',
    cacheDirectory: join(repositoryRoot, '.cache/webpack'),
    // webpack knows a loader's options by their place in its file, so it would take German texts for those by rule.
    name: `${name}-${side}-${mode}-${language}${isPseudo ? '-pseudo' : ''}`,
    buildDependencies: { config: configFiles },
  };
}
