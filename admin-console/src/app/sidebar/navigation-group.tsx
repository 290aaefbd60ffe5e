import { useId } from 'react';
import type { ReactNode } from 'react';
import { LineIcon } from '../../base/line-icon';
import { EntryCounts } from './entry-counts';
import type { EntryCountsProps } from './entry-counts';
import styles from './navigation-group.module.css';
import { sidebarTexts } from './sidebar.texts';

/** What folds a group; absent if it is always open. */
export interface Fold {
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

interface NavigationGroupProps {
  /** Names the landmark, and is shown above the links. */
  readonly title: string;
  readonly fold?: Fold | undefined;
  /** Without a heading of its own, where the first link has the same name. */
  readonly isUntitled?: boolean;
  /** On small screens, the button of the foot bar that shows the group. */
  readonly sheet: 'sections' | 'more';
  /** Shown while it is folded. */
  readonly counts?: EntryCountsProps;
  readonly children: ReactNode;
}

/** A group of links in the sidebar. */
export function NavigationGroup(group: NavigationGroupProps) {
  const { title, fold, isUntitled = false, sheet, counts, children } = group;
  const id = useId();
  return (
    <nav aria-label={title} className={styles.group} data-sheet={sheet}>
      {!isUntitled && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a larger target for the button within
        <div className={styles.head} onClick={fold?.toggle}>
          <p id={`${id}-title`} aria-hidden="true">
            {title}
          </p>
          {counts && fold?.isOpen === false && <EntryCounts {...counts} />}
          {fold && (
            // Not named after the group: only the button of small screens is called "Sections" (requirements 10.10).
            <button
              type="button"
              className={styles.fold}
              aria-label={sidebarTexts.showLinks}
              aria-describedby={`${id}-title`}
              aria-expanded={fold.isOpen}
              aria-controls={`${id}-links`}
            >
              <LineIcon path="M6 8l4 4 4-4" />
            </button>
          )}
        </div>
      )}
      <div id={`${id}-links`} className={styles.links} hidden={fold?.isOpen === false}>
        {children}
      </div>
    </nav>
  );
}
