import type { PropsWithChildren } from 'react';
import styles from './facts.module.css';

/** What is known of something, as labels and values. */
export const Facts = ({ children }: PropsWithChildren) => (
  <dl className={styles.facts}>{children}</dl>
);

/** One of them. */
export const Fact = ({ label, children }: PropsWithChildren<{ readonly label: string }>) => (
  <div className={styles.fact}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
