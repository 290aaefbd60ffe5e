import { join, relative, sep } from 'node:path';
import type { Language } from 'contract/languages';
import { repositoryRoot } from '../packages.ts';

/**
 * Where the texts of a module are in another language: those of `public-site/src/pages/blog/blog.texts.ts` in
 * `locales/de/public-site/pages/blog/blog.texts.ts`.
 */
export function localeFile(module: string, language: Language): string {
  const [packageName = '', , ...path] = relative(repositoryRoot, module).split(sep);
  return join(repositoryRoot, 'locales', language, packageName, ...path);
}
