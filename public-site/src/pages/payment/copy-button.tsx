import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { useHydrated } from 'shared-ui/use-hydrated';
import styles from './payment-page.module.css';
import { paymentTexts } from './payment.texts';

interface CopyButtonProps {
  readonly text: string;
  readonly name: string;
}

const { copyButton: texts } = paymentTexts;

/** A button that copies a text to the clipboard; not rendered without JavaScript. */
export function CopyButton({ text, name }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'byHand'>();
  if (!useHydrated()) return null;
  const copy = () =>
    // The clipboard API is missing on plain http and may be refused elsewhere.
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
