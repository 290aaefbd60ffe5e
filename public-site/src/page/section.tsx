import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  readonly title: string;
  readonly intro?: string;
  /** The ground it stands on. */
  readonly ground?: 'paper' | 'sunken' | 'night';
  readonly children: ReactNode;
}

/** A part of a page, from edge to edge, under a heading of its own. */
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
