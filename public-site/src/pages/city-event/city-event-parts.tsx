import type { Language } from 'contract/languages';
import styles from './city-event-page.module.css';

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

interface ProseProps extends ParagraphsProps {
  readonly title: string;
  readonly large?: boolean;
}

export const Prose = ({ title, large = false, ...words }: ProseProps) => (
  <section className={styles.prose} data-large={large}>
    <h2>{title}</h2>
    <Paragraphs {...words} />
  </section>
);
