import type { Language } from 'contract/languages';
import styles from './verse.module.css';

interface VerseProps {
  readonly words: string;
  readonly place: string;
  /** Where it is in another language than the page. */
  readonly lang?: Language | undefined;
}

/** A verse of the Bible, set apart. */
export const Verse = ({ words, place, lang }: VerseProps) => (
  <blockquote className={styles.verse} lang={lang}>
    <p>{words}</p>
    <cite>{place}</cite>
  </blockquote>
);
