import { translate } from 'shared-ui/language';
import { Message } from 'shared-ui/message';
import { consoleLanguage } from '../console-language';
import { StatusNote } from '../parts/status-note';
import { TryAgain } from '../parts/try-again';
import { SecondFactorPolicy } from '../second-factors/second-factor-policy';
import { accountsLabels } from './accounts-labels';
import styles from './accounts.module.css';
import { InvitationsSection } from './invitations-section';
import { PeopleSection } from './people-section';
import { RolesSection } from './roles-section';
import { useStaffAccounts } from './use-staff-accounts';

/** Who works here, who is invited, and what each may do (docs/decisions/0044). */
export function AccountsView() {
  const labels = translate(accountsLabels, consoleLanguage);
  const { all, failure, readAgain, act, gone } = useStaffAccounts();
  return (
    <div className={styles.view}>
      <h1 className={styles.title} tabIndex={-1}>
        {labels.title}
      </h1>
      <p className={styles.intro}>{labels.intro}</p>
      {gone && <Message tone="error">{gone}</Message>}
      {!all && failure && <TryAgain text={labels.unreadable} {...failure} onTryAgain={readAgain} />}
      {!all && !failure && <StatusNote text={labels.loading} />}
      {all && (
        <>
          <PeopleSection all={all} act={act} />
          <InvitationsSection {...all} act={act} />
          <RolesSection roles={all.roles} isOwner={mayGiveAll(all.roles)} act={act} />
          {mayGiveAll(all.roles) && <SecondFactorPolicy roles={all.roles} />}
        </>
      )}
    </div>
  );
}

/** An owner's alone is the right to make owners. */
const mayGiveAll = (roles: readonly { readonly isGivable: boolean }[]) =>
  roles.every(({ isGivable }) => isGivable);
