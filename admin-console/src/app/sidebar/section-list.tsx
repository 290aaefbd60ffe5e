import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { foldForComparison } from 'contract/text-folding';
import { useNavigate } from 'react-router-dom';
import { sectionTitles } from '../../base/model/fixed-texts';
import { sections } from '../../base/model/sections';
import type { SectionName } from '../../base/model/sections';
import { dashboardPath } from '../../base/paths';
import { QuarantineLink } from '../../records/quarantine/quarantine-link';
import { useOpenSectionCount } from '../../session/live/open-section-count';
import { useReviewCounts } from '../../session/live/use-review-counts';
import type { ConsolePlace } from '../console-place';
import type { EntryCountsProps } from './entry-counts';
import { NavigationGroup } from './navigation-group';
import type { Fold } from './navigation-group';
import { SectionLink } from './section-link';
import styles from './section-navigation.module.css';
import { sidebarTexts } from './sidebar.texts';
import { useAccountList } from './use-account-list';

/** With fewer sections, all are seen at once. */
const filteredFrom = 9;

interface SectionListProps {
  readonly place: ConsolePlace;
  readonly quarantineCount: number;
  readonly fold: Fold | undefined;
  /** Whether a pinned view is open, which is highlighted above. */
  readonly isViewOpen: boolean;
}

/** The sections that this account has pinned, and all sections that it may see (requirements 2.10). */
export function SectionList({ place, quarantineCount, fold, isViewOpen }: SectionListProps) {
  const { sections: shown, view } = place;
  const current = isViewOpen ? undefined : place.section;
  const count = useSectionCounts();
  const [pinned = [], storePinned] = useAccountList('pinned-sections');
  const pins = shown.filter((name) => pinned.includes(name));
  const [typed, setTyped] = useState('');
  const found = shown.filter((name) => contains(sectionTitles[name], typed));
  const togglePin = (name: SectionName) =>
    storePinned(pins.includes(name) ? pins.filter((pin) => pin !== name) : [...pins, name]);
  const all = shown.map(count);
  return (
    <>
      {pins.length > 0 && (
        <NavigationGroup title={sidebarTexts.pinned} sheet="sections">
          <ul>
            {pins.map((name) => (
              <SectionLink key={name} {...{ name, ...count(name) }} isCurrent={name === current} />
            ))}
          </ul>
        </NavigationGroup>
      )}
      <NavigationGroup
        title={sidebarTexts.sections}
        fold={fold}
        sheet="sections"
        counts={sumUp(all)}
      >
        {shown.length >= filteredFrom && (
          <SectionFilter typed={typed} onType={setTyped} first={found[0]} />
        )}
        <ul>
          {found.map((name) => {
            const isPinned = pins.includes(name);
            return (
              <SectionLink
                key={name}
                {...{ name, ...count(name) }}
                // A pinned one is highlighted above.
                isCurrent={name === current && !isPinned}
                pin={{ isPinned, toggle: () => togglePin(name) }}
              />
            );
          })}
          <QuarantineLink
            count={quarantineCount}
            isCurrent={view === 'quarantine'}
            className={styles.link}
          />
        </ul>
        {found.length === 0 && typed && <p className={styles.none}>{sidebarTexts.noSection}</p>}
      </NavigationGroup>
    </>
  );
}

const contains = (title: string, typed: string) =>
  foldForComparison(title).includes(foldForComparison(typed));

/** Counts the new and the urgent records of a section. */
function useSectionCounts() {
  const counts = useReviewCounts();
  const open = useOpenSectionCount();
  return (name: SectionName): EntryCountsProps => ({
    newCount: open?.kind === name ? open.count : (counts[name]?.new ?? 0),
    urgentCount: counts[name]?.urgent ?? 0,
  });
}

const sumUp = (all: readonly EntryCountsProps[]): EntryCountsProps => ({
  newCount: all.reduce((sum, { newCount }) => sum + newCount, 0),
  urgentCount: all.reduce((sum, { urgentCount }) => sum + urgentCount, 0),
});

interface SectionFilterProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** The first section that was found, which Enter opens. */
  readonly first: SectionName | undefined;
}

function SectionFilter({ typed, onType, first }: SectionFilterProps) {
  const navigate = useNavigate();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && typed) {
      // A further Escape closes the sheet of a phone.
      event.stopPropagation();
      onType('');
    }
    if (event.key !== 'Enter' || !typed || !first) return;
    onType('');
    void navigate(`${dashboardPath}?section=${sections[first].key}`);
  };
  return (
    // Not of the role "searchbox", which is reserved for a table's search (requirements 10.10).
    <input
      type="text"
      className={styles.filter}
      aria-label={sidebarTexts.filter}
      placeholder={sidebarTexts.filter}
      autoComplete="off"
      value={typed}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={onKeyDown}
    />
  );
}
