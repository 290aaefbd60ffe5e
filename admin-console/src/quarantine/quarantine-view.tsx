import { useState } from 'react';
import Button from '@mui/material/Button';
import type { QuarantinedRecord } from 'contract/review';
import { translate } from 'shared-ui/language';
import { Message } from 'shared-ui/message';
import { consoleLanguage } from '../console-language';
import { createdDate } from '../model/created-date';
import { recordEmail, recordName } from '../model/record-identity';
import { reviewLabels } from '../review/store/review-labels';
import { SentFields } from '../review/panel/sent-fields';
import { StatusNote } from '../parts/status-note';
import { TryAgain } from '../parts/try-again';
import { sectionLabels } from '../model/section-labels';
import { quarantineLabels } from './quarantine-labels';
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
  const labels = translate(quarantineLabels, consoleLanguage);
  const { names, loading } = translate(sectionLabels, consoleLanguage);
  const notes = { loading, loaded: labels.empty };
  const { records, state, readAgain } = quarantine;
  const release = async (quarantined: QuarantinedRecord) => {
    const result = await quarantine.release(quarantined);
    const said =
      result === 'released'
        ? {
            tone: 'success' as const,
            text: labels.released(nameOf(quarantined), names[quarantined.kind]),
          }
        : { tone: 'error' as const, text: result.reason ?? labels.failed };
    setOutcome((before) => ({ count: (before?.count ?? 0) + 1, ...said }));
  };
  return (
    <div className={styles.view}>
      <h1 className={styles.title} tabIndex={-1}>
        {labels.name}
      </h1>
      <p className={styles.intro}>{labels.intro}</p>
      {outcome && (
        <Message key={outcome.count} tone={outcome.tone}>
          {outcome.text}
        </Message>
      )}
      {typeof state === 'object' && (
        <TryAgain text={labels.unreadable} {...state} onTryAgain={readAgain} />
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
  recordName(record) || translate(reviewLabels, consoleLanguage).nameless;

interface EntryProps {
  readonly quarantined: QuarantinedRecord;
  readonly onRelease: () => void;
}

function Entry({ quarantined, onRelease }: EntryProps) {
  const labels = translate(quarantineLabels, consoleLanguage);
  const { names } = translate(sectionLabels, consoleLanguage);
  const { kind, reason, record } = quarantined;
  const about = [names[kind], createdDate(record.createdAt, consoleLanguage), recordEmail(record)];
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.name}>{nameOf(quarantined)}</h2>
          <p className={styles.about}>{about.filter(Boolean).join(' · ')}</p>
        </div>
        <Button
          variant="outlined"
          aria-label={labels.release(nameOf(quarantined))}
          onClick={onRelease}
        >
          {labels.releaseShort}
        </Button>
      </div>
      <p>{labels.reasons[reason]}</p>
      <details>
        <summary className={styles.summary}>{labels.show}</summary>
        <SentFields record={record} />
      </details>
    </li>
  );
}
