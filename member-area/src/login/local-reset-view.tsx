import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from 'shared-ui/button';
import { FormThanks } from 'shared-ui/form-parts';
import { useForm } from 'shared-ui/use-form';
import { MemberField } from '../form/member-field';
import { MemberForm } from '../form/member-form';
import {
  NewPasswordFields,
  checkNewPassword,
  newPasswordSchemas,
} from '../form/new-password-fields';
import { getText } from '../form/get-text';
import { forgotPasswordPath } from '../paths';
import { localResetTexts as words } from './local-reset.texts';
import styles from './login.module.css';

interface LocalResetViewProps {
  readonly email: string;
  readonly onBack: (email: string) => void;
}

/**
 * The local reset view of requirements 4 and 5: it validates the input and sends no request. Its texts say so and show
 * the way that does change a password (requirements 10.2).
 */
export function LocalResetView({ email, onBack }: LocalResetViewProps) {
  const [checkedEmail, setCheckedEmail] = useState(email);
  const form = useForm({
    check: checkNewPassword,
    send: async (element) => {
      setCheckedEmail(getText(new FormData(element), 'email'));
      return undefined;
    },
  });
  if (form.progress.phase === 'sent') {
    return <WayToTheLink email={checkedEmail} onBack={onBack} />;
  }

  return (
    <div className={styles.stack}>
      <p>
        <ButtonLink as={Link} variant="secondary" to={forgotPasswordPath(email)}>
          {words.sendLink}
        </ButtonLink>
      </p>
      <MemberForm
        form={form}
        labels={{ ...words, submitting: words.submit }}
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
    </div>
  );
}

function WayToTheLink({ email, onBack }: LocalResetViewProps) {
  return (
    <div className={styles.stack}>
      <FormThanks tone="info">{words.done}</FormThanks>
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
