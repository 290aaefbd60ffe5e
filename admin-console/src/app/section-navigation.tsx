import { useId, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { SchemeSwitch } from 'shared-ui/scheme-switch';
import { liveTexts } from '../records/arrivals/live.texts';
import { useOpenSectionCount } from '../session/live/open-section-count';
import { useReviewCounts } from '../session/live/use-review-counts';
import { dashboardPath } from '../base/paths';
import { QuarantineLink } from '../records/quarantine/quarantine-link';
import { fixedLanguage, sectionTitles } from '../base/model/fixed-texts';
import { sections } from '../base/model/sections';
import type { SectionName } from '../base/model/sections';
import { staffViewTexts } from './staff-view.texts';
import type { StaffViewKey } from './staff-views';
import { mediaViewAddress, websiteAddress } from '../website/website-address';
import type { WebsitePart } from '../website/website-address';
import { websiteKindTexts } from '../website/website-kinds.texts';
import { CollapsibleNavigation } from './collapsible-navigation';
import type { ConsoleView } from './console-view';
import { dashboardTexts } from './dashboard.texts';
import styles from './section-navigation.module.css';
import type { RefObject } from 'react';

interface SectionNavigationProps {
  /** The sections that the user may see, in order. */
  readonly shown: readonly SectionName[];
  readonly current: SectionName | undefined;
  readonly view: ConsoleView;
  readonly quarantineCount: number;
  /** The parts of the website that the user may change. */
  readonly websiteKinds: readonly WebsitePart[];
  readonly currentWebsiteKind: WebsitePart | undefined;
  /** The views beside the sections that the user may open. */
  readonly staffViews: readonly StaffViewKey[];
  readonly currentStaffView: StaffViewKey | undefined;
}

/**
 * The sidebar: the sections (requirements 2.10), and below them the website and the other views (requirements 10.6).
 */
export function SectionNavigation({
  shown,
  current,
  view,
  quarantineCount,
  websiteKinds,
  currentWebsiteKind,
  staffViews,
  currentStaffView,
}: SectionNavigationProps) {
  const counts = useReviewCounts();
  const open = useOpenSectionCount();
  const parts = useScrollToCurrentLink();
  return (
    <div className={styles.sidebar}>
      <div ref={parts} className={styles.parts}>
        <CollapsibleNavigation title={dashboardTexts.sections} icon={menuIcon}>
          {shown.map((name) => (
            <SectionLink
              key={name}
              name={name}
              isCurrent={name === current}
              newCount={open?.kind === name ? open.count : (counts[name]?.new ?? 0)}
            />
          ))}
          <QuarantineLink
            count={quarantineCount}
            isCurrent={view === 'quarantine'}
            className={styles.link}
          />
        </CollapsibleNavigation>
        {websiteKinds.length > 0 && (
          <CollapsibleNavigation title={websiteKindTexts.heading} icon={pageIcon} hasHeading>
            {websiteKinds.map((kind) => (
              <ViewLink
                key={kind}
                to={kind === 'media' ? mediaViewAddress() : websiteAddress(kind)}
                name={kind === 'media' ? websiteKindTexts.media : websiteKindTexts.kinds[kind]}
                isCurrent={kind === currentWebsiteKind}
              />
            ))}
          </CollapsibleNavigation>
        )}
        <CollapsibleNavigation title={dashboardTexts.staff} icon={personIcon} hasHeading>
          {staffViews.map((key) => (
            <ViewLink
              key={key}
              to={`${dashboardPath}?section=${key}`}
              name={staffViewTexts[key]}
              isCurrent={key === currentStaffView}
            />
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
const pageIcon = 'M4 5h16v14H4zM4 9.5h16M8 13h8M8 16h5';
const personIcon = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M5 20a7 7 0 0 1 14 0';

interface ViewLinkProps {
  readonly to: string;
  readonly name: string;
  readonly isCurrent: boolean;
}

const ViewLink = ({ to, name, isCurrent }: ViewLinkProps) => (
  <li>
    <Link to={to} aria-current={isCurrent ? 'page' : undefined} className={styles.link}>
      {name}
    </Link>
  </li>
);

interface SectionLinkProps {
  readonly name: SectionName;
  readonly isCurrent: boolean;
  readonly newCount: number;
}

function SectionLink({ name, isCurrent, newCount }: SectionLinkProps) {
  const countId = useId();
  return (
    <li className={styles.entry}>
      <Link
        to={`${dashboardPath}?section=${sections[name].key}`}
        aria-current={isCurrent ? 'page' : undefined}
        // The count is beside the link, whose name is the section's alone (requirements 10.10).
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

/** Pixels of the next link that stay visible, to show that there is more. */
const room = 24;
/**
 * Scrolls a navigation that is higher than its container to the current link, when that changes. It keeps the position
 * that a user has scrolled to otherwise.
 */
export function useScrollToCurrentLink(): RefObject<HTMLDivElement | null> {
  const navigation = useRef<HTMLDivElement>(null);
  const last = useRef<Element>(null);
  useEffect(() => {
    const link = navigation.current?.querySelector('[aria-current=page]') ?? null;
    if (link !== last.current && navigation.current && link)
      bringIntoView(link, navigation.current);
    last.current = link;
  });
  return navigation;
}
function bringIntoView(link: Element, navigation: Element): void {
  const [own, whole] = [link.getBoundingClientRect(), navigation.getBoundingClientRect()];
  const isClosed = own.height === 0;
  if (isClosed) return;
  if (own.bottom > whole.bottom) navigation.scrollTop += own.bottom - whole.bottom + room;
  if (own.top < whole.top) navigation.scrollTop -= whole.top - own.top + room;
}
