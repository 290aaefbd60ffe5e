import { pathIn, readLocalPath } from 'contract/languages';
import type { Language } from 'contract/languages';
import { addressIn } from 'shared-ui/language-choice';

/**
 * An address of the page that is shown in another language, with the same query and at the same place; as it is when it is
 * one of another page.
 */
export function addressHere(language: Language, address: string): string {
  const { search, hash } = location;
  const { path } = readLocalPath(location.pathname);
  return pathIn(language, path) === address
    ? addressIn(language, { pathname: path, search, hash })
    : address;
}
