import type { Language } from 'contract/languages';
import type { ReactNode } from 'react';

/** Marks content in another language than the page (WCAG 3.1.2). `div` is for block content. */
export const wrapInLanguage = (
  told: ReactNode,
  language: Language | undefined,
  Element: 'span' | 'div' = 'span',
): ReactNode => (language ? <Element lang={language}>{told}</Element> : told);
