import { useId } from 'react';
import { confirmStaffEmailEndpoint } from 'contract/staff-security';
import { readConfirmedEmail } from 'contract/staff-security-readers';
import { callServer } from 'shared-ui/http-client';
import type { MessageTone } from 'shared-ui/message';
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
      const call = { method: 'POST', path: confirmStaffEmailEndpoint, body: { token } } as const;
      const answer = await callServer(call, readConfirmedEmail);
      if (answer.ok) onEnd('success', words.done(answer.body.email));
      // The server answers a malformed token with 400.
      else if (answer.status === 410 || answer.status === 400) onEnd('error', words.tooOld);
      else return answer.error;
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
