import { useSyncExternalStore } from 'react';
import Button from '@mui/material/Button';
import { fixedLanguage, fixedTexts } from '../model/fixed-texts';
import { readAdminEmail, subscribeToAdminSession } from '../session/admin-session';
import { useStaffAccount } from '../rights/staff-account';
import { dashboardTexts } from './dashboard.texts';
import styles from './dashboard-bar.module.css';
import { LogoutButton } from './logout-button';

/** A file at the site's root (SPEC 7.4). */
const remittanceForm = '/downloads/remittance-form.pdf';

/** The bar above every section: the account that is logged in, the remittance form, the logout. */
export function DashboardBar() {
  const stored = useSyncExternalStore(subscribeToAdminSession, readAdminEmail);
  // What the login stored is of yesterday once the address was changed.
  const email = useStaffAccount()?.staff.email ?? stored;
  return (
    <div className={styles.bar}>
      <p className={styles.admin}>
        {email ? dashboardTexts.signedInAs(email) : dashboardTexts.title}
      </p>
      <Button
        variant="outlined"
        href={remittanceForm}
        target="_blank"
        rel="noopener"
        className={styles.remittance}
      >
        <span lang={fixedLanguage}>{fixedTexts.remittanceForm}</span>
        <span className="visually-hidden">&nbsp;{dashboardTexts.opensInNewTab}</span>
      </Button>
      <LogoutButton />
    </div>
  );
}
