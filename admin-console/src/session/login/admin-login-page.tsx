import { useState } from 'react';
import { Message } from 'shared-ui/message';
import type { MessageTone } from 'shared-ui/message';
import { PageFrame } from 'shared-ui/page-frame';
import { lazyView } from '../../base/parts/lazy-view';
import { adminLoginTexts } from './admin-login.texts';
import { LoginForm } from './login-form';
import { PasskeyLogin } from './passkey-login';
import { useAdminLogin } from './use-admin-login';
import { useMailedToken } from './use-mailed-token';

// Lazy, because most logins need neither.
const SecondStep = lazyView(
  () => import('./second-step').then(({ SecondStep: step }) => step),
  null,
);
const ConfirmEmail = lazyView(
  () => import('./confirm-email').then(({ ConfirmEmail: confirm }) => confirm),
  null,
);

/**
 * The admin login (requirements 2.1, 4, 5 and 8). Plain HTML, so that it is usable before the code of the tables is
 * loaded.
 */
export function AdminLoginPage() {
  const login = useAdminLogin();
  const { step, enter, goBack } = login;
  const [emailToken] = useMailedToken('email');
  const [emailEnd, setEmailEnd] = useState<EmailEnd>();
  const isConfirming = emailToken !== undefined && emailEnd?.token !== emailToken;
  return (
    <PageFrame title={adminLoginTexts.title} intro={adminLoginTexts.intro} width="narrow">
      <title>{adminLoginTexts.title}</title>
      {isConfirming && (
        <ConfirmEmail
          token={emailToken}
          onEnd={(tone, text) => setEmailEnd({ token: emailToken, tone, text })}
        />
      )}
      {step && <SecondStep step={step} onLoggedIn={enter} onBack={goBack} />}
      {/* The form stays mounted while hidden, so that it keeps its input. */}
      <div hidden={isConfirming || step !== undefined}>
        <LoginForm {...login}>
          {emailEnd && <Message tone={emailEnd.tone}>{emailEnd.text}</Message>}
        </LoginForm>
        <PasskeyLogin onLoggedIn={enter} />
      </div>
    </PageFrame>
  );
}

interface EmailEnd {
  readonly token: string;
  readonly tone: MessageTone;
  readonly text: string;
}
