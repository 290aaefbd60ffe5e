import { getTodayCounts } from 'contract/today-requests';
import { Link } from 'react-router-dom';
import { momentWord } from '../records/sections/marks/day-words';
import { todayAddress } from '../records/today/today-address';
import { todayTexts } from '../records/today/today.texts';
import { useCurrentMinute } from '../session/live/minute-clock';
import { useLiveUpdates } from '../session/live/use-live-updates';
import { useRequest } from '../session/use-request';
import styles from './news-line.module.css';

/** Milliseconds between two counts, so that many people who register at once do not cause as many requests. */
const restBetweenCounts = 5000;

/**
 * The line above a section that leads to Today: "Today: 12 new since Friday 18:00, 5 urgent". Its room is reserved, so that it
 * moves nothing when it arrives.
 */
export function NewsLine() {
  useLiveUpdates(getTodayCounts, restBetweenCounts);
  const { body } = useRequest(getTodayCounts, {});
  const now = useCurrentMinute();
  // A server of an older release has no counts.
  const { new: newCount = 0, urgent = 0 } = body?.lists ?? {};
  const since = body?.since ? momentWord(body.since, now) : undefined;
  const parts = [
    ...(newCount > 0 ? [todayTexts.since(newCount, since)] : []),
    ...(urgent > 0 ? [todayTexts.urgentCount(urgent)] : []),
  ];
  return (
    <p className={styles.line}>
      {parts.length > 0 && (
        <Link to={todayAddress({})} className={styles.link} data-urgent={urgent > 0 || undefined}>
          {`${todayTexts.name}: ${parts.join(', ')}`}
        </Link>
      )}
    </p>
  );
}
