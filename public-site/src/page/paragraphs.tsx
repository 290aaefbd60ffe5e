import type { Language } from 'contract/languages';
import { toLines } from './lines-of';

interface ParagraphsProps {
  readonly text: string;
  /** Where it is in another language than the page. */
  readonly lang?: Language | undefined;
}

/** A paragraph for each line that says something. */
export const Paragraphs = ({ text, lang }: ParagraphsProps) =>
  toLines(text).map((line, place) => (
    <p key={place} lang={lang}>
      {line}
    </p>
  ));
