import type { Language } from 'contract/languages';

interface ParagraphsProps {
  readonly text: string;
  /** Where it is in another language than the page. */
  readonly lang?: Language | undefined;
}

/** A paragraph for each line that says something. */
export const Paragraphs = ({ text, lang }: ParagraphsProps) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, place) => (
      <p key={place} lang={lang}>
        {line}
      </p>
    ));
