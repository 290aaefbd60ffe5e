import type { TodayItem } from 'contract/today-requests';
import { reviewTexts } from '../review/store/review.texts';
import { reviewMarkTexts } from '../sections/marks/review-marks.texts';
import { dateWord, momentWord, pastDayWord } from '../sections/marks/day-words';
import { WorkMarks } from '../sections/marks/work-marks';
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
  return (
    <p className={styles.marks}>
      {state !== 'done' && <WorkMarks work={item} now={now} />}
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

function againWords({ count, lastAt, lastState }: NonNullable<TodayItem['again']>, now: number) {
  const [when, state] = [dateWord(new Date(lastAt), now), reviewTexts.states[lastState]];
  return count === 1
    ? todayTexts.again(when, state.toLowerCase())
    : todayTexts.againMany(count, when, state.toLowerCase());
}
