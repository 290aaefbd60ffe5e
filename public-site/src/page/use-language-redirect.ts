import { useEffect } from 'react';
import { language } from 'contract/language';
import { languageCodes } from 'contract/languages';
import { useLocation } from 'react-router-dom';
import { addressIn, languageParameter } from 'shared-ui/language-choice';
import { replaceDocument } from './load-document';

/** Redirects from `?lang=` to the page in that language. */
export function useLanguageRedirect(): void {
  const page = useLocation();
  const asked = new URLSearchParams(page.search).get(languageParameter);
  const code = languageCodes.find((known) => known === asked);
  useEffect(() => {
    if (code && code !== language) replaceDocument(addressIn(code, page));
  }, [code, page]);
}
