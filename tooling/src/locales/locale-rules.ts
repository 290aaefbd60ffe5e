import { join } from 'node:path';
import { languageCodes } from 'contract/languages';
import { repositoryRoot } from '../packages.ts';
import { englishQuery } from './locale-loader.ts';
import type { LocaleOptions } from './locale-loader.ts';
import type { OfflineWordsOptions } from './offline-words-loader.ts';

const localeLoaderFile = join(import.meta.dirname, 'locale-loader.ts');

const offlineWordsLoaderFile = join(import.meta.dirname, 'offline-words-loader.ts');

/** Files on which a build's cache depends. */
export const localeLoaderFiles = [import.meta.filename, localeLoaderFile, offlineWordsLoaderFile];

/** Used in the service worker's build only. */
export const offlineWordsRule = {
  test: join(repositoryRoot, 'shell/src/service-worker/offline-words.ts'),
  enforce: 'pre' as const,
  loader: offlineWordsLoaderFile,
  options: { languages: languageCodes } satisfies OfflineWordsOptions,
};

/**
 * Runs before any other loader: the module that it names is compiled as usual. The options may change between two runs
 * of a compiler.
 */
export const localeRule = (options: LocaleOptions) => ({
  test: /\.texts\.ts$/,
  resourceQuery: { not: [englishQuery] },
  exclude: join(repositoryRoot, 'locales'),
  enforce: 'pre' as const,
  loader: localeLoaderFile,
  options,
});
