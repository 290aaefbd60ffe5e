import { useState } from 'react';
import { findSent } from 'contract/my-data-requests';
import type { SentRecord } from 'contract/my-data-requests';
import type { OwnSent } from 'contract/own-account-requests';
import { Button } from 'shared-ui/button';
import { runOrFallback } from 'shared-ui/faults';
import { Message } from 'shared-ui/message';
import { toRequestError } from 'shared-ui/send';
import { myDataTexts } from '../my-data/my-data.texts';
import type { CorrectionDraft } from '../my-data/correction-form';
import { sentKindTexts } from '../my-data/sent-field.texts';
import { SentView } from '../my-data/sent-view';
import { getLabel, writeTime } from '../my-data/sent-words';
import { useMemberSession } from '../session/session-context';
import { ownSentTexts as words } from './own-sent.texts';
import styles from './own-sent.module.css';

type State = 'closed' | 'loading' | { readonly failure: string } | { readonly found: SentRecord };

const failed = { failure: myDataTexts.failed };

interface OwnSentItemProps {
  readonly record: OwnSent['records'][number];
  readonly isOpen: boolean;
  readonly onToggled: (isOpen: boolean) => void;
}

/** A sent record with its kind, time and state; expanded, also with its fields and actions. */
export function OwnSentItem({ record, isOpen, onToggled }: OwnSentItemProps) {
  const { _id, kind, createdAt, state: progress } = record;
  const { send } = useMemberSession();
  const [state, setState] = useState<State>('closed');
  const [draft] = useState<CorrectionDraft>(() => new Map());
  const found = isOpen && typeof state === 'object' && 'found' in state ? state.found : undefined;
  const toggle = async () => {
    if (state === 'loading') return;
    if (found) return onToggled(false);
    setState('loading');
    const outcome = await runOrFallback<State>(async () => {
      try {
        return { found: await send(findSent, { body: { _id } }) };
      } catch (error) {
        return { failure: toRequestError(error).messages.message ?? myDataTexts.failed };
      }
    }, failed);
    setState(outcome);
    if (typeof outcome === 'object' && 'found' in outcome) onToggled(true);
  };
  const about = getLabel(sentKindTexts, kind);
  const time = writeTime(createdAt);
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <p className={styles.about}>{about}</p>
        <Button
          variant="quiet"
          aria-disabled={state === 'loading' || undefined}
          onClick={() => void toggle()}
        >
          {state === 'loading' ? myDataTexts.submitting : found ? words.hide : words.show}
          <span className="visually-hidden">{` ${about}, ${time}`}</span>
        </Button>
      </div>
      <p className={styles.state}>
        {time}. {myDataTexts.states[progress]}
      </p>
      {found && <SentView sentKey={{ _id }} found={found} send={send} heading="h3" draft={draft} />}
      {typeof state === 'object' && 'failure' in state && (
        <Message tone="error">{state.failure}</Message>
      )}
    </li>
  );
}
