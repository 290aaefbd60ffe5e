import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { tellsContent } from 'contract/filter-fields';
import type { RecordKind } from 'contract/review';
import { listSavedViews } from 'contract/saved-view-requests';
import type { SavedView } from 'contract/saved-view-requests';
import { readView, viewAddress } from '../../records/views/view-address';
import { viewTexts } from '../../records/views/views.texts';
import { useStaffAccount } from '../../session/staff-account';
import { useRequest } from '../../session/use-request';
import { NavigationGroup } from './navigation-group';
import styles from './section-navigation.module.css';
import { PersonCount, readCountedPersons, RecordCount, useLiveViewCounts } from './view-counts';

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

/** Links to the pinned views, with the numbers of their records or people. */
export function PinnedViews({ views, open }: Pinned) {
  useLiveViewCounts();
  const confidential = useStaffAccount()?.confidential;
  if (views.length === 0) return null;
  return (
    <NavigationGroup title={viewTexts.group} sheet="sections">
      <ul>
        {views.map((view) => (
          <PinnedView
            key={view._id}
            view={view}
            isCurrent={view === open}
            isCounted={!tellsConfidential(view, confidential)}
          />
        ))}
      </ul>
    </NavigationGroup>
  );
}

/** Whether a count would be noted as reading of a confidential section, which nobody did who only sees the sidebar. */
const tellsConfidential = (
  { kind, content }: SavedView,
  /** Undefined until it is known. */
  confidential: readonly RecordKind[] | undefined,
) =>
  [kind, ...(content.moreKinds ?? [])].some(
    (one) =>
      one !== 'people' &&
      (confidential?.includes(one) ?? true) &&
      tellsContent(
        one,
        content.filter.map(({ field }) => field),
      ),
  );

interface PinnedViewProps {
  readonly view: SavedView;
  readonly isCurrent: boolean;
  readonly isCounted: boolean;
}

function PinnedView({ view, isCurrent, isCounted }: PinnedViewProps) {
  const id = useId();
  const kind = isCounted && view.kind !== 'people' ? view.kind : undefined;
  const persons = isCounted ? readCountedPersons(view) : undefined;
  const hasCount = kind !== undefined || persons !== undefined;
  return (
    <li className={styles.entry}>
      <Link
        to={viewAddress(view)}
        aria-current={isCurrent ? 'page' : undefined}
        aria-describedby={hasCount ? id : undefined}
        className={hasCount ? `${styles.link} ${styles.counted}` : styles.link}
      >
        {view.name}
      </Link>
      {kind && <RecordCount id={id} view={view} kind={kind} />}
      {persons && <PersonCount id={id} persons={persons} />}
    </li>
  );
}
