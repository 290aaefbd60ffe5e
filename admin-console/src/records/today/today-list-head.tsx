import Button from '@mui/material/Button';
import { maxChangedReviews } from 'contract/today-requests';
import { liveTexts } from '../arrivals/live.texts';
import { bulkTexts } from '../bulk/bulk.texts';
import { reviewTexts } from '../review/store/review.texts';
import styles from './today-view.module.css';
import { todayTexts } from './today.texts';

interface TodayListHeadProps {
  readonly total: number;
  readonly newsCount: number;
  readonly onSelectAll: () => void;
  readonly onShowNews: () => void;
  readonly onShowKeys: () => void;
}

/** The line above a list. Its height is the same with and without news, so that nothing moves when some arrives. */
export function TodayListHead(props: TodayListHeadProps) {
  const { total, newsCount, onSelectAll, onShowNews, onShowKeys } = props;
  return (
    <div className={styles.listHead}>
      {total > 0 && (
        <Button size="small" onClick={onSelectAll}>
          {total > maxChangedReviews
            ? bulkTexts.selectFirst(maxChangedReviews, total)
            : bulkTexts.selectAll(total)}
        </Button>
      )}
      {newsCount > 0 && (
        <Button size="small" variant="contained" className={styles.news} onClick={onShowNews}>
          {liveTexts.showNewcomers(newsCount)}
        </Button>
      )}
      <p className={styles.keys}>
        {todayTexts.keysHint}{' '}
        <button type="button" className={styles.keysButton} onClick={onShowKeys}>
          {reviewTexts.shortcuts}
        </button>
      </p>
    </div>
  );
}
