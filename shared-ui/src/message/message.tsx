import type { ReactNode, Ref } from 'react';
import styles from './message.module.css';

export type MessageTone = 'success' | 'error' | 'info';

interface MessageProps {
  readonly tone: MessageTone;
  /**
   * How a screen reader hears it: `status` waits its turn, `alert` interrupts (requirements 10.4). With `focus` it is
   * read because the component that shows it puts the focus on it; a live region would say it twice.
   */
  readonly announce?: 'status' | 'alert' | 'focus';
  /** For a message that takes the focus, because what had it is gone. */
  readonly ref?: Ref<HTMLDivElement>;
  /** The id of what says more, for those who hear the message. */
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
