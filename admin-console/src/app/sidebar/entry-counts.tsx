import { liveTexts } from '../../records/arrivals/live.texts';
import styles from './section-navigation.module.css';
import { sidebarTexts } from './sidebar.texts';

export interface EntryCountsProps {
  readonly newCount: number;
  readonly urgentCount: number;
}

/** The number of new records beside a section or a folded group, and a dot if some are urgent. */
export function EntryCounts({
  id,
  newCount,
  urgentCount,
}: EntryCountsProps & { readonly id?: string }) {
  if (newCount === 0 && urgentCount === 0) return null;
  return (
    <span id={id} className={styles.counts}>
      {urgentCount > 0 && (
        <span className={styles.urgent} title={sidebarTexts.urgent(urgentCount)}>
          <span className="visually-hidden">{sidebarTexts.urgent(urgentCount)} </span>
        </span>
      )}
      {newCount > 0 && (
        <span className={styles.count} title={liveTexts.unread(newCount)}>
          <ShortCount count={newCount} words={liveTexts.unread(newCount)} />
        </span>
      )}
    </span>
  );
}

interface ShortCountProps {
  readonly count: number;
  readonly words: string;
}

/** A count of three digits at most, which is read out in words. */
export const ShortCount = ({ count, words }: ShortCountProps) => (
  <>
    <span aria-hidden="true">{count > 999 ? '999+' : count}</span>
    <span className="visually-hidden">{words}</span>
  </>
);
