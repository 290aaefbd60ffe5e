import { anyAnswer } from 'contract/answer-reader';
import { confirmEmailEndpoint } from 'contract/member-session';
import { callServer } from 'shared-ui/http-client';
import { useForm } from 'shared-ui/use-form';
import { MemberForm } from '../form/member-form';
import { withBearer } from '../session/bearer';
import { confirmEmailTexts as words } from './confirm-email.texts';

interface ConfirmEmailFormProps {
  readonly token: string;
  readonly onConfirmed: () => void;
  /** The link is good for nothing any more, in the server's words. */
  readonly onLinkOver: (message: string) => void;
}

/** The button that confirms. It stays where trying again can help. */
export function ConfirmEmailForm({ token, onConfirmed, onLinkOver }: ConfirmEmailFormProps) {
  const form = useForm({
    check: () => ({ faults: {} }),
    send: async () => {
      const call = { method: 'POST', path: confirmEmailEndpoint } as const;
      const answer = await callServer(withBearer(call, token), anyAnswer);
      if (answer.ok) {
        onConfirmed();
        return undefined;
      }
      const isOver = answer.status === 400 || answer.status === 401;
      if (!isOver) return answer.error;
      onLinkOver(answer.error.message ?? words.failed);
      return undefined;
    },
  });
  return (
    <MemberForm form={form} words={words}>
      {null}
    </MemberForm>
  );
}
