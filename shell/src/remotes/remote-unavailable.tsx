import { useState } from 'react';
import { Button } from 'shared-ui/button';
import styles from './remote-unavailable.module.css';
import { unavailableTexts as texts } from './remote-unavailable.texts';

export interface RemoteUnavailableProps {
  /** Resolves when the try is over; rejects when it failed, which is then logged or reported. */
  readonly onTryAgain: () => Promise<unknown>;
}

/** Stands where a remote's page would: everything around it goes on working. */
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

/** The button of the panel, which says when a try has failed again. */
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
