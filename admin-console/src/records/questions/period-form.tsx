import { useId } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { daysAfter, toInnsbruckDay } from 'contract/innsbruck-day';
import { movingPeriods } from 'contract/periods';
import { useCurrentMinute } from '../../session/live/minute-clock';
import { latestMonths } from '../../base/model/latest-months';
import { periodTexts } from '../../base/model/period.texts';
import boxes from '../../base/parts/forms/boxes.module.css';
import { PeriodOptions, RangeDays } from '../../base/parts/forms/period-choice';
import { questionsAddress } from './questions-address';
import type { QuestionsChoice } from './questions-address';
import styles from './questions.module.css';
import { questionTexts } from './question.texts';

/** Months that can be chosen by name, from the current one on back; others can be chosen by their days. */
const namedMonths = 24;

/** The choices of a period and of a comparison with the one before. They are in the address. */
export function PeriodForm({ choice }: { readonly choice: QuestionsChoice }) {
  const id = useId();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const { period, isCompared } = choice;
  const go = (change: Partial<QuestionsChoice>, isFurther = false) =>
    void navigate(questionsAddress({ ...choice, ...change }) + hash, {
      preventScrollReset: true,
      replace: isFurther,
    });
  const now = new Date(useCurrentMinute());
  const today = toInnsbruckDay(now);
  const [first = '', last] = period.split('..');
  const months = latestMonths(now, namedMonths);
  const named: readonly string[] = [...movingPeriods, ...months];
  // Any other period of an address, such as a year.
  const others = last !== undefined || named.includes(period) ? [] : [period];
  return (
    <div className={styles.choices}>
      <div className={styles.choice}>
        <label htmlFor={id}>{questionTexts.period}</label>
        <select id={id} value={period} onChange={({ target }) => go({ period: target.value })}>
          <PeriodOptions periods={[...movingPeriods, ...others]} />
          <option value={last === undefined ? `${daysAfter(today, -30)}..${today}` : period}>
            {periodTexts.twoDays}
          </option>
          <optgroup label={periodTexts.oneMonth}>
            <PeriodOptions periods={months} />
          </optgroup>
        </select>
      </div>
      {last !== undefined && (
        <RangeDays
          days={[first, last]}
          className={styles.choice}
          // Each part of a day that is typed goes on with the last change.
          onChange={(range) => go({ period: range }, true)}
        />
      )}
      <label className={boxes.box}>
        <input
          type="checkbox"
          checked={isCompared}
          onChange={({ target }) => go({ isCompared: target.checked })}
        />
        {questionTexts.compare}
      </label>
    </div>
  );
}
