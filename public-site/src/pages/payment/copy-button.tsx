import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { useHydrated } from 'shared-ui/use-hydrated';
import styles from './payment-page.module.css';
import { paymentTexts } from './payment.texts';

interface CopyButtonProps {
  readonly text: string;
  /** What is copied, for those who cannot see what the button stands beside. */
  readonly name: string;
}

const { copyButton: texts } = paymentTexts;

/** Puts a text on the clipboard. It is not there where there is no script to do it. */
export function CopyButton({ text, name }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'byHand'>();
  if (!useHydrated()) return null;
  const copy = () =>
    // The clipboard is missing on plain http and may be refused elsewhere.
    Promise.resolve(navigator.clipboard)
      .then((clipboard) => clipboard.writeText(text))
      .then(
        () => setOutcome('copied'),
        () => setOutcome('byHand'),
      );
  return (
    <>
      <Button
        variant="quiet"
        className={styles.copy}
        onClick={copy}
        aria-label={`${texts.copy}: ${name}`}
      >
        {texts.copy}
      </Button>
      <span role="status" className={styles.copied}>
        {outcome && texts[outcome]}
      </span>
    </>
  );
}
