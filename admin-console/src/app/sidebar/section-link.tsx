import { useId } from 'react';
import { Link } from 'react-router-dom';
import { dashboardPath } from '../../base/paths';
import { fixedLanguage, sectionTitles } from '../../base/model/fixed-texts';
import { sections } from '../../base/model/sections';
import type { SectionName } from '../../base/model/sections';
import { EntryCounts } from './entry-counts';
import type { EntryCountsProps } from './entry-counts';
import styles from './section-navigation.module.css';
import { sidebarTexts } from './sidebar.texts';

interface SectionLinkProps extends EntryCountsProps {
  readonly name: SectionName;
  readonly isCurrent: boolean;
  /** Absent where sections are not pinned. */
  readonly pin?: { readonly isPinned: boolean; readonly toggle: () => void } | undefined;
}

/** A link to a section, with the number of its new records, and a dot if some are urgent. */
export function SectionLink({ name, isCurrent, newCount, urgentCount, pin }: SectionLinkProps) {
  const id = useId();
  const title = sectionTitles[name];
  // The counts are beside the link, whose name is the section's alone (requirements 10.10).
  const isCounted = newCount > 0 || urgentCount > 0;
  return (
    <li className={styles.entry}>
      <Link
        to={`${dashboardPath}?section=${sections[name].key}`}
        aria-current={isCurrent ? 'page' : undefined}
        aria-describedby={isCounted ? id : undefined}
        className={styles.link}
        lang={fixedLanguage}
      >
        {title}
      </Link>
      {pin && (
        <button
          type="button"
          className={styles.pin}
          aria-label={sidebarTexts.pin(title)}
          aria-pressed={pin.isPinned}
          title={sidebarTexts.pin(title)}
          onClick={pin.toggle}
        >
          <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
            <path d="M7 3h6l-1 5 3 3H5l3-3zM10 11v6" />
          </svg>
        </button>
      )}
      <EntryCounts id={id} newCount={newCount} urgentCount={urgentCount} />
    </li>
  );
}
