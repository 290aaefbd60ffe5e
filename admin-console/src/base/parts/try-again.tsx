import { useEffect, useRef } from 'react';
import { Button } from 'shared-ui/button';
import { Message } from 'shared-ui/message';
import { partsTexts } from './parts.texts';
import styles from './try-again.module.css';

interface TryAgainProps {
  readonly text: string;
  /** The number of attempts, so that each failure is announced. */
  readonly tries: number;
  readonly isTrying: boolean;
  readonly onTryAgain: () => void;
}

/** Says that something could not be loaded, and offers another try. It stays until there is a response. */
export function TryAgain({ text, tries, isTrying, onTryAgain }: TryAgainProps) {
  const button = useFocusOnTitleAfterwards();
  return (
    <div className={styles.failed}>
      <Message key={tries} tone="error">
        {text}
      </Message>
      <Button
        ref={button}
        aria-disabled={isTrying || undefined}
        onClick={() => !isTrying && onTryAgain()}
      >
        {isTrying ? partsTexts.loading : partsTexts.tryAgain}
      </Button>
    </div>
  );
}

/**
 * Moves the focus to the title of the dialog or page when the focused button disappears because the content has loaded.
 */
function useFocusOnTitleAfterwards() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const { current } = button;
    const dialog = current?.closest('[role=dialog]');
    let hadFocus = false;
    const note = () => (hadFocus = document.activeElement === current);
    document.addEventListener('focusin', note);
    return () => {
      document.removeEventListener('focusin', note);
      if (!hadFocus) return;
      const title = dialog ? dialog.querySelector('h2') : document.querySelector('h1');
      title?.focus({ preventScroll: true });
    };
  }, []);
  return button;
}
