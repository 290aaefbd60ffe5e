import { useState } from 'react';
import Button from '@mui/material/Button';
import type { QuarantinedRecord } from 'contract/review';
import { Message } from 'shared-ui/message';
import { innsbruckTime } from '../model/innsbruck-time';
import { recordEmail, recordName } from '../model/record-identity';
import { reviewTexts } from '../review/store/review.texts';
import { SentFields } from '../review/panel/sent-fields';
import { StatusNote } from '../parts/status-note';
import { TryAgain } from '../parts/try-again';
import { sectionTitles } from '../model/fixed-texts';
import { partsTexts } from '../parts/parts.texts';
import { quarantineTexts } from './quarantine.texts';
import styles from './quarantine-view.module.css';
import type { Quarantine } from './use-quarantine';

interface Outcome {
  readonly count: number;
  readonly tone: 'success' | 'error';
  readonly text: string;
}

/** What looked like a robot's: staff look at each and release what a person wrote. */
export function QuarantineView({ quarantine }: { readonly quarantine: Quarantine }) {
  const [outcome, setOutcome] = useState<Outcome>();
  const notes = { loading: partsTexts.loading, loaded: quarantineTexts.empty };
  const { records, state, readAgain } = quarantine;
  const release = async (quarantined: QuarantinedRecord) => {
    const result = await quarantine.release(quarantined);
    const said =
      result === 'released'
        ? {
            tone: 'success' as const,
            text: quarantineTexts.released(nameOf(quarantined), sectionTitles[quarantined.kind]),
          }
        : { tone: 'error' as const, text: result.reason ?? quarantineTexts.failed };
    setOutcome((before) => ({ count: (before?.count ?? 0) + 1, ...said }));
  };
  return (
    <div className={styles.view}>
      <h1 className={styles.title} tabIndex={-1}>
        {quarantineTexts.name}
      </h1>
      <p className={styles.intro}>{quarantineTexts.intro}</p>
      {outcome && (
        <Message key={outcome.count} tone={outcome.tone}>
          {outcome.text}
        </Message>
      )}
      {typeof state === 'object' && (
        <TryAgain text={quarantineTexts.unreadable} {...state} onTryAgain={readAgain} />
      )}
      {typeof state === 'string' && records.length === 0 && <StatusNote text={notes[state]} />}
      <ul className={styles.list}>
        {records.map((quarantined) => (
          <Entry
            key={quarantined.record._id}
            quarantined={quarantined}
            onRelease={() => release(quarantined)}
          />
        ))}
      </ul>
    </div>
  );
}

const nameOf = ({ record }: QuarantinedRecord): string =>
  recordName(record) || reviewTexts.nameless;

interface EntryProps {
  readonly quarantined: QuarantinedRecord;
  readonly onRelease: () => void;
}

function Entry({ quarantined, onRelease }: EntryProps) {
  const { kind, reason, record } = quarantined;
  const about = [sectionTitles[kind], innsbruckTime(record.createdAt), recordEmail(record)];
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.name}>{nameOf(quarantined)}</h2>
          <p className={styles.about}>{about.filter(Boolean).join(' · ')}</p>
        </div>
        <Button
          variant="outlined"
          aria-label={quarantineTexts.release(nameOf(quarantined))}
          onClick={onRelease}
        >
          {quarantineTexts.releaseShort}
        </Button>
      </div>
      <p>{quarantineTexts.reasons[reason]}</p>
      <details>
        <summary className={styles.summary}>{quarantineTexts.show}</summary>
        <SentFields record={record} />
      </details>
    </li>
  );
}
