import { pathIn } from 'contract/languages';
import type { Language } from 'contract/languages';
import { readStored, writeStored } from '../browser-storage/browser-storage';

/** How addresses asked for a language before each language had its own: `?lang=de`. */
export const languageParameter = 'lang';

interface PageAddress {
  /** As in requirements 2.1. */
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The address of a page in a language. Query and anchor stay, and only what asks for a language goes. */
export function addressIn(language: Language, { pathname, search, hash }: PageAddress): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(languageParameter);
  const query = parameters.size > 0 ? `?${parameters.toString()}` : '';
  return pathIn(language, pathname) + query + hash;
}

const key = 'language';

/** Keeps on this device which language its visitor has chosen. */
export const rememberLanguage = (chosen: Language): void => writeStored(key, chosen);

/** What is kept: anything may stand there. */
export const readRememberedLanguage = (): string | undefined => readStored(key);
