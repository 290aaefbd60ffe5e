import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import { LineIcon } from '../icons/line-icon';
import { logOutAdmin } from '../session/admin-logout';
import { dashboardTexts } from './dashboard.texts';

/** SPEC 2.10. The guard leads to the admin login as soon as the session is closed. */
export function LogoutButton() {
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = () => {
    setIsLeaving(true);
    void logOutAdmin();
  };
  return (
    <IconButton
      aria-label={dashboardTexts.logout}
      title={dashboardTexts.logout}
      onClick={leave}
      disabled={isLeaving}
    >
      <LineIcon size={24} path="M14 4H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h8M10 12h11m-4-4 4 4-4 4" />
    </IconButton>
  );
}
