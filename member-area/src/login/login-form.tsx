import { memberLoginBody, memberLoginEndpoint } from 'contract/member-session';
import type { MemberLogin, MemberLoginAnswer } from 'contract/member-session';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from 'shared-ui/button';
import { callServer } from 'shared-ui/http-client';
import { failureOf, refusal } from '../form/failure';
import { Field } from '../form/field';
import { MemberForm } from '../form/member-form';
import { readText, useSending } from '../form/use-sending';
import { forgotPasswordPath, paths, profilePath } from '../paths';
import { findAdmission } from '../session/login-answer';
import { openMemberSession } from '../session/member-session';
import { loginLabels } from './login-labels';
import styles from './login.module.css';

interface LoginFormProps {
  /** What was typed before the other view was opened. */
  readonly email: string;
  readonly onReset: (email: string) => void;
}

/** Email and password, and the ways to where somebody may rather want to go. */
export function LoginForm({ email, onReset }: LoginFormProps) {
  const words = loginLabels.en;
  const navigate = useNavigate();
  const sending = useSending(async (values) => {
    const credentials = {
      email: readText(values, 'email'),
      password: readText(values, 'password'),
    };
    const empty = Object.entries(credentials).filter(([, typed]) => typed.trim() === '');
    if (empty.length)
      return failureOf(
        words.emptyFields,
        empty.map(([name]) => name),
      );
    const body: MemberLogin = { ...credentials, isAdmin: false };
    const answer = await callServer<MemberLoginAnswer | null>({
      method: 'POST',
      path: memberLoginEndpoint,
      body,
    });
    if (!answer.ok) return refusal(answer.error, words.failed);
    const admission = findAdmission(answer.body);
    if (!admission) return failureOf(answer.body?.message || words.noToken, []);
    openMemberSession(admission);
    await navigate(profilePath(admission.profileId));
    return undefined;
  });

  return (
    <>
      <MemberForm
        sending={sending}
        submit={words.submit}
        submitting={words.submitting}
        checks="own"
        aside={
          <Button
            variant="quiet"
            onClick={(event) => onReset(typedEmail(event.currentTarget.form))}
          >
            {words.openReset}
          </Button>
        }
      >
        <Field
          body={memberLoginBody}
          name="email"
          label={words.email}
          autoComplete="username"
          defaultValue={email}
        />
        <Field
          body={memberLoginBody}
          name="password"
          label={words.password}
          autoComplete="current-password"
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

const typedEmail = (form: HTMLFormElement | null): string =>
  form ? readText(new FormData(form), 'email') : '';
