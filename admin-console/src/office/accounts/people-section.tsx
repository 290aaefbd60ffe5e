import { useId } from 'react';
import type { ListedAccount, StaffAccounts } from 'contract/staff-account-requests';
import { accountsTexts } from './accounts.texts';
import styles from './accounts.module.css';
import { InlineOutcomeMessage, useInlineOutcome } from './inline-outcome';
import { PersonCard } from './person-card';
import { getAccountName } from './account-name';
import type { Act } from './use-staff-accounts';

interface PeopleSectionProps {
  readonly all: StaffAccounts;
  readonly act: Act;
}

/** The destination of the message that an account was removed from the list. */
const place = 'people';

/** All active accounts; below, collapsed, the former ones. */
export function PeopleSection({ all: { accounts, roles }, act }: PeopleSectionProps) {
  const id = useId();
  const labels = accountsTexts.people;
  const outcome = useInlineOutcome();
  const here = accounts.filter(({ state }) => state !== 'left');
  const left = accounts.filter(({ state }) => state === 'left');
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{labels.title}</h2>
      <InlineOutcomeMessage outcome={outcome} place={place} />
      <ul className={styles.list}>
        {here.map((account) => (
          <PersonCard
            key={account._id}
            {...{ account, roles, act, outcome }}
            onGone={() => outcome.say(place, labels.leave.done(getAccountName(account)))}
          />
        ))}
      </ul>
      {left.length > 0 && <WhoLeft left={left} />}
    </section>
  );
}

function WhoLeft({ left }: { readonly left: readonly ListedAccount[] }) {
  const labels = accountsTexts.people;
  return (
    <details>
      <summary className={styles.summary}>{labels.left(left.length)}</summary>
      <ul className={styles.plain}>
        {left.map(({ _id, name, email }) => (
          <li key={_id}>{[name, email].filter(Boolean).join(' · ')}</li>
        ))}
      </ul>
    </details>
  );
}
