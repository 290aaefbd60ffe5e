import type { TodayItem } from 'contract/today-requests';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import { reviewTexts } from '../review/store/review.texts';
import { reviewMarkTexts } from '../sections/marks/review-marks.texts';
import { dateWord, dueWords, momentWord, pastDayWord } from './day-words';
import { isSnoozed } from './has-left';
import { TodayLink } from './today-link';
import styles from './today-card.module.css';
import { todayTexts } from './today.texts';

interface TodayMarksProps {
  readonly item: TodayItem;
  /** In milliseconds. */
  readonly now: number;
  readonly tabIndex: 0 | -1;
}

/** What matters about a record beside its words: how urgent it is, when it is due, and what was done so far. */
export function TodayMarks({ item, now, tabIndex }: TodayMarksProps) {
  const { again, contactedAt, notedAt, snoozedUntil, state } = item;
  const isDone = state === 'done';
  const urgency = isDone ? undefined : urgencyWords(item);
  return (
    <p className={styles.marks}>
      {urgency && (
        <strong className={styles.urgency} data-urgency={item.urgency}>
          {urgency}
        </strong>
      )}
      {!isDone && <DueMark item={item} now={now} />}
      {state === 'in-progress' && <span>{reviewTexts.states[state]}</span>}
      {again && (
        <TodayLink item={item} recordId={again.lastId} tabIndex={tabIndex}>
          {againWords(again, now)}
        </TodayLink>
      )}
      {contactedAt && <span>{todayTexts.contacted(pastDayWord(new Date(contactedAt), now))}</span>}
      {notedAt && <span>{todayTexts.noted(pastDayWord(new Date(notedAt), now))}</span>}
      {snoozedUntil && isSnoozed(item, now) && (
        <span>{reviewMarkTexts.snoozedUntil(momentWord(snoozedUntil, now))}</span>
      )}
    </p>
  );
}

/** When a record is due. Of an urgent one that is not late yet it says since when it waits: a day to come would calm. */
function DueMark({ item, now }: Pick<TodayMarksProps, 'item' | 'now'>) {
  const { dueAt, receivedAt, urgency } = item;
  const isOverdue = dueAt !== undefined && Date.parse(dueAt) < now;
  if (urgency !== 'normal' && !isOverdue)
    return <span>{todayTexts.waitingSince(momentWord(receivedAt, now))}</span>;
  if (dueAt === undefined) return null;
  return (
    <span className={styles.due} data-overdue={isOverdue} title={innsbruckTime(dueAt)}>
      {dueWords(dueAt, now)}
    </span>
  );
}

/** The mark of an urgent record with its reason; undefined for any other. */
function urgencyWords({ urgency, urgencyReason }: TodayItem): string | undefined {
  if (urgency === 'normal') return undefined;
  const reason = urgencyReason && reviewMarkTexts.reasons[urgencyReason];
  if (urgency === 'suggested') return reviewMarkTexts.mayBeUrgent(reason ?? '');
  return reason ? todayTexts.urgentBecause(reason) : reviewMarkTexts.urgent;
}

function againWords({ count, lastAt, lastState }: NonNullable<TodayItem['again']>, now: number) {
  const [when, state] = [dateWord(new Date(lastAt), now), reviewTexts.states[lastState]];
  return count === 1
    ? todayTexts.again(when, state.toLowerCase())
    : todayTexts.againMany(count, when, state.toLowerCase());
}
