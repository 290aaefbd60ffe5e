import { useEffect } from 'react';
import { language } from 'contract/language';
import { languageCodes, pathIn } from 'contract/languages';
import type { Language } from 'contract/languages';
import { useLocation } from 'react-router-dom';
import type { Path } from 'react-router-dom';
import { replaceDocument } from './load-document';

/** How addresses asked for a language before each language had its own: `?lang=de`. */
const languageParameter = 'lang';

/** The address of a page in a language. Query and anchor stay, and only what asks for a language goes. */
export function addressIn(code: Language, { pathname, search, hash }: Path): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(languageParameter);
  const query = parameters.size > 0 ? `?${parameters.toString()}` : '';
  return pathIn(code, pathname) + query + hash;
}

/** Leads who asks by `?lang=` for another language to the page in that language. */
export function useAskedLanguage(): void {
  const page = useLocation();
  const asked = new URLSearchParams(page.search).get(languageParameter);
  const code = languageCodes.find((known) => known === asked);
  useEffect(() => {
    if (code && code !== language) replaceDocument(addressIn(code, page));
  }, [code, page]);
}
