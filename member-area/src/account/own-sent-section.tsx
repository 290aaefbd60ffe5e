import { useState } from 'react';
import type { ComponentType } from 'react';
import { listOwnSent } from 'contract/own-account-requests';
import type { OwnSent } from 'contract/own-account-requests';
import { Button } from 'shared-ui/button';
import { runOrFallback } from 'shared-ui/faults';
import { loadWithRetry } from 'shared-ui/load-with-retry';
import { Message } from 'shared-ui/message';
import { toRequestError } from 'shared-ui/send';
import type { OwnSentListProps } from '../own-sent/own-sent-list';
import { useMemberSession } from '../session/session-context';
import { accountTexts } from './account.texts';
import styles from './account.module.css';
import { Section } from './section';

interface OwnSentSectionProps {
  readonly id: string;
  readonly email: string | undefined;
}

interface Opened {
  readonly List: ComponentType<OwnSentListProps>;
  readonly sent: OwnSent;
}

type State = 'closed' | 'loading' | { readonly failure: string } | Opened;

const words = accountTexts.sent;
const failed = { failure: words.failed };

/**
 * The forms that were sent with the member's address: loaded by a button, because the search goes through all kinds.
 */
export function OwnSentSection({ id, email }: OwnSentSectionProps) {
  const { send } = useMemberSession();
  const [state, setState] = useState<State>('closed');
  const open = async () => {
    if (state === 'loading') return;
    setState('loading');
    const outcome = await runOrFallback<State>(async () => {
      const list = loadWithRetry(() => import('../own-sent/own-sent-list')).catch(() => undefined);
      try {
        const sent = await send(listOwnSent, { id });
        const List = (await list)?.OwnSentList;
        return List ? { List, sent } : failed;
      } catch (error) {
        return { failure: toRequestError(error).messages.message ?? words.failed };
      }
    }, failed);
    setState(outcome);
  };
  return (
    <Section title={words.title}>
      <p className={styles.hint}>{words.intro}</p>
      {typeof state === 'object' && 'List' in state ? (
        <state.List sent={state.sent} email={email} />
      ) : (
        <p>
          <Button
            variant="secondary"
            aria-disabled={state === 'loading' || undefined}
            onClick={() => void open()}
          >
            {state === 'loading' ? words.loading : words.open}
          </Button>
        </p>
      )}
      {typeof state === 'object' && 'failure' in state && (
        <Message tone="error">{state.failure}</Message>
      )}
    </Section>
  );
}
