import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from 'shared-ui/button';
import { Message } from 'shared-ui/message';
import type { MessageTone } from 'shared-ui/message';
import { MemberPage } from '../frame/member-page';
import { NoReferrer } from '../mailed-link/no-referrer';
import { useMailedToken } from '../mailed-link/use-mailed-token';
import { paths } from '../paths';
import { confirmEmailTexts as words } from './confirm-email.texts';
import styles from './confirm-email.module.css';
import { confirmEmail } from 'contract/member-session-requests';
import { toRequestError } from 'shared-ui/send';
import { useForm } from 'shared-ui/use-form';
import { MemberForm } from '../form/member-form';
import { sendWithToken } from '../session/bearer';

interface End {
  readonly tone: MessageTone;
  readonly message: string;
}

/**
 * Confirms an email address with the token of an emailed link. Only after a click, because link scanners open the page
 * too.
 */
export function Component() {
  const token = useMailedToken('/confirm-email');
  return <Confirmation key={token} token={token} />;
}

function Confirmation({ token }: { readonly token: string | undefined }) {
  const [end, setEnd] = useState<End | undefined>(
    token === undefined ? { tone: 'info', message: words.linkGone } : undefined,
  );
  return (
    <MemberPage
      title={words.title}
      description={words.description}
      intro={end === undefined ? words.intro : undefined}
    >
      <NoReferrer />
      {end === undefined && token !== undefined ? (
        <ConfirmEmailForm
          token={token}
          onConfirmed={() => setEnd({ tone: 'success', message: words.done })}
          onLinkOver={(message) => setEnd({ tone: 'error', message })}
        />
      ) : (
        <div className={styles.end}>
          {end && <Message tone={end.tone}>{end.message}</Message>}
          <p>
            <ButtonLink as={Link} to={paths.login}>
              {words.login}
            </ButtonLink>
          </p>
        </div>
      )}
    </MemberPage>
  );
}

interface ConfirmEmailFormProps {
  readonly token: string;
  readonly onConfirmed: () => void;
  /** The link is no longer valid; `message` is the server's. */
  readonly onLinkOver: (message: string) => void;
}
/** The confirmation button. It stays if a retry can help. */
function ConfirmEmailForm({ token, onConfirmed, onLinkOver }: ConfirmEmailFormProps) {
  const form = useForm({
    check: () => ({ errors: {} }),
    send: async () => {
      try {
        await sendWithToken(confirmEmail, {}, token);
        onConfirmed();
      } catch (error) {
        const { status, messages } = toRequestError(error);
        if (status !== 400 && status !== 401) throw error;
        onLinkOver(messages.message ?? words.failed);
      }
      return undefined;
    },
  });
  return (
    <MemberForm form={form} labels={words}>
      {null}
    </MemberForm>
  );
}
