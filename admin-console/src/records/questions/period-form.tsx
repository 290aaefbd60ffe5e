import { useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { daysAfter, toInnsbruckDay } from 'contract/innsbruck-day';
import { movingPeriods, readPeriod } from 'contract/periods';
import { Button } from 'shared-ui/button';
import { useCurrentMinute } from '../../session/live/minute-clock';
import boxes from '../../base/parts/forms/boxes.module.css';
import { latestMonths } from '../../base/model/latest-months';
import { periodWords } from '../../base/model/period-words';
import { periodTexts } from '../../base/model/period.texts';
import { questionsAddress } from './questions-address';
import type { QuestionsChoice } from './questions-address';
import styles from './questions.module.css';
import { questionTexts } from './question.texts';

/** Months that can be chosen by name, from the current one on back; others can be chosen by their days. */
const namedMonths = 24;
/** The choice of two days, which is no period until they are there. */
const range = 'range';

/** The choices of a period and of a comparison with the one before. They are in the address. */
export function PeriodForm({ choice }: { readonly choice: QuestionsChoice }) {
  const id = useId();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const { period, isCompared } = choice;
  const [isRange, setIsRange] = useState(period.includes('..'));
  const go = (change: Partial<QuestionsChoice>) =>
    void navigate(questionsAddress({ ...choice, ...change }) + hash, { preventScrollReset: true });
  const choose = (value: string) => {
    setIsRange(value === range);
    if (value !== range) go({ period: value });
  };
  const texts = questionTexts.period;
  const months = latestMonths(new Date(useCurrentMinute()), namedMonths);
  const offered: readonly string[] = [...movingPeriods, ...months];
  return (
    <div className={styles.choices}>
      <div className={styles.choice}>
        <label htmlFor={id}>{texts.label}</label>
        <select
          id={id}
          value={isRange ? range : period}
          onChange={({ target }) => choose(target.value)}
        >
          {movingPeriods.map((name) => (
            <option key={name} value={name}>
              {periodWords(name)}
            </option>
          ))}
          {/* Any other period of an address, such as a year. */}
          {!isRange && !offered.includes(period) && (
            <option value={period}>{periodWords(period)}</option>
          )}
          <option value={range}>{periodTexts.twoDays}</option>
          <optgroup label={periodTexts.oneMonth}>
            {months.map((month) => (
              <option key={month} value={month}>
                {periodWords(month)}
              </option>
            ))}
          </optgroup>
        </select>
      </div>
      {isRange && <RangeForm period={period} onChoose={(days) => go({ period: days })} />}
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

interface RangeFormProps {
  readonly period: string;
  readonly onChoose: (period: string) => void;
}

/** Two days, which are read only when both are there. */
function RangeForm({ period, onChoose }: RangeFormProps) {
  const id = useId();
  const [first = monthBefore(), last = today()] = period.includes('..') ? period.split('..') : [];
  const [isWrong, setIsWrong] = useState(false);
  const texts = questionTexts.period;
  return (
    <form
      className={styles.choice}
      onSubmit={(event) => {
        event.preventDefault();
        const days = new FormData(event.currentTarget);
        const chosen = [days.get('from'), days.get('to')].join('..');
        const isPeriod = readPeriod(chosen, new Date()) !== undefined;
        setIsWrong(!isPeriod);
        if (isPeriod) onChoose(chosen);
      }}
    >
      {[['from', first] as const, ['to', last] as const].map(([name, day]) => (
        <label key={name} className={styles.choice}>
          {periodTexts[name]}
          <input
            type="date"
            name={name}
            defaultValue={day}
            required
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? id : undefined}
          />
        </label>
      ))}
      <Button type="submit" variant="secondary">
        {texts.show}
      </Button>
      <span id={id} role="alert" className={styles.wrong}>
        {isWrong && texts.wrongRange}
      </span>
    </form>
  );
}

const today = () => toInnsbruckDay(new Date());
const monthBefore = () => daysAfter(today(), -30);
