import { useId } from 'react';
import { getRetention } from 'contract/retention-requests';
import type { RetentionOverview } from 'contract/retention-requests';
import { innsbruckTime } from '../../../base/model/innsbruck-time';
import { Loaded } from '../../../session/loaded';
import { useRequest } from '../../../session/use-request';
import { HeldRecords } from './held-records';
import { privacyTexts } from '../privacy.texts';
import styles from '../privacy.module.css';
import { RetainedKindCard } from './retained-kind-card';

/** The records that are removed within a week, if staff are asked first, and those that are held (decision 74). */
export function RetentionSection() {
  const id = useId();
  const answer = useRequest(getRetention, {});
  const { title, intro, unreadable } = privacyTexts.retention;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      <p className={styles.intro}>{intro}</p>
      <Loaded answer={answer} notLoaded={answer.reason ?? unreadable}>
        {(overview) => <Overview overview={overview} />}
      </Loaded>
    </section>
  );
}

function Overview({ overview }: { readonly overview: RetentionOverview }) {
  const { lookedAt, kinds, records, held } = overview;
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
          />
        ))}
      </ul>
      {held.length > 0 && <HeldRecords held={held} />}
      {lookedAt && <p className={styles.hint}>{texts.lookedAt(innsbruckTime(lookedAt) ?? '')}</p>}
    </>
  );
}
