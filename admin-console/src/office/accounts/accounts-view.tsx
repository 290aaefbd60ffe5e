import { Message } from 'shared-ui/message';
import { StatusNote } from '../../base/parts/status-note';
import { TryAgain } from '../../base/parts/try-again';
import { SecondFactorPolicy } from '../../session/second-factors/second-factor-policy';
import { accountsTexts } from './accounts.texts';
import styles from './accounts.module.css';
import { InvitationsSection } from './invitations-section';
import { PeopleSection } from './people-section';
import { RolesSection } from './roles-section';
import { TrustedNetworksSection } from './trusted-networks-section';
import { useStaffAccounts } from './use-staff-accounts';

/** The accounts, invitations and roles (decision 43). */
export function AccountsView() {
  const { answer, act, gone } = useStaffAccounts();
  const { body: all, tries, isTrying, readAgain } = answer;
  return (
    <div className={styles.view}>
      <h1 className={styles.title} tabIndex={-1}>
        {accountsTexts.title}
      </h1>
      <p className={styles.intro}>{accountsTexts.intro}</p>
      {gone && <Message tone="error">{gone}</Message>}
      {!all && tries > 0 && (
        <TryAgain text={accountsTexts.unreadable} {...{ tries, isTrying }} onTryAgain={readAgain} />
      )}
      {!all && tries === 0 && <StatusNote text={accountsTexts.loading} />}
      {all && (
        <>
          <PeopleSection all={all} act={act} />
          <InvitationsSection {...all} act={act} />
          <RolesSection roles={all.roles} isOwner={mayGiveAll(all.roles)} act={act} />
          {mayGiveAll(all.roles) && <SecondFactorPolicy roles={all.roles} />}
          <TrustedNetworksSection />
        </>
      )}
    </div>
  );
}

/** Only owners may appoint owners. */
const mayGiveAll = (roles: readonly { readonly isGivable: boolean }[]) =>
  roles.every(({ isGivable }) => isGivable);
