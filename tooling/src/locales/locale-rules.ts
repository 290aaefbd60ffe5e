import { join } from 'node:path';
import { languageCodes } from 'contract/languages';
import { repositoryRoot } from '../packages.ts';
import { englishQuery } from './locale-loader.ts';
import type { LocaleOptions } from './locale-loader.ts';
import type { OfflineWordsOptions } from './offline-words-loader.ts';

const localeLoaderFile = join(import.meta.dirname, 'locale-loader.ts');

const offlineWordsLoaderFile = join(import.meta.dirname, 'offline-words-loader.ts');

/** What a build's cache depends on. */
export const localeLoaderFiles = [import.meta.filename, localeLoaderFile, offlineWordsLoaderFile];

/** In the build of the service worker alone. */
export const offlineWordsRule = {
  test: join(repositoryRoot, 'shell/src/service-worker/offline-words.ts'),
  enforce: 'pre' as const,
  loader: offlineWordsLoaderFile,
  options: { languages: languageCodes } satisfies OfflineWordsOptions,
};

/** Before any other loader: what it names is compiled as any module. The options may change between two runs of a compiler. */
export const localeRule = (options: LocaleOptions) => ({
  test: /\.texts\.ts$/,
  resourceQuery: { not: [englishQuery] },
  exclude: join(repositoryRoot, 'locales'),
  enforce: 'pre' as const,
  loader: localeLoaderFile,
  options,
});
