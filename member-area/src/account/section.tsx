import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './account.module.css';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the page with its own heading. */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
