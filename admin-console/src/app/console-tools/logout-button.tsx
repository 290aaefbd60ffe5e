import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import { LineIcon } from '../../base/line-icon';
import { QuestionDialog } from '../../base/parts/question-dialog';
import { logOut } from '../../session/admin-logout';
import { hasUnsavedTexts } from '../../session/admin-session';
import { consoleToolsTexts } from './console-tools.texts';

/**
 * The logout (requirements 2.10). When the session is closed, the guard redirects to the admin login. It asks for
 * confirmation if it would discard unsaved texts of the website.
 */
export function LogoutButton() {
  const { unsaved: words } = consoleToolsTexts;
  const [isLeaving, setIsLeaving] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const leave = () => {
    setIsAsked(false);
    setIsLeaving(true);
    void logOut();
  };
  return (
    <>
      <IconButton
        aria-label={consoleToolsTexts.logout}
        title={consoleToolsTexts.logout}
        onClick={() => (hasUnsavedTexts() ? setIsAsked(true) : leave())}
        disabled={isLeaving}
      >
        <LineIcon size={24} path="M14 4H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h8M10 12h11m-4-4 4 4-4 4" />
      </IconButton>
      {isAsked && (
        <QuestionDialog
          title={words.title}
          text={words.text}
          confirm={consoleToolsTexts.logout}
          cancel={words.stay}
          onCancel={() => setIsAsked(false)}
          onConfirm={leave}
        />
      )}
    </>
  );
}
