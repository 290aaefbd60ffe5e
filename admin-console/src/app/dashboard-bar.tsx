import { useSyncExternalStore } from 'react';
import { getAdminEmail, subscribeToAdminSession } from '../session/admin-session';
import { useStaffAccount } from '../session/staff-account';
import { dashboardTexts } from './dashboard.texts';
import styles from './dashboard-bar.module.css';
import { LogoutButton } from './logout-button';
import { RemittanceLinks } from './remittance-links';

/** The bar above every section: the logged-in account, the remittance form, the logout. */
export function DashboardBar() {
  const stored = useSyncExternalStore(subscribeToAdminSession, getAdminEmail);
  const account = useStaffAccount();
  // The e-mail address that the login stored is outdated once it was changed.
  const who = account?.name || (account?.staff.email ?? stored);
  return (
    <div className={styles.bar}>
      <p className={styles.admin}>{who ? dashboardTexts.signedInAs(who) : dashboardTexts.title}</p>
      <RemittanceLinks />
      <LogoutButton />
    </div>
  );
}
