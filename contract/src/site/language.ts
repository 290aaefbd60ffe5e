import { language } from './language.texts';
import { pathIn, toPrefix, readLocalPath } from './languages';

export { language, locale } from './language.texts';

/** Prefix of all paths in the page's language: '' or `/de`. */
export const prefix = toPrefix(language);

/** Converts a path of requirements 2.1 to the page's language. */
export const localPath = (path: string): string => pathIn(language, path);

/** Whether a URL path belongs to another language, whose pages another build shows. */
export const isOtherLanguage = (pathname: string): boolean =>
  readLocalPath(pathname).language !== language;
