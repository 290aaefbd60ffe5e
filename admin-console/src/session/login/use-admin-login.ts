import { useState } from 'react';
import type { SubmitEvent } from 'react';
import type { BodyOf } from 'contract/request';
import type { logInAdmin, loginFields } from 'contract/staff-login-requests';
import type { SecondFactorStep } from 'contract/second-factors';
import { useLocation, useNavigate } from 'react-router-dom';
import { loadWithRetry } from 'shared-ui/load-with-retry';
import { asNetworkFailure } from 'shared-ui/server-answer';
import { logIn } from '../admin-login';
import type { AdminLoginOutcome } from '../admin-login';
import { returnAddress } from '../return-address';
import { adminLoginTexts } from './admin-login.texts';
import { secondStepTexts } from './second-step.texts';

export type AdminLoginField = keyof typeof loginFields;

type AdminLogin = BodyOf<typeof logInAdmin>;

export interface LoginFailure {
  /** Counts from 1. */
  readonly attempt: number;
  readonly text: string;
  readonly empty: readonly AdminLoginField[];
}

/** Allows one attempt at a time. The input is never reset, so it stays in the fields. */
export function useAdminLogin() {
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<LoginFailure>();
  const [step, setStep] = useState<SecondFactorStep>();
  const navigate = useNavigate();
  const { state } = useLocation() as { readonly state: unknown };
  const fail = (text: string, empty: readonly AdminLoginField[] = []) =>
    setFailure((previous) => ({ attempt: (previous?.attempt ?? 0) + 1, text, empty }));

  const enter = () => void navigate(returnAddress(state), { replace: true });

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const login = readLogin(form);
    const empty = emptyFields(login);
    if (empty[0]) {
      form.querySelector<HTMLInputElement>(`[name="${empty[0]}"]`)?.focus();
      return fail(adminLoginTexts.incomplete, empty);
    }
    setIsPending(true);
    const outcome = await logIn(login);
    const isLoaded = outcome.state !== 'second-step' || (await loadSecondStep());
    setIsPending(false);
    if (outcome.state === 'logged-in') return enter();
    if (!isLoaded) return fail(secondStepTexts.notLoaded);
    if (outcome.state === 'second-step') {
      setFailure(undefined);
      return setStep(outcome.step);
    }
    fail(failureText(outcome));
  };
  /** Leaves the second step. The input of the first step is still there. */
  const goBack = (reason?: string) => {
    setStep(undefined);
    if (reason !== undefined) fail(reason);
  };

  return { isPending, failure, step, submit, enter, goBack };
}

/** Loads the code of the second step; resolves to false after a network failure. */
const loadSecondStep = (): Promise<boolean> =>
  asNetworkFailure(loadWithRetry(() => import('./second-step'))).then(
    () => true,
    () => false,
  );

/** Both fields are required (requirements 5). A password may consist of spaces; an address is trimmed. */
const emptyFields = (login: AdminLogin): readonly AdminLoginField[] =>
  (['email', 'password'] as const).filter((name) => login[name] === '');

function readLogin(form: HTMLFormElement): AdminLogin {
  const entries = new FormData(form);
  return {
    email: String(entries.get('email')).trim(),
    password: String(entries.get('password')),
  };
}

/** The server's message comes before ours (requirements 8). */
function failureText(
  outcome: Extract<AdminLoginOutcome, { state: 'refused' | 'unreachable' }>,
): string {
  if (outcome.state === 'unreachable') return adminLoginTexts.unreachable;
  return outcome.reason ?? adminLoginTexts.refused;
}
