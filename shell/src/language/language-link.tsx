import { languages, pathIn, readLocalPath } from 'contract/languages';
import type { Language } from 'contract/languages';
import { rememberLanguage, addressIn } from 'shared-ui/language-choice';

interface LanguageLinkProps {
  readonly language: Language;
  /** Of the page in that language. */
  readonly address: string;
  readonly className?: string | undefined;
  /** The language's own name unless given. */
  readonly children?: string;
}

/** Leads to the same page in another language, by a document of its own, and remembers the choice on this device. */
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
 * An address of the page that is shown in another language, with the same query and at the same place; as it is when it is
 * one of another page.
 */
function addressHere(language: Language, address: string): string {
  const { search, hash } = location;
  const { path } = readLocalPath(location.pathname);
  return pathIn(language, path) === address
    ? addressIn(language, { pathname: path, search, hash })
    : address;
}
