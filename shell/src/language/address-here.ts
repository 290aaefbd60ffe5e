import { pathIn, readLocalPath } from 'contract/languages';
import type { Language } from 'contract/languages';

/** A page's own choice of a language (SPEC 3), which the address of another language makes void. */
const languageParameter = 'lang';

/**
 * An address of the page that is shown in another language, with the same query and at the same place; as it is when it is
 * one of another page.
 */
export function addressHere(language: Language, address: string): string {
  const { pathname, search, hash } = location;
  if (pathIn(language, readLocalPath(pathname).path) !== address) return address;
  const query = new URLSearchParams(search);
  query.delete(languageParameter);
  return address + (query.size > 0 ? `?${query.toString()}` : '') + hash;
}
