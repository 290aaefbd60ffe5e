import { useId } from 'react';
import { confirmStaffEmail } from 'contract/my-account-requests';
import type { MessageTone } from 'shared-ui/message';
import { RequestError, toRequestError, send } from 'shared-ui/send';
import { useForm } from 'shared-ui/use-form';
import { StaffForm } from '../../base/parts/forms/staff-form';
import { confirmEmailTexts as words } from './confirm-email.texts';
import styles from './second-step.module.css';

interface ConfirmEmailProps {
  readonly token: string;
  readonly onEnd: (tone: MessageTone, text: string) => void;
}

/**
 * Confirms a new address with the token of the mailed link. It waits for a click, because mail scanners open links too.
 */
export function ConfirmEmail({ token, onEnd }: ConfirmEmailProps) {
  const titleId = useId();
  const form = useForm({
    check: () => ({ errors: {} }),
    send: async () => {
      const sent = await send(confirmStaffEmail, { body: { token } }).catch(toRequestError);
      if (!(sent instanceof RequestError)) onEnd('success', words.done(sent.email));
      // The server answers a malformed token with 400.
      else if (sent.status === 410 || sent.status === 400) onEnd('error', words.tooOld);
      else return sent.messages;
      return undefined;
    },
  });
  return (
    <section aria-labelledby={titleId} className={styles.step}>
      <h2 id={titleId}>{words.title}</h2>
      <p>{words.intro}</p>
      <StaffForm form={form} labels={words} />
    </section>
  );
}
