import { join, relative, sep } from 'node:path';
import type { LoaderContext } from 'webpack';
import { firstLanguage } from 'contract/languages';
import type { Language } from 'contract/languages';
import { repositoryRoot } from '../packages.ts';
import { localeFile } from './locale-file.ts';

export interface LocaleOptions {
  language: Language;
  /** Derives the texts from English by rule, in the pseudo-locale. */
  readonly isPseudo?: boolean;
}

/** Resource query that imports the English texts themselves. */
export const englishQuery = '?english';

/** Replaces English texts by those of the build's language. A module without a translation fails the build. */
export default function localeLoader(this: LoaderContext<LocaleOptions>, source: string): string {
  // One compiler builds one language after the other, so the result must not be cached.
  this.cacheable(false);
  const { language, isPseudo } = this.getOptions();
  if (language === firstLanguage) return source;
  const translation = localeFile(this.resourcePath, language);
  const path = relative(repositoryRoot, this.resourcePath).split(sep).join('/');
  if (!isPseudo || path === languageModule) return `export * from ${JSON.stringify(translation)};`;
  const isPart = partsInEnglish.has(path);
  return pseudoModule(isPart ? translation : this.resourcePath + englishQuery, source);
}

/** Names the language of a script, on which addresses and dates depend. */
const languageModule = 'contract/src/site/language.texts.ts';

/**
 * In these modules English relies on the server, a library or field names, and only translations are complete. So the
 * pseudo-locale is derived from the translation.
 */
const partsInEnglish = new Set([
  'shared-ui/src/http/server-messages.texts.ts',
  'contract/src/records/choice.texts.ts',
  'contract/src/records/field.texts.ts',
  'admin-console/src/records/table/grid-locale.texts.ts',
]);

const pseudoFile = join(import.meta.dirname, 'pseudo.ts');

/** Generates a module in the pseudo-locale with the exports of an English one. */
function pseudoModule(texts: string, source: string): string {
  const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
  return [
    `import * as texts from ${JSON.stringify(texts)};`,
    `import { pseudo } from ${JSON.stringify(pseudoFile)};`,
    ...names.map((name) => `export const ${name} = pseudo(texts.${name});`),
  ].join('\n');
}
