import type { DecorativePicture } from './decorative-picture';
import styles from './lancet.module.css';
import { Picture } from './picture';

/** An arched decorative picture beside a page's text, on screens that are wide enough. */
export const Lancet = ({ window }: { readonly window: DecorativePicture }) => (
  <div className={styles.lancet}>
    <Picture picture={window} alt="" sizes="(min-width: 60rem) 22rem, 1px" />
  </div>
);
