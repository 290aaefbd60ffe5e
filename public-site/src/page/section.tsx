import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  readonly title: string;
  readonly intro?: string;
  readonly ground?: 'paper' | 'sunken' | 'night';
  readonly children: ReactNode;
}

/** A full-width part of a page with its own heading. */
export function Section({ title, intro, ground = 'paper', children }: SectionProps) {
  return (
    <section className={`${styles.section} ${styles[ground]}`}>
      <div className={styles.inside}>
        <h2 className={styles.title}>{title}</h2>
        {intro && <p className={styles.intro}>{intro}</p>}
        {children}
      </div>
    </section>
  );
}
