import { useState } from 'react';
import type { ReactNode } from 'react';
import { QuestionDialog } from '../../base/parts/question-dialog';
import { logOut } from '../../session/admin-logout';
import { hasUnsavedTexts } from '../../session/admin-session';
import { consoleToolsTexts } from './console-tools.texts';

interface Logout {
  readonly isLeaving: boolean;
  /** Logs out, or asks first if that would discard unsaved texts of the website. */
  readonly start: () => void;
  /** The question while it is open, to be rendered. */
  readonly question: ReactNode;
}

/** The logout (requirements 2.10). When the session is closed, the guard redirects to the admin login. */
export function useLogout(): Logout {
  const { unsaved: words } = consoleToolsTexts;
  const [isLeaving, setIsLeaving] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const leave = () => {
    setIsAsked(false);
    setIsLeaving(true);
    void logOut();
  };
  return {
    isLeaving,
    start: () => (hasUnsavedTexts() ? setIsAsked(true) : leave()),
    question: isAsked && (
      <QuestionDialog
        title={words.title}
        text={words.text}
        confirm={consoleToolsTexts.logout}
        cancel={words.stay}
        onCancel={() => setIsAsked(false)}
        onConfirm={leave}
      />
    ),
  };
}
