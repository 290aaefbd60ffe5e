import { anyAnswer } from 'contract/answer-reader';
import { confirmEmailEndpoint } from 'contract/member-session';
import { callServer } from 'shared-ui/http-client';
import { failureOf } from '../form/failure';
import { MemberForm } from '../form/member-form';
import { useFormSubmit } from '../form/use-form-submit';
import { withBearer } from '../session/bearer';
import { confirmEmailLabels } from './confirm-email-labels';

interface ConfirmEmailFormProps {
  readonly token: string;
  readonly onConfirmed: () => void;
  /** The link is good for nothing any more, in the server's words. */
  readonly onLinkOver: (message: string) => void;
}

/** The button that confirms. It stays where trying again can help. */
export function ConfirmEmailForm({ token, onConfirmed, onLinkOver }: ConfirmEmailFormProps) {
  const words = confirmEmailLabels.en;
  const sending = useFormSubmit({
    fields: {},
    failed: words.failed,
    send: async () => {
      const call = { method: 'POST', path: confirmEmailEndpoint } as const;
      const answer = await callServer(withBearer(call, token), anyAnswer);
      if (answer.ok) {
        onConfirmed();
        return undefined;
      }
      const failure = failureOf(answer.error.message ?? words.failed, answer.error.issues);
      const isOver = answer.status === 400 || answer.status === 401;
      if (isOver) onLinkOver(failure.message);
      return isOver ? undefined : failure;
    },
  });
  return (
    <MemberForm sending={sending} submit={words.submit} submitting={words.submitting}>
      {null}
    </MemberForm>
  );
}
