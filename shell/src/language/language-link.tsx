import { languages } from 'contract/languages';
import type { Language } from 'contract/languages';
import { rememberLanguage } from 'shared-ui/language-choice';
import { addressHere } from './address-here';

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
