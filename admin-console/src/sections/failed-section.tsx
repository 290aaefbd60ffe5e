import { useEffect, useRef } from 'react';
import Button from '@mui/material/Button';
import { translate } from 'shared-ui/language';
import { Message } from 'shared-ui/message';
import { consoleLanguage } from '../console-language';
import { sectionLabels } from '../model/section-labels';
import { SectionTitle } from './section-note';
import styles from './section-view.module.css';

interface FailedSectionProps {
  readonly title: string;
  /** How often it was tried: each failure is said. */
  readonly tries: number;
  readonly isTrying: boolean;
  readonly onTryAgain: () => void;
}

/**
 * A section whose list could not be loaded. In the table's place stand the words of SPEC 8, small: what counts is the
 * message above, for "No data found." alone would say that nothing is stored.
 */
export function FailedSection({ title, tries, isTrying, onTryAgain }: FailedSectionProps) {
  const labels = translate(sectionLabels, consoleLanguage);
  const button = useFocusOnTitleAfterwards();
  return (
    <>
      <SectionTitle title={title} />
      <div className={styles.failed}>
        <Message key={tries} tone="error">
          {labels.loadFailed}
        </Message>
        <Button
          ref={button}
          variant="contained"
          aria-disabled={isTrying || undefined}
          onClick={() => !isTrying && onTryAgain()}
        >
          {isTrying ? labels.loading : labels.tryAgain}
        </Button>
      </div>
      <p className={styles.noData}>{labels.empty}</p>
    </>
  );
}

/** Once the list is there the button is gone; what had the focus goes on from the section's name. */
function useFocusOnTitleAfterwards() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const { current } = button;
    let hadFocus = false;
    const note = () => (hadFocus = document.activeElement === current);
    document.addEventListener('focusin', note);
    return () => {
      document.removeEventListener('focusin', note);
      if (hadFocus) document.querySelector('h1')?.focus({ preventScroll: true });
    };
  }, []);
  return button;
}
