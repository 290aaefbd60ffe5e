import type { ReactNode, Ref } from 'react';
import styles from './message.module.css';

export type MessageTone = 'success' | 'error' | 'info';

interface MessageProps {
  readonly tone: MessageTone;
  /**
   * How screen readers announce it: `status` waits, `alert` interrupts (requirements 10.4). With `focus` its parent
   * focuses it; a live region would announce it twice.
   */
  readonly announce?: 'status' | 'alert' | 'focus';
  /** For a message that takes the focus, because the element that had it is unmounted. */
  readonly ref?: Ref<HTMLDivElement>;
  /** Id of an element with more details, for `aria-describedby`. */
  readonly describedBy?: string;
  readonly children: ReactNode;
}

/** An inline message that is announced when it appears (requirements 10.4). */
export function Message({ tone, announce, ref, describedBy, children }: MessageProps) {
  const role = announce ?? (tone === 'error' ? 'alert' : 'status');
  return (
    <div
      role={role === 'focus' ? undefined : role}
      ref={ref}
      tabIndex={-1}
      aria-describedby={describedBy}
      className={`${styles.message} ${styles[tone]}`}
    >
      {children}
    </div>
  );
}
