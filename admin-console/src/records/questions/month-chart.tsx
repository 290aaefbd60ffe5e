import { toInnsbruckDay } from 'contract/innsbruck-day';
import { useCurrentMinute } from '../../session/live/minute-clock';
import { BarChart } from '../charts/bar-chart';
import { formatSum } from '../groups/amount-words';
import { numberWords } from '../numbers/number-words';
import { monthName } from '../../base/model/period-words';
import styles from './figures.module.css';
import { questionTexts } from './question.texts';

interface MonthChartProps {
  /** Oldest first. With sums, these are drawn. */
  readonly months: readonly {
    readonly month: string;
    readonly count: number;
    readonly sum?: number | undefined;
  }[];
  readonly caption: string;
  readonly isTable: boolean;
}

/** The months of a question as a picture, with a table beside it that screen readers always have. */
export function MonthChart({ months, caption, isTable }: MonthChartProps) {
  const now = useCurrentMinute();
  const hasSums = months.some(({ sum }) => sum !== undefined);
  const bars = months.map(({ month, count, sum = 0 }) => ({
    name: monthName(month),
    value: hasSums ? sum : count,
    words: hasSums ? formatSum(sum) : numberWords.count(count),
  }));
  const most = Math.max(...bars.map(({ value }) => value));
  const [first, last] = [bars[0]?.name, bars.at(-1)?.name];
  const { table } = questionTexts;
  return (
    <>
      {!isTable && first !== undefined && last !== undefined && (
        <BarChart
          bars={bars}
          ends={[
            first,
            questionTexts.most(hasSums ? formatSum(most) : numberWords.count(most)),
            last === first ? '' : last,
          ]}
          isOpen={months.at(-1)?.month === toInnsbruckDay(new Date(now)).slice(0, 7)}
        />
      )}
      <div className={isTable ? undefined : 'visually-hidden'}>
        <table className={styles.table}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{table.month}</th>
              <th scope="col">{table.count}</th>
              {hasSums && <th scope="col">{table.sum}</th>}
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, count, sum = 0 }) => (
              <tr key={month}>
                <th scope="row">{monthName(month)}</th>
                <td>{numberWords.count(count)}</td>
                {hasSums && <td>{formatSum(sum)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
