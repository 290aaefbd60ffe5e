import { useRef, useState } from 'react';
import { logInMember } from 'contract/member-session-requests';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from 'shared-ui/button';
import type { FieldErrors } from 'shared-ui/find-field-errors';
import type { FormCheck } from 'shared-ui/form-progress';
import { shownMessage } from 'shared-ui/http/server-messages.texts';
import { useForm } from 'shared-ui/use-form';
import { MemberField } from '../form/member-field';
import { MemberForm } from '../form/member-form';
import { getText } from '../form/get-text';
import { forgotPasswordPath, paths, profilePath } from '../paths';
import { sendWithToken } from '../session/bearer';
import { dropLoginEmail } from '../session/login-email';
import { readNewSession } from '../session/login-answer';
import { getMemberToken, openMemberSession } from 'shared-ui/member-session';
import { loginTexts as words } from './login.texts';
import styles from './login.module.css';

interface LoginFormProps {
  /** The address that was typed before the other view was opened. */
  readonly email: string;
  readonly onReset: (email: string) => void;
}

/** Email and password, with links to the password reset and the registration. */
export function LoginForm({ email, onReset }: LoginFormProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(email);
  const content = useRef<HTMLDivElement>(null);
  // Called just before a link is followed, by mouse or keyboard.
  const noteTyped = () =>
    setTyped(typedEmail(content.current?.querySelector('form') ?? null).trim());
  const form = useForm({
    check: findEmptyFields,
    send: async (element) => {
      const body = { ...readLogin(element), isAdmin: false };
      // With the stored token, so that the server ends the old session when it begins the new one.
      const response = await sendWithToken(logInMember, { body }, getMemberToken());
      const { token, message } = response;
      const admission = readNewSession(response);
      // With a token the message may belong to a success.
      if (!admission) return { message: (!token && shownMessage(message)) || words.noToken };
      dropLoginEmail();
      openMemberSession(admission);
      await navigate(profilePath(admission.profileId));
      return undefined;
    },
  });

  return (
    <div ref={content}>
      <MemberForm
        form={form}
        labels={words}
        aside={
          <Button
            variant="quiet"
            onClick={(event) => onReset(typedEmail(event.currentTarget.form))}
          >
            {words.openReset}
          </Button>
        }
      >
        <MemberField
          name="email"
          schema={logInMember.body.properties.email}
          required
          labels={{ label: words.email }}
          autocomplete="username"
          defaultValue={email}
        />
        <MemberField
          name="password"
          schema={logInMember.body.properties.password}
          required
          labels={{ label: words.password }}
          autocomplete="current-password"
        />
      </MemberForm>
      <ul className={styles.links}>
        <li>
          <Link to={forgotPasswordPath(typed)} onFocus={noteTyped} onPointerDown={noteTyped}>
            {words.forgotPassword}
          </Link>
        </li>
        <li>
          <Link to={paths.createProfile}>{words.createProfile}</Link>
        </li>
        <li>
          <Link to={paths.adminLogin}>{words.adminLogin}</Link>
        </li>
      </ul>
    </div>
  );
}

/** Empty fields get the messages of requirements 5; the server judges anything else. */
function findEmptyFields(form: HTMLFormElement): FormCheck {
  const { email, password } = readLogin(form);
  const errors: FieldErrors = {
    ...(email === '' && { email: 'email' }),
    ...(password === '' && { password: 'missing' }),
  };
  return { errors, message: words.emptyFields };
}

function readLogin(form: HTMLFormElement) {
  const values = new FormData(form);
  return { email: getText(values, 'email'), password: getText(values, 'password') };
}

const typedEmail = (form: HTMLFormElement | null): string => (form ? readLogin(form).email : '');
