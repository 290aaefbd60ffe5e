import { useState } from 'react';
import { readPeriod } from 'contract/periods';
import { Message } from 'shared-ui/message';
import { periodWords } from '../../model/period-words';
import { periodTexts } from '../../model/period.texts';

/** Options of a select, in words. */
export function PeriodOptions({ periods }: { readonly periods: readonly string[] }) {
  return periods.map((period) => (
    <option key={period} value={period}>
      {periodWords(period)}
    </option>
  ));
}

interface RangeDaysProps {
  /** The first and the last day at the beginning, '' for none. */
  readonly days: readonly [first: string, last: string];
  readonly className: string | undefined;
  readonly onChange: (period: string) => void;
}

/** Two days. The period counts once both are known and the first is not after the last. */
export function RangeDays({ days: [first, last], className, onChange }: RangeDaysProps) {
  const [isWrong, setIsWrong] = useState(false);
  const read = (fields: HTMLElement) => {
    const days = [...fields.querySelectorAll('input')].map(({ value }) => value);
    const period = days.join('..');
    const isPeriod = readPeriod(period, new Date()) !== undefined;
    // A year begins with zeros while it is typed.
    setIsWrong(!isPeriod && days.every((day) => day >= '1000'));
    if (isPeriod) onChange(period);
  };
  return (
    <div
      role="group"
      aria-label={periodTexts.twoDays}
      className={className}
      onChange={({ currentTarget }) => read(currentTarget)}
    >
      <label>
        {periodTexts.from} <input type="date" defaultValue={first} />
      </label>
      <label>
        {periodTexts.to} <input type="date" defaultValue={last} />
      </label>
      {isWrong && <Message tone="error">{periodTexts.wrongRange}</Message>}
    </div>
  );
}
