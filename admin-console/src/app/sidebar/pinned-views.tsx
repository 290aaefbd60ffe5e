import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { listSavedViews } from 'contract/saved-view-requests';
import type { SavedView } from 'contract/saved-view-requests';
import { summarizeRecords } from 'contract/summary-requests';
import { readView, viewAddress } from '../../records/views/view-address';
import { viewTexts } from '../../records/views/views.texts';
import { useLiveUpdates } from '../../session/live/use-live-updates';
import { useRequest } from '../../session/use-request';
import { NavigationGroup } from './navigation-group';
import styles from './section-navigation.module.css';

/** Milliseconds between two counts that colleagues' changes and arrivals cause. */
const restBetweenCounts = 10_000;

/** Views that are counted; others are links alone. */
const mostCounted = 20;

export interface Pinned {
  readonly views: readonly SavedView[];
  /** The open one among them. */
  readonly open: SavedView | undefined;
}

/** The views that the user has pinned. */
export function usePinnedViews(): Pinned {
  const { body } = useRequest(listSavedViews, {});
  const id = readView(useLocation());
  const views = body?.views.filter(({ isPinned }) => isPinned) ?? [];
  return { views, open: views.find(({ _id }) => _id === id) };
}

/** Links to the pinned views, with the numbers of their records. */
export function PinnedViews({ views, open }: Pinned) {
  useLiveUpdates(summarizeRecords, restBetweenCounts);
  if (views.length === 0) return null;
  return (
    <NavigationGroup title={viewTexts.group} sheet="sections">
      <ul>
        {views.map((view, place) => (
          <PinnedView
            key={view._id}
            view={view}
            isCurrent={view === open}
            isCounted={place < mostCounted && view.kind !== 'people'}
          />
        ))}
      </ul>
    </NavigationGroup>
  );
}

interface PinnedViewProps {
  readonly view: SavedView;
  readonly isCurrent: boolean;
  readonly isCounted: boolean;
}

function PinnedView({ view, isCurrent, isCounted }: PinnedViewProps) {
  const id = useId();
  return (
    <li className={styles.entry}>
      <Link
        to={viewAddress(view)}
        aria-current={isCurrent ? 'page' : undefined}
        aria-describedby={isCounted ? id : undefined}
        className={isCounted ? `${styles.link} ${styles.counted}` : styles.link}
      >
        {view.name}
      </Link>
      {isCounted && view.kind !== 'people' && <ViewCount id={id} view={view} kind={view.kind} />}
    </li>
  );
}

interface ViewCountProps {
  readonly id: string;
  readonly view: SavedView;
  readonly kind: Exclude<SavedView['kind'], 'people'>;
}

function ViewCount({ id, view: { content }, kind }: ViewCountProps) {
  const { filter, moreKinds = [] } = content;
  const { body } = useRequest(summarizeRecords, { body: { kinds: [kind, ...moreKinds], filter } });
  if (!body) return null;
  const { count } = body.total;
  return (
    <span id={id} className={styles.counts} title={viewTexts.count(count)}>
      <span aria-hidden="true">{count > 999 ? '999+' : count}</span>
      <span className="visually-hidden">{viewTexts.count(count)}</span>
    </span>
  );
}
