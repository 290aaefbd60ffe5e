import { Link } from 'react-router-dom';
import { todayLists } from 'contract/today-requests';
import type { TodayCounts } from 'contract/today-requests';
import { todayAddress } from './today-address';
import type { TodayChoice } from './today-address';
import styles from './today-view.module.css';
import { todayTexts } from './today.texts';

interface TodayListsProps {
  readonly choice: TodayChoice;
  readonly counts: TodayCounts | undefined;
}

/** Links to the lists with the number of records in each; the filters stay. */
export const TodayLists = ({ choice, counts }: TodayListsProps) => (
  <nav aria-label={todayTexts.lists}>
    <ul className={styles.lists}>
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
