import { useState } from 'react';
import { Button } from 'shared-ui/button';
import styles from './remote-unavailable.module.css';
import { unavailableTexts as texts } from './remote-unavailable.texts';

export interface RemoteUnavailableProps {
  /** Resolves when the attempt is over; rejects when it failed, and the failure is logged or reported. */
  readonly onTryAgain: () => Promise<unknown>;
}

/** Replaces a remote's page that failed to load; everything around it keeps working. */
export function RemoteUnavailable({ onTryAgain }: RemoteUnavailableProps) {
  return (
    <section className={styles.panel}>
      <title>{texts.title}</title>
      <h1 className={styles.title}>{texts.title}</h1>
      <p>{texts.note}</p>
      <TryAgain onTryAgain={onTryAgain} />
    </section>
  );
}

/** A retry button that says when an attempt has failed again. */
export function TryAgain({ onTryAgain }: RemoteUnavailableProps) {
  const [state, setState] = useState<'ready' | 'trying' | 'failed'>('ready');
  const tryAgain = () => {
    if (state === 'trying') return;
    setState('trying');
    onTryAgain().then(
      () => setState('ready'),
      () => setState('failed'),
    );
  };
  return (
    <>
      <p role="status" className={styles.status}>
        {state === 'failed' && texts.stillUnavailable}
      </p>
      <Button onClick={tryAgain} aria-disabled={state === 'trying'}>
        {texts.tryAgain}
      </Button>
    </>
  );
}
