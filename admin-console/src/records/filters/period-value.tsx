import { useId, useState } from 'react';
import { movingPeriods, readPeriod } from 'contract/periods';
import { latestMonths } from '../../base/model/latest-months';
import { periodWords } from '../../base/model/period-words';
import { periodTexts } from '../../base/model/period.texts';
import { PeriodOptions, RangeDays } from '../../base/parts/forms/period-choice';
import { filterTexts } from './filters.texts';
import styles from './filters.module.css';

/** The periods that are one press away. All time would be no condition. */
const oneTap = movingPeriods.filter((period) => period !== 'all');

/** Months that can be chosen: back from now, and ahead where days to come are stored. */
const offeredMonths = { back: 36, ahead: 12 };

interface PeriodValueProps {
  readonly value: string;
  /** Whether days to come are stored too. */
  readonly isFuture: boolean;
  readonly onChange: (value: string) => void;
}

/** A period: one of the usual ones, a month, or from a day to a day. */
export function PeriodValue({ value, isFuture, onChange }: PeriodValueProps) {
  const name = useId();
  const [now] = useState(() => new Date());
  const ahead = isFuture ? offeredMonths.ahead : 0;
  const months = latestMonths(now, ahead + offeredMonths.back, ahead);
  const isMoving = oneTap.some((period) => period === value);
  const isMonth = months.includes(value);
  const period = readPeriod(value, now);
  const isRange = period !== undefined && !isMoving && !isMonth;
  return (
    <fieldset className={styles.choices}>
      <legend>{filterTexts.value}</legend>
      {oneTap.map((one) => (
        <label key={one} className={styles.choice}>
          <input type="radio" name={name} checked={value === one} onChange={() => onChange(one)} />
          <span>{movingWords(one, now)}</span>
        </label>
      ))}
      <label className={styles.choice}>
        <span>{periodTexts.oneMonth}</span>
        <select value={isMonth ? value : ''} onChange={(event) => onChange(event.target.value)}>
          <option value="" />
          <PeriodOptions periods={months} />
        </select>
      </label>
      <RangeDays
        key={isRange ? '' : value}
        days={isRange ? [period.firstDay, period.lastDay] : ['', '']}
        className={styles.range}
        onChange={onChange}
      />
    </fieldset>
  );
}

interface DayValueProps {
  readonly value: string;
  /** Whether the last day of a period counts, not the first. */
  readonly isEnd: boolean;
  readonly onChange: (value: string) => void;
}

/** One day. */
export function DayValue({ value, isEnd, onChange }: DayValueProps) {
  const id = useId();
  const [now] = useState(() => new Date());
  const period = readPeriod(value, now);
  const day = (isEnd ? period?.lastDay : period?.firstDay) ?? '';
  return (
    <>
      <label htmlFor={id}>{filterTexts.day}</label>
      <input
        id={id}
        type="date"
        className={styles.typed}
        defaultValue={day}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}

/** A moving period with what it is now: `Last month (October 2026)`. */
function movingWords(moving: (typeof oneTap)[number], now: Date): string {
  const words = periodWords(moving);
  const first = readPeriod(moving, now)?.firstDay ?? '';
  if (moving.endsWith('month')) return filterTexts.movingNow(words, periodWords(first.slice(0, 7)));
  return moving.endsWith('year') ? filterTexts.movingNow(words, first.slice(0, 4)) : words;
}
