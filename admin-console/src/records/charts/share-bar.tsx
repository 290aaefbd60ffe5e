import styles from './charts.module.css';

interface ShareBarProps {
  readonly part: number;
  readonly of: number;
}

/** A share as a filled bar. The words beside it say the same, so screen readers skip it. */
export const ShareBar = ({ part, of }: ShareBarProps) => (
  <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" className={styles.share}>
    <rect className={styles.whole} width="100" height="6" />
    <rect width={of === 0 ? 0 : (part / of) * 100} height="6" />
  </svg>
);
