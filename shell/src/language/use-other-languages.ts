import { useContext } from 'react';
import { language } from 'contract/language';
import { languageCodes, pathIn } from 'contract/languages';
import type { Language } from 'contract/languages';
import { findOwnedPath } from 'contract/site-paths';
import type { SitePath } from 'contract/site-paths';
import { useLocation } from 'react-router-dom';
import { MissingPageContext } from '../not-found/missing-page';

export const consolePath = '/admin/dashboard' satisfies SitePath;

interface OtherLanguage {
  readonly language: Language;
  /** Address of the same page, or of the home page where that language has none. */
  readonly address: string;
}

/**
 * Lists the current page's addresses in the other languages. The console has none, because it uses the language of the
 * account.
 */
export function useOtherLanguages(): readonly OtherLanguage[] {
  const { pathname } = useLocation();
  const isMissing = useContext(MissingPageContext);
  const page = isMissing ? undefined : findOwnedPath(pathname);
  if (page?.path === consolePath) return [];
  return languageCodes
    .filter((code) => code !== language)
    .map((code) => ({ language: code, address: pathIn(code, page ? pathname : '/') }));
}
