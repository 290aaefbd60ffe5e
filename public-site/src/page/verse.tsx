import styles from './verse.module.css';

interface VerseProps {
  readonly words: string;
  readonly place: string;
}

/** A verse of the Bible, set apart. */
export const Verse = ({ words, place }: VerseProps) => (
  <blockquote className={styles.verse}>
    <p>{words}</p>
    <cite>{place}</cite>
  </blockquote>
);
