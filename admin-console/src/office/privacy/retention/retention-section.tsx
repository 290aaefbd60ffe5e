import { useId } from 'react';
import { readRetentionOverview } from 'contract/retention-readers';
import { retentionEndpoint } from 'contract/retention';
import type { RetentionOverview } from 'contract/retention';
import { innsbruckTime } from '../../../base/model/innsbruck-time';
import { Loaded } from '../../../session/loaded';
import { useStaffAnswer } from '../../../session/use-staff-answer';
import { HeldRecords } from './held-records';
import { privacyTexts } from '../privacy.texts';
import styles from '../privacy.module.css';
import { RetainedKindCard } from './retained-kind-card';

/** The records that are removed within a week, if staff are asked first, and those that are held (decision 74). */
export function RetentionSection() {
  const id = useId();
  const answer = useStaffAnswer(retentionEndpoint, readRetentionOverview);
  const { title, intro, unreadable } = privacyTexts.retention;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      <p className={styles.intro}>{intro}</p>
      <Loaded answer={answer} notLoaded={answer.reason ?? unreadable}>
        {(overview) => <Overview overview={overview} onChanged={answer.readAgain} />}
      </Loaded>
    </section>
  );
}

interface OverviewProps {
  readonly overview: RetentionOverview;
  readonly onChanged: () => void;
}

function Overview({ overview: { lookedAt, kinds, records, held }, onChanged }: OverviewProps) {
  const texts = privacyTexts.retention;
  return (
    <>
      {kinds.length === 0 && <p>{texts.none}</p>}
      <ul className={styles.list}>
        {kinds.map((kind) => (
          <RetainedKindCard
            key={kind.kind}
            kind={kind}
            records={records.filter((record) => record.kind === kind.kind)}
            onChanged={onChanged}
          />
        ))}
      </ul>
      {held.length > 0 && <HeldRecords held={held} onChanged={onChanged} />}
      {lookedAt && <p className={styles.hint}>{texts.lookedAt(innsbruckTime(lookedAt) ?? '')}</p>}
    </>
  );
}
