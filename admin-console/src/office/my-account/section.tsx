import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './my-account-view.module.css';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the view with a heading. */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
