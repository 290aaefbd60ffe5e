import { useState } from 'react';
import type { ListedAccount, ListedRole } from 'contract/staff-account-requests';
import { Button } from 'shared-ui/button';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import { getAdminEmail } from '../../session/admin-session';
import { getAccountName } from './account-name';
import { accountsTexts } from './accounts.texts';
import styles from './accounts.module.css';
import { InlineOutcomeMessage } from './inline-outcome';
import type { InlineOutcome } from './inline-outcome';
import { PersonActions } from './person-actions';
import { PersonRoles } from './person-roles';
import { getRoleNames } from './role-names';
import type { Act } from './use-staff-accounts';

interface PersonCardProps {
  readonly account: ListedAccount;
  readonly roles: readonly ListedRole[];
  readonly act: Act;
  readonly outcome: InlineOutcome;
  /** Called when the account was closed, which removes this card. */
  readonly onGone: () => void;
}

/** An active account with its actions. */
export function PersonCard({ account, roles, act, outcome, onGone }: PersonCardProps) {
  const labels = accountsTexts.people;
  const [isOpen, setIsOpen] = useState(false);
  const { _id: id, email, state } = account;
  const isOwn = email === getAdminEmail();
  const who = getAccountName(account);
  const conclude = (text: string) => {
    setIsOpen(false);
    outcome.say(id, text);
  };
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <div>
          <h3 className={styles.name}>{who}</h3>
          <p className={styles.facts}>{factsOf(account, roles, isOwn)}</p>
        </div>
        <span className={styles.state} data-state={state}>
          {labels.states[state]}
        </span>
      </div>
      <InlineOutcomeMessage outcome={outcome} place={id} />
      {account.isOpen ? (
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? labels.close : labels.manage}: ${who}`}
          onClick={() => {
            outcome.clear();
            setIsOpen(!isOpen);
          }}
        >
          {isOpen ? labels.close : labels.manage}
        </Button>
      ) : (
        <p className={styles.hint}>{labels.ownersOnly}</p>
      )}
      {isOpen && account.isOpen && (
        <div className={styles.panel}>
          <PersonRoles {...{ account, roles, act }} onSaved={conclude} />
          <PersonActions {...{ account, isOwn, act, onGone }} onDone={conclude} />
        </div>
      )}
    </li>
  );
}

function factsOf(account: ListedAccount, roles: readonly ListedRole[], isOwn: boolean): string {
  const labels = accountsTexts.people;
  const { name, email, lastLoginAt, secondFactors } = account;
  const lastLogin = innsbruckTime(lastLoginAt);
  const facts = [
    isOwn && labels.you,
    name && email,
    getRoleNames(account.roles, roles) || labels.noRole,
    lastLogin ? labels.lastLogin(lastLogin) : labels.neverLoggedIn,
    secondFactors !== undefined && labels.secondFactors(secondFactors),
  ];
  return facts.filter(Boolean).join(' · ');
}
