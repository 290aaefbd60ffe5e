import { join, relative, sep } from 'node:path';
import { firstLanguage } from 'contract/languages';
import type { Language } from 'contract/languages';
import { repositoryRoot } from '../packages.ts';

/** The folder of a language's files below those of a build: the first language's are not in one of their own. */
export const inBuild = (language: Language): string => (language === firstLanguage ? '' : language);

/**
 * Where the texts of a module are in another language: those of `public-site/src/pages/blog/blog.texts.ts` in
 * `locales/de/public-site/pages/blog/blog.texts.ts`.
 */
export function localeFile(module: string, language: Language): string {
  const [packageName = '', , ...path] = relative(repositoryRoot, module).split(sep);
  return join(repositoryRoot, 'locales', language, packageName, ...path);
}
