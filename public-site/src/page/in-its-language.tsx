import type { Language } from 'contract/languages';
import type { ReactNode } from 'react';

/** What may be in another language than the page, and says so then (WCAG 3.1.2). `div` for more than words of a line. */
export const inItsLanguage = (
  told: ReactNode,
  language: Language | undefined,
  Element: 'span' | 'div' = 'span',
): ReactNode => (language ? <Element lang={language}>{told}</Element> : told);
