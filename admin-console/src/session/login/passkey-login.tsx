import { useState } from 'react';
import { beginPasskeyLogin } from 'contract/staff-login-requests';
import { Button } from 'shared-ui/button';
import { runOrFallback } from 'shared-ui/faults';
import { RequestError, toRequestError, send } from 'shared-ui/send';
import { loadWithRetry } from 'shared-ui/load-with-retry';
import { Message } from 'shared-ui/message';
import { asNetworkFailure } from 'shared-ui/server-answer';
import { useOutcome } from '../../base/parts/forms/use-outcome';
import { logInByPasskeyAlone } from '../admin-login';
import { adminLoginTexts } from './admin-login.texts';
import styles from './passkey-login.module.css';
import { secondStepTexts } from './second-step.texts';

/** Logs in without a password. The WebAuthn library is loaded when the button is pressed. */
export function PasskeyLogin({ onLoggedIn }: { readonly onLoggedIn: () => void }) {
  const [isPending, setIsPending] = useState(false);
  const { outcome: failure, say } = useOutcome();
  const logIn = async () => {
    if (isPending) return;
    setIsPending(true);
    const reason = await runOrFallback(logInAlone, secondStepTexts.passkeyFailed);
    setIsPending(false);
    if (reason === undefined) return onLoggedIn();
    say('error', reason);
  };
  return (
    <div className={styles.passkey}>
      <Button
        variant="secondary"
        aria-disabled={isPending || undefined}
        onClick={() => void logIn()}
      >
        {isPending ? secondStepTexts.passkeyPending : secondStepTexts.passkey}
      </Button>
      {failure && (
        <Message key={failure.count} tone="error">
          {failure.text}
        </Message>
      )}
    </div>
  );
}

/** Resolves to an error message, or to undefined once the session is open. */
async function logInAlone(): Promise<string | undefined> {
  const { passkeyFailed } = secondStepTexts;
  const { unreachable } = adminLoginTexts;
  const begun = await send(beginPasskeyLogin, {}).catch(toRequestError);
  if (begun instanceof RequestError)
    return begun.status === 0 ? unreachable : (begun.messages.error ?? passkeyFailed);
  const code = await asNetworkFailure(
    loadWithRetry(() => import('../second-factors/passkey-messages')),
  ).catch(() => null);
  if (!code) return unreachable;
  const shown = await code.getPasskeyOrMessage(begun.options);
  if (typeof shown === 'string') return shown;
  const outcome = await logInByPasskeyAlone({ ticket: begun.ticket, passkey: shown });
  if (outcome.state === 'logged-in') return undefined;
  if (outcome.state === 'unreachable') return unreachable;
  return outcome.state === 'refused' ? (outcome.reason ?? passkeyFailed) : passkeyFailed;
}
