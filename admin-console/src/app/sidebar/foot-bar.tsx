import { Link } from 'react-router-dom';
import { LineIcon } from '../../base/line-icon';
import { searchTexts } from '../../records/people-search/search.texts';
import { todayAddress } from '../../records/today/today-address';
import type { ConsolePlace } from '../console-place';
import { openPalette } from '../palette-button/palette-opener';
import styles from './foot-bar.module.css';
import { sidebarTexts } from './sidebar.texts';

/** A part of the sidebar that a button of the foot bar opens. */
export type Sheet = 'sections' | 'more';

interface FootBarProps {
  readonly open: Sheet | undefined;
  readonly sheetId: string;
  readonly onToggle: (sheet: Sheet) => void;
  readonly place: ConsolePlace;
}

/** On small screens, the bar at the foot of the console. `--console-foot` is its height. */
export function FootBar({ open, sheetId, onToggle, place }: FootBarProps) {
  const toggle = (sheet: Sheet, icon: string) => (
    <button
      type="button"
      className={styles.entry}
      aria-expanded={open === sheet}
      aria-controls={sheetId}
      data-sheet={sheet}
      onClick={() => onToggle(sheet)}
    >
      <LineIcon size={24} path={icon} />
      {sidebarTexts[sheet]}
    </button>
  );
  return (
    <div className={styles.bar}>
      {place.staffViews.includes('overview') && (
        <Link
          to={todayAddress({})}
          className={styles.entry}
          aria-current={place.staffView === 'overview' ? 'page' : undefined}
        >
          <LineIcon size={24} path="M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M9 15l2 2 4-4" />
          {sidebarTexts.today}
        </Link>
      )}
      <button type="button" className={styles.entry} onClick={openPalette}>
        <LineIcon size={24} path="M11 17a6 6 0 1 0 0-12 6 6 0 0 0 0 12M15.500 15.500 20 20" />
        {searchTexts.submit}
      </button>
      {place.sections.length > 0 && toggle('sections', 'M4 7h16M4 12h16M4 17h16')}
      {toggle(
        'more',
        'M4 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M18 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0',
      )}
    </div>
  );
}
