import { useState } from 'react';
import { listFactors } from 'contract/my-account-requests';
import type { Enrolment, StaffFactors } from 'contract/my-account-requests';
import { reloadStaffAccount } from '../../session/staff-account';
import { AddFactor } from '../../session/second-factors/add-factor';
import { RecoveryCodes } from '../../session/second-factors/recovery-codes';
import { FactorEntry } from './factor-entry';
import { Loaded } from '../../session/loaded';
import { myAccountTexts } from './my-account.texts';
import styles from './my-account-view.module.css';
import { NewRecoveryCodes } from './new-recovery-codes';
import { OutcomeMessage } from '../../base/parts/forms/outcome-message';
import { Section } from './section';
import { useOutcome } from '../../base/parts/forms/use-outcome';
import { useRequest } from '../../session/use-request';

/** The account's second factors and recovery codes. */
export function FactorsSection() {
  const { factors: words } = myAccountTexts;
  const answer = useRequest(listFactors, {});
  const { outcome, say } = useOutcome();
  const [codes, setCodes] = useState<readonly string[]>();
  const added = ({ recoveryCodes, ...factors }: Enrolment) => {
    answer.put(factors);
    setCodes(recoveryCodes);
    say('success', words.added);
    // A user who needed a second factor has one now.
    void reloadStaffAccount();
  };
  return (
    <Section title={words.title}>
      <p className={styles.hint}>{words.intro}</p>
      <OutcomeMessage outcome={outcome} />
      {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />}
      <Loaded answer={answer} notLoaded={words.notLoaded}>
        {(found) => (
          <>
            <FactorList found={found} onChanged={(text) => say('success', text)} />
            {found.factors.length > 0 && !codes && (
              <NewRecoveryCodes left={found.recoveryCodesLeft} onMade={setCodes} />
            )}
            <h3>{words.addTitle}</h3>
            <AddFactor onAdded={added} />
          </>
        )}
      </Loaded>
    </Section>
  );
}

interface FactorListProps {
  readonly found: StaffFactors;
  readonly onChanged: (said: string) => void;
}

function FactorList({ found: { factors }, onChanged }: FactorListProps) {
  const { factors: words } = myAccountTexts;
  if (factors.length === 0) return <p>{words.none}</p>;
  return (
    <ul className={styles.list}>
      {factors.map((factor) => (
        <FactorEntry
          key={factor.id}
          factor={factor}
          isLast={factors.length === 1}
          onChanged={onChanged}
        />
      ))}
    </ul>
  );
}
