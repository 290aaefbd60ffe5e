import { join, relative, sep } from 'node:path';
import type { LoaderContext } from 'webpack';
import { firstLanguage } from 'contract/languages';
import type { Language } from 'contract/languages';
import { repositoryRoot } from '../packages.ts';
import { localeFile } from './locale-file.ts';

export interface LocaleOptions {
  language: Language;
  /** The texts are English ones, by rule in the pseudo-locale. */
  readonly isPseudo?: boolean;
}

/** Asks for the English texts themselves. */
export const englishQuery = '?english';

/** Puts the texts of the build's language in the place of English ones. A module that has none there fails the build. */
export default function localeLoader(this: LoaderContext<LocaleOptions>, source: string): string {
  // A compiler makes a build in one language after the other.
  this.cacheable(false);
  const { language, isPseudo } = this.getOptions();
  if (language === firstLanguage) return source;
  const translation = localeFile(this.resourcePath, language);
  const path = relative(repositoryRoot, this.resourcePath).split(sep).join('/');
  if (!isPseudo || path === languageModule) return `export * from ${JSON.stringify(translation)};`;
  const isPart = partsInEnglish.has(path);
  return pseudoModule(isPart ? translation : this.resourcePath + englishQuery, source);
}

/** Says which language a script is in. Addresses follow from it, and dates. */
const languageModule = 'contract/src/site/language.texts.ts';

/**
 * What English leaves to the server, to a library or to the names of fields; a translation says it itself. So these are
 * made from the translation.
 */
const partsInEnglish = new Set([
  'shared-ui/src/http/server-messages.texts.ts',
  'admin-console/src/base/model/choice.texts.ts',
  'admin-console/src/base/model/field.texts.ts',
  'admin-console/src/records/table/grid-locale.texts.ts',
]);

const pseudoFile = join(import.meta.dirname, 'pseudo.ts');

/** A module that exports what an English one does, in the pseudo-locale. */
function pseudoModule(texts: string, source: string): string {
  const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
  return [
    `import * as texts from ${JSON.stringify(texts)};`,
    `import { pseudo } from ${JSON.stringify(pseudoFile)};`,
    ...names.map((name) => `export const ${name} = pseudo(texts.${name});`),
  ].join('\n');
}
