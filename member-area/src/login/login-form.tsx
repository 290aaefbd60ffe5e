import { memberLoginBody, memberLoginEndpoint, readMemberLogin } from 'contract/member-session';
import type { MemberLogin } from 'contract/member-session';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from 'shared-ui/button';
import { formMessages } from 'shared-ui/form-messages';
import { callServer } from 'shared-ui/http-client';
import { failureOf } from '../form/failure';
import { MemberField } from '../form/member-field';
import { MemberForm } from '../form/member-form';
import { readText, useFormSubmit } from '../form/use-form-submit';
import { forgotPasswordPath, paths, profilePath } from '../paths';
import { withMemberToken } from '../session/bearer';
import { readNewSession } from '../session/login-answer';
import { openMemberSession } from '../session/member-session';
import { loginLabels } from './login-labels';
import styles from './login.module.css';

interface LoginFormProps {
  /** What was typed before the other view was opened. */
  readonly email: string;
  readonly onReset: (email: string) => void;
}

/** Email and password, and links to the password reset and the registration. */
export function LoginForm({ email, onReset }: LoginFormProps) {
  const words = loginLabels.en;
  const navigate = useNavigate();
  const sending = useFormSubmit({
    // Empty fields are answered in SPEC 5's words, and anything else is for the server to judge.
    fields: {},
    failed: words.failed,
    send: async (values) => {
      const email = readText(values, 'email');
      const password = readText(values, 'password');
      const empty = Object.entries({ email, password }).filter(([, typed]) => typed === '');
      if (empty.length > 0) return failureOf(words.emptyFields, empty.map(describeEmpty));
      const body: MemberLogin = { email, password, isAdmin: false };
      const answer = await callServer(
        withMemberToken({ method: 'POST', path: memberLoginEndpoint, body }),
        readMemberLogin,
      );
      if (!answer.ok) return failureOf(answer.error.message ?? words.failed, answer.error.issues);
      const { token, message } = answer.body;
      const admission = readNewSession(answer.body);
      // With a token the message may be of a success.
      if (!admission) return failureOf((!token && message) || words.noToken);
      openMemberSession(admission);
      await navigate(profilePath(admission.profileId));
      return undefined;
    },
  });

  return (
    <>
      <MemberForm
        sending={sending}
        submit={words.submit}
        submitting={words.submitting}
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
          schema={memberLoginBody.properties.email}
          required
          labels={{ label: words.email }}
          autocomplete="username"
          defaultValue={email}
        />
        <MemberField
          name="password"
          schema={memberLoginBody.properties.password}
          required
          labels={{ label: words.password }}
          autocomplete="current-password"
        />
      </MemberForm>
      <ul className={styles.links}>
        <li>
          <Link to={forgotPasswordPath('')}>{words.forgotPassword}</Link>
        </li>
        <li>
          <Link to={paths.createProfile}>{words.createProfile}</Link>
        </li>
        <li>
          <Link to={paths.adminLogin}>{words.adminLogin}</Link>
        </li>
      </ul>
    </>
  );
}

const describeEmpty = ([path]: readonly [string, string]) => ({
  path,
  message: formMessages.en.faults.missing,
});

const typedEmail = (form: HTMLFormElement | null): string =>
  form ? readText(new FormData(form), 'email') : '';
