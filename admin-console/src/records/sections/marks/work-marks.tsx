import type { TodayItem } from 'contract/today-requests';
import { innsbruckTime } from '../../../base/model/innsbruck-time';
import { dueWords, momentWord } from './day-words';
import { reviewMarkTexts } from './review-marks.texts';
import styles from './work-marks.module.css';

interface WorkMarksProps {
  readonly work: Pick<TodayItem, 'urgency' | 'urgencyReason' | 'receivedAt' | 'dueAt'>;
  /** In milliseconds. */
  readonly now: number;
}

/** How urgent an open record is and why, and when it is due. */
export function WorkMarks({ work, now }: WorkMarksProps) {
  const urgency = urgencyWords(work);
  return (
    <>
      {urgency !== undefined && (
        <strong className={styles.urgency} data-urgency={work.urgency}>
          {urgency}
        </strong>
      )}
      <DueMark work={work} now={now} />
    </>
  );
}

/** When a record is due. Of an urgent one that is not late yet it says since when it waits: a day to come would calm. */
function DueMark({ work: { dueAt, receivedAt, urgency }, now }: WorkMarksProps) {
  const isOverdue = dueAt !== undefined && Date.parse(dueAt) < now;
  if (urgency !== 'normal' && !isOverdue)
    return <span>{reviewMarkTexts.waitingSince(momentWord(receivedAt, now))}</span>;
  if (dueAt === undefined) return null;
  return (
    <span className={styles.due} data-overdue={isOverdue} title={innsbruckTime(dueAt)}>
      {dueWords(dueAt, now)}
    </span>
  );
}

/** The mark of an urgent record with its reason; undefined for any other. */
function urgencyWords({ urgency, urgencyReason }: WorkMarksProps['work']): string | undefined {
  if (urgency === 'normal') return undefined;
  const reason = urgencyReason && reviewMarkTexts.reasons[urgencyReason];
  if (urgency === 'suggested') return reviewMarkTexts.mayBeUrgent(reason ?? '');
  return reason ? reviewMarkTexts.urgentBecause(reason) : reviewMarkTexts.urgent;
}
