import { pathIn } from 'contract/languages';
import type { Language } from 'contract/languages';
import { getStored, writeStored } from '../browser-storage/browser-storage';

/** Query parameter for the language in old URLs: `?lang=de`. */
export const languageParameter = 'lang';

interface PageAddress {
  /** A path of requirements 2.1. */
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The URL of a page in a language. Keeps query and fragment, except for the language parameter. */
export function addressIn(language: Language, { pathname, search, hash }: PageAddress): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(languageParameter);
  const query = parameters.size > 0 ? `?${parameters.toString()}` : '';
  return pathIn(language, pathname) + query + hash;
}

const key = 'language';

/** Stores the visitor's language on this device. */
export const rememberLanguage = (chosen: Language): void => writeStored(key, chosen);

/** The stored value, which may be anything. */
export const getRememberedLanguage = (): string | undefined => getStored(key);
