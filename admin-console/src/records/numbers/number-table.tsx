import { useId } from 'react';
import type { TodayNumbers } from 'contract/today-numbers-requests';
import { calendarDay } from '../../base/model/calendar-day';
import { numberWords } from './number-words';
import styles from './numbers.module.css';
import { numberTexts } from './number.texts';

/** The arrivals in numbers: a row for each week, a column for each group. */
export function NumberTable({ numbers: { weeks, groups } }: { readonly numbers: TodayNumbers }) {
  const id = useId();
  const { table } = numberTexts;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls needs the focus for its keys
    <div className={styles.scrolled} role="region" aria-labelledby={id} tabIndex={0}>
      <table className={styles.table}>
        <caption id={id}>{table.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{table.week}</th>
            {groups.map(({ group }) => (
              <th key={group} scope="col">
                {numberTexts.groups[group]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, place) => (
            <tr key={week}>
              <th scope="row">{calendarDay(week)}</th>
              {groups.map(({ group, counts }) => (
                <td key={group}>{numberWords.count(counts[place] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{table.total}</th>
            {groups.map(({ group, counts }) => (
              <td key={group}>{numberWords.count(counts.reduce((sum, one) => sum + one, 0))}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
