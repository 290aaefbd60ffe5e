import { useSyncExternalStore } from 'react';
import Button from '@mui/material/Button';
import { translate } from 'shared-ui/language';
import { consoleLanguage } from '../console-language';
import { readAdminEmail, subscribeToAdminSession } from '../session/admin-session';
import { useStaffAccount } from '../rights/staff-account';
import { dashboardLabels } from './dashboard-labels';
import styles from './dashboard-bar.module.css';
import { LogoutButton } from './logout-button';

/** A file at the site's root (SPEC 7.4). */
const remittanceForm = '/downloads/remittance-form.pdf';

/** The bar above every section: the account that is logged in, the remittance form, the logout. */
export function DashboardBar() {
  const stored = useSyncExternalStore(subscribeToAdminSession, readAdminEmail);
  // What the login stored is of yesterday once the address was changed.
  const email = useStaffAccount()?.staff.email ?? stored;
  const labels = translate(dashboardLabels, consoleLanguage);
  return (
    <div className={styles.bar}>
      <p className={styles.admin}>{email ? labels.signedInAs(email) : labels.title}</p>
      <Button
        variant="outlined"
        href={remittanceForm}
        target="_blank"
        rel="noopener"
        className={styles.remittance}
      >
        {labels.remittanceForm}
        <span className="visually-hidden">&nbsp;{labels.opensInNewTab}</span>
      </Button>
      <LogoutButton />
    </div>
  );
}
