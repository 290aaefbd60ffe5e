import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from 'shared-ui/button';
import { Message } from 'shared-ui/message';
import { focusWhenShown } from 'shared-ui/focus-when-shown';
import { myDataTexts } from './my-data.texts';
import styles from './my-data.module.css';

interface AskTwiceProps {
  readonly labels: Pick<
    (typeof myDataTexts)['withdraw'],
    'act' | 'question' | 'confirm' | 'acting'
  >;
  /** Resolves to an error message, or to undefined after a success. */
  readonly act: () => Promise<string | undefined>;
}

type Step = 'ready' | 'asking' | 'acting';

/** A button for an action that cannot be undone: it asks for confirmation. */
export function AskTwice({ labels, act }: AskTwiceProps) {
  const [step, setStep] = useState<Step>('ready');
  const [failure, setFailure] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const goBack = () => {
    flushSync(() => setStep('ready'));
    // The button that had the focus is unmounted.
    button.current?.focus();
  };
  const confirm = async () => {
    if (step === 'acting') return;
    setStep('acting');
    setFailure(undefined);
    const failureMessage = await act();
    setFailure(failureMessage);
    setStep(failureMessage === undefined ? 'ready' : 'asking');
  };
  if (step === 'ready')
    return (
      <p>
        <Button variant="secondary" ref={button} onClick={() => setStep('asking')}>
          {labels.act}
        </Button>
      </p>
    );
  return (
    <div className={styles.question}>
      <Message tone="info" announce="focus" ref={focusWhenShown}>
        {labels.question}
      </Message>
      {failure && <Message tone="error">{failure}</Message>}
      <div className={styles.actions}>
        <Button aria-disabled={step === 'acting' || undefined} onClick={() => void confirm()}>
          {step === 'acting' ? labels.acting : labels.confirm}
        </Button>
        {step === 'asking' && (
          <Button variant="quiet" onClick={goBack}>
            {myDataTexts.keep}
          </Button>
        )}
      </div>
    </div>
  );
}
