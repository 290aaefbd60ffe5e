import { language } from './language.texts';
import { languages, pathIn } from './languages';

export { language };

/** The region whose dates and numbers the page's readers expect. */
export const locale: string = languages[language].locale;

/** The address of a path of SPEC 2.1 in the page's language. */
export const localPath = (path: string): string => pathIn(language, path);
