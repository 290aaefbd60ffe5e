import IconButton from '@mui/material/IconButton';
import { LineIcon } from '../../base/line-icon';
import { consoleToolsTexts } from './console-tools.texts';
import { useLogout } from './use-logout';

/** The button that logs out. */
export function LogoutButton() {
  const { isLeaving, start, question } = useLogout();
  return (
    <>
      <IconButton
        aria-label={consoleToolsTexts.logout}
        title={consoleToolsTexts.logout}
        onClick={start}
        disabled={isLeaving}
      >
        <LineIcon size={24} path="M14 4H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h8M10 12h11m-4-4 4 4-4 4" />
      </IconButton>
      {question}
    </>
  );
}
