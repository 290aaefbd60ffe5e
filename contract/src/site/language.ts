import { language } from './language.texts';
import { pathIn, toPrefix, readLocalPath } from './languages';

export { language, locale } from './language.texts';

/** What stands before every path of the page's language: nothing, or `/de`. */
export const prefix = toPrefix(language);

/** The address of a path of requirements 2.1 in the page's language. */
export const localPath = (path: string): string => pathIn(language, path);

/** Whether an address of the browser is one of another language, whose pages another script shows. */
export const isOtherLanguage = (pathname: string): boolean =>
  readLocalPath(pathname).language !== language;
