import type { Language } from 'contract/languages';
import styles from './verse.module.css';

interface VerseProps {
  readonly words: string;
  readonly place: string;
  /** Language of the verse, if it differs from the page's. */
  readonly lang?: Language | undefined;
}

/** A quotation from the Bible. */
export const Verse = ({ words, place, lang }: VerseProps) => (
  <blockquote className={styles.verse} lang={lang}>
    <p>{words}</p>
    <cite>{place}</cite>
  </blockquote>
);
