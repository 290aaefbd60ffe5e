import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { todayLists } from 'contract/today-requests';
import type { TodayCounts } from 'contract/today-requests';
import { todayAddress } from './today-address';
import type { TodayChoice } from './today-address';
import styles from './today-view.module.css';
import { todayTexts } from './today.texts';

/** Pixels of the list before the current one that stay in sight, to show that there is one. */
const spaceBefore = 60;

interface TodayListsProps {
  readonly choice: TodayChoice;
  readonly counts: TodayCounts | undefined;
}

/** Links to the lists with the number of records in each; the filters stay. */
export function TodayLists({ choice, counts }: TodayListsProps) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On a phone the row is wider than the screen.
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && current)
      row.current.scrollLeft = current.offsetLeft - row.current.offsetLeft - spaceBefore;
  }, [choice.list]);
  return (
    <nav aria-label={todayTexts.lists}>
      <ul ref={row} className={styles.lists} data-scrolls-sideways>
        {todayLists.map((list) => (
          <li key={list}>
            <Link
              to={todayAddress({ ...choice, list })}
              preventScrollReset
              aria-current={list === choice.list ? 'true' : undefined}
              data-urgent={list === 'urgent' && (counts?.lists.urgent ?? 0) > 0}
              className={styles.list}
            >
              {todayTexts.listNames[list]} {counts && <b>{counts.lists[list]}</b>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
