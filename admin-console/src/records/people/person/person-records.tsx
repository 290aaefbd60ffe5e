import { useState } from 'react';
import Button from '@mui/material/Button';
import { maxPartedRecords } from 'contract/person-requests';
import type { Person, RecordOfPerson } from 'contract/person-requests';
import { isMerged } from '../../../base/model/admin-record';
import { fixedLanguage, sectionTitles } from '../../../base/model/fixed-texts';
import { innsbruckTime } from '../../../base/model/innsbruck-time';
import { receivedField } from '../../../base/model/record-fields';
import type { OutcomeNoteState } from '../../../base/outcome-note/use-outcome-note';
import { useRights } from '../../../session/staff-account';
import { nameOfStaff, useStaff } from '../../colleagues/staff';
import { staffTexts } from '../../colleagues/staff.texts';
import { describeOrigin } from '../../review/panel/describe-origin';
import { reviewTexts } from '../../review/store/review.texts';
import { personTexts } from '../person.texts';
import { usePersonActs } from '../use-person-acts';
import styles from './person.module.css';
import { RecordLink } from './record-link';

interface PersonRecordsProps {
  readonly person: Person;
  readonly say: OutcomeNoteState['say'];
  /** Called when records have become another person's. */
  readonly onMoved: () => void;
}

const titleId = 'person-records';

/** For who has pressed a button that goes with what it did. */
export const focusRecords = (): void => document.getElementById(titleId)?.focus();

/** All records of a person, the newest first; those of somebody else can be parted from it. */
export function PersonRecords({ person, say, onMoved }: PersonRecordsProps) {
  const { entries } = person;
  const rights = useRights();
  const acts = usePersonActs(say);
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const mayPart = ({ kind }: RecordOfPerson) => rights?.has(`${kind}:review`) ?? true;
  const toggle = (id: string) =>
    setChosen(
      (were = new Set()) =>
        new Set(were.has(id) ? [...were].filter((one) => one !== id) : [...were, id]),
    );
  const part = async () => {
    if (!chosen || !(await acts.part(person, [...chosen]))) return;
    setChosen(undefined);
    focusRecords();
    onMoved();
  };
  return (
    <section className={styles.part} aria-label={personTexts.records}>
      <h2 id={titleId} tabIndex={-1} className={styles.partTitle}>
        {personTexts.records}
      </h2>
      {chosen && <p className={styles.hint}>{personTexts.partIntro}</p>}
      <ul className={styles.plain}>
        {entries.map((entry) => (
          <li key={entry.record._id} className={styles.record}>
            {chosen && mayPart(entry) && (
              <input
                type="checkbox"
                aria-label={nameOf(entry)}
                checked={chosen.has(entry.record._id)}
                onChange={() => toggle(entry.record._id)}
              />
            )}
            <RecordFacts entry={entry} />
          </li>
        ))}
      </ul>
      {!chosen && entries.length > 1 && entries.some(mayPart) && (
        <div className={styles.buttons}>
          <Button size="small" onClick={() => setChosen(new Set())}>
            {personTexts.partMode}
          </Button>
        </div>
      )}
      {chosen && (
        <div className={styles.buttons}>
          <Button
            size="small"
            variant="contained"
            disabled={
              acts.isBusy ||
              chosen.size === 0 ||
              chosen.size === entries.length ||
              chosen.size > maxPartedRecords
            }
            onClick={() => void part()}
          >
            {personTexts.part(Math.max(1, chosen.size))}
          </Button>
          <Button size="small" onClick={() => setChosen(undefined)}>
            {personTexts.endPart}
          </Button>
        </div>
      )}
    </section>
  );
}

const nameOf = ({ kind, record }: RecordOfPerson) =>
  [sectionTitles[kind], innsbruckTime(record[receivedField])].filter(Boolean).join(', ');

function RecordFacts({ entry }: { readonly entry: RecordOfPerson }) {
  const staff = useStaff();
  const { kind, record, review, consent, origin } = entry;
  const facts = [
    isMerged(record) ? personTexts.merged : reviewTexts.states[review?.state ?? 'new'],
    review?.assignee && staffTexts.assignedTo(nameOfStaff(staff, review.assignee)),
    consent && (consent.withdrawnAt ? personTexts.consentWithdrawn : personTexts.consent),
    origin && describeOrigin(origin),
  ];
  return (
    <div>
      <RecordLink place={{ kind, _id: record._id }} isOpener>
        <span lang={fixedLanguage}>{sectionTitles[kind]}</span>
      </RecordLink>{' '}
      <span className={styles.time}>{innsbruckTime(record[receivedField])}</span>
      <p className={styles.hint}>{facts.filter(Boolean).join(' · ')}</p>
    </div>
  );
}
