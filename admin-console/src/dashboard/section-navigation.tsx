import { useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { translate } from 'shared-ui/language';
import { SchemeSwitch } from 'shared-ui/scheme-switch';
import { consoleLanguage } from '../console-language';
import { LineIcon } from '../icons/line-icon';
import { liveLabels } from '../arrivals/live-labels';
import { useReviewCounts } from '../live/use-review-counts';
import { dashboardPath } from '../paths';
import { QuarantineLink } from '../quarantine/quarantine-link';
import { sectionLabels } from '../model/section-labels';
import { sections } from '../model/sections';
import type { SectionName } from '../model/sections';
import type { ConsoleView } from './console-view';
import { dashboardLabels } from './dashboard-labels';
import styles from './section-navigation.module.css';

interface SectionNavigationProps {
  /** The sections that the user may see, in their order. */
  readonly shown: readonly SectionName[];
  readonly current: SectionName | undefined;
  /** What is shown in place of a section. */
  readonly view: ConsoleView;
  readonly quarantineCount: number;
}

/**
 * The sidebar (SPEC 2.10). On small screens the button "Sections" opens it over the page; it closes after a
 * choice, with Escape, and when the focus or a finger goes elsewhere.
 */
export function SectionNavigation({
  shown,
  current,
  view,
  quarantineCount,
}: SectionNavigationProps) {
  const counts = useReviewCounts();
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const { sections: title } = translate(dashboardLabels, consoleLanguage);
  const close = () => setIsOpen(false);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    close();
    toggle.current?.focus();
  };
  const closeWhenLeft = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- Escape closes it from any link within
    <nav
      aria-label={title}
      className={styles.navigation}
      onKeyDown={closeOnEscape}
      onBlur={closeWhenLeft}
    >
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <MenuIcon />
        {title}
      </button>
      {/* eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions -- Escape and the button close it too */}
      {isOpen && <div className={styles.scrim} onClick={close} />}
      <ul id={listId} className={styles.list} data-open={isOpen}>
        {shown.map((name) => (
          <SectionLink
            key={name}
            name={name}
            isCurrent={name === current}
            newCount={counts[name]?.new ?? 0}
            onChoose={close}
          />
        ))}
        <QuarantineLink
          count={quarantineCount}
          isCurrent={view === 'quarantine'}
          className={styles.link}
          onChoose={close}
        />
        <li className={styles.colours}>
          <SchemeSwitch language={consoleLanguage} />
        </li>
      </ul>
    </nav>
  );
}

interface SectionLinkProps {
  readonly name: SectionName;
  readonly isCurrent: boolean;
  /** How many of its records are unreviewed. */
  readonly newCount: number;
  readonly onChoose: () => void;
}

function SectionLink({ name, isCurrent, newCount, onChoose }: SectionLinkProps) {
  const countId = useId();
  const { unread } = translate(liveLabels, consoleLanguage);
  return (
    <li className={styles.entry}>
      <Link
        to={`${dashboardPath}?section=${sections[name].key}`}
        aria-current={isCurrent ? 'page' : undefined}
        // Beside the link, whose name is the section's alone (DESIGN 4).
        aria-describedby={newCount > 0 ? countId : undefined}
        className={styles.link}
        onClick={onChoose}
      >
        {translate(sectionLabels, consoleLanguage).names[name]}
      </Link>
      {newCount > 0 && (
        <span id={countId} className={styles.count} title={unread(newCount)}>
          <span aria-hidden="true">{newCount > 999 ? '999+' : newCount}</span>
          <span className="visually-hidden">{unread(newCount)}</span>
        </span>
      )}
    </li>
  );
}

const MenuIcon = () => <LineIcon size={24} path="M4 7h16M4 12h16M4 17h16" />;
