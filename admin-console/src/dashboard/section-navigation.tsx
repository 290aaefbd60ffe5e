import { useId } from 'react';
import { Link } from 'react-router-dom';
import { SchemeSwitch } from 'shared-ui/scheme-switch';
import { liveTexts } from '../arrivals/live.texts';
import { useReviewCounts } from '../live/use-review-counts';
import { dashboardPath } from '../paths';
import { QuarantineLink } from '../quarantine/quarantine-link';
import { fixedLanguage, sectionTitles } from '../model/fixed-texts';
import { sections } from '../model/sections';
import type { SectionName } from '../model/sections';
import { staffViewTexts } from '../staff-views/staff-view.texts';
import type { StaffViewKey } from '../staff-views/staff-views';
import { CollapsibleNavigation } from './collapsible-navigation';
import type { ConsoleView } from './console-view';
import { dashboardTexts } from './dashboard.texts';
import styles from './section-navigation.module.css';

interface SectionNavigationProps {
  /** The sections that the user may see, in their order. */
  readonly shown: readonly SectionName[];
  readonly current: SectionName | undefined;
  /** What is shown in place of a section. */
  readonly view: ConsoleView;
  readonly quarantineCount: number;
  /** What the user may open beside the sections. */
  readonly staffViews: readonly StaffViewKey[];
  readonly currentStaffView: StaffViewKey | undefined;
}

/** The sidebar: the sections (SPEC 2.10), and below them what else staff have (DESIGN 5.4). */
export function SectionNavigation({
  shown,
  current,
  view,
  quarantineCount,
  staffViews,
  currentStaffView,
}: SectionNavigationProps) {
  const counts = useReviewCounts();
  return (
    <div className={styles.sidebar}>
      <div className={styles.parts}>
        <CollapsibleNavigation title={dashboardTexts.sections} icon={menuIcon}>
          {shown.map((name) => (
            <SectionLink
              key={name}
              name={name}
              isCurrent={name === current}
              newCount={counts[name]?.new ?? 0}
            />
          ))}
          <QuarantineLink
            count={quarantineCount}
            isCurrent={view === 'quarantine'}
            className={styles.link}
          />
        </CollapsibleNavigation>
        <CollapsibleNavigation title={dashboardTexts.staff} icon={personIcon} hasHeading>
          {staffViews.map((key) => (
            <StaffViewLink key={key} name={key} isCurrent={key === currentStaffView} />
          ))}
          <li className={styles.colours}>
            <SchemeSwitch />
          </li>
        </CollapsibleNavigation>
      </div>
    </div>
  );
}

const menuIcon = 'M4 7h16M4 12h16M4 17h16';
const personIcon = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M5 20a7 7 0 0 1 14 0';

interface StaffViewLinkProps {
  readonly name: StaffViewKey;
  readonly isCurrent: boolean;
}

const StaffViewLink = ({ name, isCurrent }: StaffViewLinkProps) => (
  <li>
    <Link
      to={`${dashboardPath}?section=${name}`}
      aria-current={isCurrent ? 'page' : undefined}
      className={styles.link}
    >
      {staffViewTexts[name]}
    </Link>
  </li>
);

interface SectionLinkProps {
  readonly name: SectionName;
  readonly isCurrent: boolean;
  /** How many of its records are unreviewed. */
  readonly newCount: number;
}

function SectionLink({ name, isCurrent, newCount }: SectionLinkProps) {
  const countId = useId();
  return (
    <li className={styles.entry}>
      <Link
        to={`${dashboardPath}?section=${sections[name].key}`}
        aria-current={isCurrent ? 'page' : undefined}
        // Beside the link, whose name is the section's alone (DESIGN 4).
        aria-describedby={newCount > 0 ? countId : undefined}
        className={styles.link}
        lang={fixedLanguage}
      >
        {sectionTitles[name]}
      </Link>
      {newCount > 0 && (
        <span id={countId} className={styles.count} title={liveTexts.unread(newCount)}>
          <span aria-hidden="true">{newCount > 999 ? '999+' : newCount}</span>
          <span className="visually-hidden">{liveTexts.unread(newCount)}</span>
        </span>
      )}
    </li>
  );
}
