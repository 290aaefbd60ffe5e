import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from 'shared-ui/button';
import { Message } from 'shared-ui/message';
import { MemberField } from '../form/member-field';
import { MemberForm } from '../form/member-form';
import { NewPasswordFields, findMismatch, newPasswordSchemas } from '../form/new-password-fields';
import { readText, useFormSubmit } from '../form/use-form-submit';
import { forgotPasswordPath } from '../paths';
import { localResetLabels } from './local-reset-labels';
import styles from './login.module.css';

interface LocalResetViewProps {
  readonly email: string;
  readonly onBack: (email: string) => void;
}

/**
 * The local reset view of SPEC 4 and 5: it checks what was typed and makes no call. Its success says so and
 * shows the way that does change a password (DESIGN 3.6).
 */
export function LocalResetView({ email, onBack }: LocalResetViewProps) {
  const words = localResetLabels.en;
  const [checkedEmail, setCheckedEmail] = useState<string>();
  const sending = useFormSubmit({
    fields: newPasswordSchemas,
    failed: words.failed,
    check: findMismatch,
    send: async (values) => {
      setCheckedEmail(readText(values, 'email'));
      return undefined;
    },
  });
  if (checkedEmail !== undefined) return <WayToTheLink email={checkedEmail} onBack={onBack} />;

  return (
    <MemberForm
      sending={sending}
      submit={words.submit}
      submitting={words.submit}
      aside={
        <Button variant="quiet" onClick={() => onBack(email)}>
          {words.back}
        </Button>
      }
    >
      <MemberField
        name="email"
        schema={newPasswordSchemas.email}
        required
        labels={{ label: words.email }}
        autocomplete="username"
        defaultValue={email}
      />
      <NewPasswordFields />
    </MemberForm>
  );
}

function WayToTheLink({ email, onBack }: LocalResetViewProps) {
  const words = localResetLabels.en;
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div className={styles.done}>
      <Message tone="info" ref={message}>
        {words.done}
      </Message>
      <p>{words.explanation}</p>
      <div className={styles.actions}>
        <ButtonLink as={Link} to={forgotPasswordPath(email)}>
          {words.sendLink}
        </ButtonLink>
        <Button variant="quiet" onClick={() => onBack(email)}>
          {words.back}
        </Button>
      </div>
    </div>
  );
}
