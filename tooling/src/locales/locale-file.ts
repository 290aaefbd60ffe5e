import { join, relative, sep } from 'node:path';
import { firstLanguage } from 'contract/languages';
import type { Language } from 'contract/languages';
import { repositoryRoot } from '../packages.ts';

/** Folder of a language's files within a build: empty for the first language. */
export const getLanguageFolder = (language: Language): string =>
  language === firstLanguage ? '' : language;

/**
 * Path of a module's texts in another language: `public-site/src/pages/blog/blog.texts.ts` becomes
 * `locales/de/public-site/pages/blog/blog.texts.ts`.
 */
export function localeFile(module: string, language: Language): string {
  const [packageName = '', , ...path] = relative(repositoryRoot, module).split(sep);
  return join(repositoryRoot, 'locales', language, packageName, ...path);
}
