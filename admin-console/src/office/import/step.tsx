import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import styles from './import.module.css';

interface StepProps {
  readonly title: string;
  /** The heading takes the focus whenever this changes: what was pressed leads here. */
  readonly focusOn?: unknown;
  readonly children: ReactNode;
}

/** A step of the import, below the ones before it. */
export function Step({ title, focusOn, children }: StepProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusOn !== undefined) heading.current?.focus();
  }, [focusOn]);
  return (
    <section aria-labelledby={id} className={styles.step}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
