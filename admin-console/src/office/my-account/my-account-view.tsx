import { StatusNote } from '../../base/parts/status-note';
import { useRights, useStaffAccount } from '../../session/staff-account';
import { DetailsSection } from './details-section';
import { EmailSection } from './email-section';
import { FactorsSection } from './factors-section';
import { MailsSection } from './mails-section';
import { myAccountTexts } from './my-account.texts';
import styles from './my-account-view.module.css';
import { PasswordSection } from './password-section';
import { ReportSection } from './report-section';
import { SessionsSection } from './sessions-section';

/** The user's own account: `?section=my-account` (decision 45). */
export function MyAccountView() {
  const account = useStaffAccount();
  const isSaid = useRights() !== undefined;
  return (
    <div className={styles.view}>
      <h1 tabIndex={-1}>{myAccountTexts.title}</h1>
      {account ? (
        <>
          <DetailsSection account={account} />
          <EmailSection email={account.staff.email} />
          <PasswordSection email={account.staff.email} />
        </>
      ) : (
        <StatusNote text={isSaid ? myAccountTexts.details.notLoaded : myAccountTexts.loading} />
      )}
      <MailsSection />
      <ReportSection />
      <FactorsSection />
      <SessionsSection />
    </div>
  );
}
