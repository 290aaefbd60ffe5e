import type { Language } from 'contract/languages';
import { toLines } from './to-lines';

interface ParagraphsProps {
  readonly text: string;
  /** Language of the text, if it differs from the page's. */
  readonly lang?: Language | undefined;
}

/** A paragraph for each line that is not blank. */
export const Paragraphs = ({ text, lang }: ParagraphsProps) =>
  toLines(text).map((line, place) => (
    <p key={place} lang={lang}>
      {line}
    </p>
  ));
