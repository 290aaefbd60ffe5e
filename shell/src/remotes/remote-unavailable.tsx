import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { labels } from '../labels/labels';
import styles from './remote-unavailable.module.css';

interface RemoteUnavailableProps {
  /** Resolves when the try is over; rejects when it failed, which is then logged or reported. */
  readonly onTryAgain: () => Promise<unknown>;
}

/** Stands where a remote's page would: everything around it goes on working. */
export function RemoteUnavailable({ onTryAgain }: RemoteUnavailableProps) {
  const { unavailable } = labels.en;
  return (
    <section className={styles.panel}>
      <title>{unavailable.title}</title>
      <h1 className={styles.title}>{unavailable.title}</h1>
      <p>{unavailable.note}</p>
      <TryAgain onTryAgain={onTryAgain} />
    </section>
  );
}

/** The button of the panel, which says when a try has failed again. */
export function TryAgain({ onTryAgain }: RemoteUnavailableProps) {
  const { unavailable } = labels.en;
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
        {state === 'failed' && unavailable.stillUnavailable}
      </p>
      <Button onClick={tryAgain} aria-disabled={state === 'trying'}>
        {unavailable.tryAgain}
      </Button>
    </>
  );
}
