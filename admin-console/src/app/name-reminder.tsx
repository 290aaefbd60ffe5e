import { useState } from 'react';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { getStored, writeStored } from 'shared-ui/browser-storage';
import { myAccountAddress } from '../base/paths';
import { useStaffAccount } from '../session/staff-account';
import { dashboardTexts } from './dashboard.texts';
import styles from './name-reminder.module.css';

/** Asks for the name of an account without one, like the first account. The user can dismiss it for good. */
export function NameReminder() {
  const account = useStaffAccount();
  const [isPutOff, setIsPutOff] = useState(false);
  if (account?.name !== '') return null;
  const key = `name-asked:${account.staff._id}`;
  if (isPutOff || getStored(key) !== undefined) return null;
  const { text, enter, putOff } = dashboardTexts.nameReminder;
  return (
    <p className={styles.reminder}>
      {text} <Link to={myAccountAddress}>{enter}</Link>{' '}
      <Button
        size="small"
        onClick={() => {
          writeStored(key, 'yes');
          setIsPutOff(true);
        }}
      >
        {putOff}
      </Button>
    </p>
  );
}
