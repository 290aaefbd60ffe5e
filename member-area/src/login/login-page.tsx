import { useEffect, useRef, useState } from 'react';
import { Message } from 'shared-ui/message';
import { MemberPage } from '../frame/member-page';
import { LocalResetView } from './local-reset-view';
import { localResetTexts } from './local-reset.texts';
import { loginTexts as words } from './login.texts';
import { LoginForm } from './login-form';
import styles from './login.module.css';
import { useOpenSession } from './use-open-session';
import { usePrefilledEmail } from '../form/use-prefilled-email';
import { getLoginEmail } from '../session/login-email';
import { clearLoginNotice, getLoginNotice } from '../session/login-notice';

/** Requirements 2.5 and 4: the login, which alternates with the local reset view. */
export function Component() {
  const [left] = useState(getLoginNotice);
  useEffect(() => clearLoginNotice, []);
  const [view, setView] = useState<'login' | 'reset'>('login');
  const [email, setEmail] = useState('');
  const content = useFocusOnChange(view);
  const notice = useOpenSession(content, left === 'profileCreated') ? 'sessionOver' : left;
  const [kept] = useState(getLoginEmail);
  const prefilled = usePrefilledEmail(kept);
  const show = (next: typeof view) => (typed: string) => {
    setEmail(typed);
    setView(next);
  };

  const { title, intro } = view === 'login' ? words : localResetTexts;
  return (
    <MemberPage title={title} description={words.description} intro={intro}>
      <div ref={content}>
        {view === 'login' ? (
          <div ref={prefilled} className={styles.stack}>
            {notice && <Message tone="info">{words.notices[notice]}</Message>}
            <LoginForm email={email} onReset={show('reset')} />
          </div>
        ) : (
          <LocalResetView email={email} onBack={show('login')} />
        )}
      </div>
    </MemberPage>
  );
}

/** Focuses the first field when the view changes, because the button that had the focus is unmounted. */
function useFocusOnChange(view: string) {
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    content.current?.querySelector('input')?.focus();
  }, [view]);
  return content;
}
