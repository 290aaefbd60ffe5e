import { useEffect, useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { AccountLinks } from '../console-tools/account-links';
import { consoleToolsTexts } from '../console-tools/console-tools.texts';
import type { ConsolePlace } from '../console-place';
import { FootBar } from './foot-bar';
import type { Sheet } from './foot-bar';
import { useScrollToCurrentLink } from './scroll-to-current-link';
import { SectionNavigation } from './section-navigation';
import { sidebarTexts } from './sidebar.texts';
import styles from './sidebar.module.css';

interface SidebarProps {
  readonly place: ConsolePlace;
  readonly quarantineCount: number;
}

/**
 * The sidebar. On small screens it is a sheet that the foot bar opens over the page; it closes after a choice, on
 * Escape, and when the focus or a touch goes elsewhere.
 */
export function Sidebar({ place, quarantineCount }: SidebarProps) {
  const [sheet, setSheet] = useState<Sheet>();
  const frame = useRef<HTMLDivElement>(null);
  const opened = useScrollToCurrentLink();
  const sheetId = useId();
  useEffect(() => {
    if (sheet) opened.current?.focus({ preventScroll: true });
  }, [opened, sheet]);
  const close = () => setSheet(undefined);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !sheet) return;
    close();
    frame.current?.querySelector<HTMLElement>(`button[data-sheet=${sheet}]`)?.focus();
  };
  const closeWhenLeft = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  const closeAfterChoice = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a') !== null) close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the sheet from any link within
    <div ref={frame} className={styles.frame} onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      <FootBar
        open={sheet}
        sheetId={sheetId}
        onToggle={(pressed) => setSheet(pressed === sheet ? undefined : pressed)}
        place={place}
      />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Escape and the button close it too */}
      {sheet && <div className={styles.scrim} onClick={close} />}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links are what is pressed */}
      <div
        ref={opened}
        id={sheetId}
        className={styles.sidebar}
        data-open={sheet}
        tabIndex={-1}
        {...(sheet && { role: 'group', 'aria-label': sidebarTexts[sheet] })}
        onClick={closeAfterChoice}
      >
        <SectionNavigation place={place} quarantineCount={quarantineCount} />
        <nav aria-label={consoleToolsTexts.account} className={styles.account} data-sheet="more">
          <AccountLinks />
        </nav>
      </div>
    </div>
  );
}
