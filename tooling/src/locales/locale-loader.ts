import type { LoaderContext } from 'webpack';
import type { Language } from 'contract/languages';
import { localeFile } from './locale-file.ts';

export interface LocaleOptions {
  readonly language: Language;
}

/** Puts the texts of the build's language in the place of English ones. A module that has none there fails the build. */
export default function localeLoader(this: LoaderContext<LocaleOptions>): string {
  const file = localeFile(this.resourcePath, this.getOptions().language);
  return `export * from ${JSON.stringify(file)};`;
}
