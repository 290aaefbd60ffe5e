import { useState } from 'react';
import { endOwnSessions } from 'contract/own-account-requests';
import { Button } from 'shared-ui/button';
import { runOrFallback } from 'shared-ui/faults';
import { forgetMemberSession } from 'shared-ui/member-session';
import { Message } from 'shared-ui/message';
import { toRequestError } from 'shared-ui/send';
import { setLoginNotice } from '../session/login-notice';
import { useMemberSession } from '../session/session-context';
import { accountTexts } from './account.texts';
import styles from './account.module.css';
import { Section } from './section';

/** Ends all sessions of a member. The login page follows only after the server has done so. */
export function SessionsSection({ id }: { readonly id: string }) {
  const words = accountTexts.sessions;
  const { send } = useMemberSession();
  const [state, setState] = useState<'ready' | 'ending' | 'failed'>('ready');
  const end = async () => {
    if (state === 'ending') return;
    setState('ending');
    const isEnded = await runOrFallback(async () => {
      const error = await send(endOwnSessions, { id }).catch(toRequestError);
      return error === undefined;
    }, false);
    if (!isEnded) return setState('failed');
    setLoginNotice('loggedOutEverywhere');
    forgetMemberSession();
  };
  return (
    <Section title={words.title}>
      <p className={styles.hint}>{words.intro}</p>
      <p>
        <Button
          variant="secondary"
          aria-disabled={state === 'ending' || undefined}
          onClick={() => void end()}
        >
          {state === 'ending' ? words.ending : words.end}
        </Button>
      </p>
      {state === 'failed' && <Message tone="error">{words.failed}</Message>}
    </Section>
  );
}
