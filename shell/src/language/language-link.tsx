import { languages, pathIn, readLocalPath } from 'contract/languages';
import type { Language } from 'contract/languages';
import { rememberLanguage, addressIn } from 'shared-ui/language-choice';

interface LanguageLinkProps {
  readonly language: Language;
  /** Path of the page in that language. */
  readonly address: string;
  readonly className?: string | undefined;
  /** Defaults to the language's own name. */
  readonly children?: string;
}

/** Loads the same page in another language as a new document, and remembers the choice on this device. */
export const LanguageLink = ({ language, address, className, children }: LanguageLinkProps) => (
  <a
    className={className}
    href={address}
    lang={language}
    hrefLang={language}
    onClick={({ currentTarget }) => {
      rememberLanguage(language);
      currentTarget.href = addressHere(language, address);
    }}
  >
    {children ?? languages[language].name}
  </a>
);

/**
 * Adds the query and the fragment of the current page to its address in another language. The address of any other page
 * is returned unchanged.
 */
function addressHere(language: Language, address: string): string {
  const { search, hash } = location;
  const { path } = readLocalPath(location.pathname);
  return pathIn(language, path) === address
    ? addressIn(language, { pathname: path, search, hash })
    : address;
}
