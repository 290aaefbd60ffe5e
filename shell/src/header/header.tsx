import { memo, useEffect, useRef, useState } from 'react';
import { shownChurch } from 'contract/shown-church';
import { findOwnedPath } from 'contract/site-paths';
import { useLocation } from 'react-router-dom';
import { LanguageLink } from '../language/language-link';
import { consolePath, useOtherLanguages } from '../language/use-other-languages';
import { FrameLink } from '../navigation/frame-link';
import { BrandMark } from './brand-mark';
import { ConsoleHeader } from './console-header';
import styles from './header.module.css';
import { headerTexts as words } from './header.texts';
import { LiveStreamLink } from './live-stream-link';
import { MenuPanel } from './menu-panel';
import { findCurrentLink, menus } from '../navigation/menus';
import { home } from '../navigation/menus.texts';

/** Requirements 2.2. In the console it is a slim bar, which holds the console's tools too. */
export const Header = memo(function Header() {
  const header = useRef<HTMLElement>(null);
  const atBottom = useBottomOfPage();
  const isConsole = findOwnedPath(useLocation().pathname)?.path === consolePath;
  useCloseMenusAfterNavigation(header);
  return (
    <header ref={header} className={styles.header} data-at-bottom={atBottom || undefined}>
      {isConsole ? <ConsoleHeader /> : <SiteHeader />}
    </header>
  );
});

/**
 * The menus are native popovers: they open, close on an outside click or Escape and give the focus back before any
 * script has arrived. On small screens the same list is the drawer of one button.
 */
function SiteHeader() {
  const { pathname } = useLocation();
  const otherLanguages = useOtherLanguages();
  return (
    <>
      <FrameLink className={styles.brand} to="/">
        <BrandMark className={styles.mark} />
        <span>{shownChurch().name}</span>
      </FrameLink>
      <button type="button" className={styles.menuButton} popoverTarget="site-menu">
        {words.menu}
      </button>
      <nav
        id="site-menu"
        popover="auto"
        className={styles.navigation}
        aria-label={words.siteNavigation}
      >
        <button
          type="button"
          className={styles.closeButton}
          popoverTarget="site-menu"
          popoverTargetAction="hide"
        >
          {words.closeMenu}
        </button>
        <ul className={styles.list}>
          <li>
            <FrameLink className={styles.topLink} to="/" isCurrent={pathname === '/'}>
              {home}
            </FrameLink>
          </li>
          {menus.map((menu) => (
            <MenuPanel key={menu.name} menu={menu} current={findCurrentLink(menu, pathname)} />
          ))}
          <li className={styles.live}>
            <LiveStreamLink className={styles.topLink} />
          </li>
          {otherLanguages.map((other) => (
            <li key={other.language}>
              <LanguageLink className={styles.topLink} {...other} />
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

function useCloseMenusAfterNavigation(header: React.RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    // On the first page, the visitor may have opened a menu before hydration; it stays open.
    if (shown.current === key) return;
    shown.current = key;
    const open = header.current?.querySelectorAll<HTMLElement>('[popover]:popover-open') ?? [];
    for (const menu of open) menu.hidePopover();
    // Only the group of the current page is unfolded, whatever was unfolded before.
    const folds = header.current?.querySelectorAll('details') ?? [];
    for (const fold of folds) fold.open = fold.dataset['current'] !== undefined;
  }, [header, key]);
}

/** Pixels from the bottom of the page that still count as the bottom (requirements 9). */
const tolerance = 10;
/** Tells whether the page is scrolled to its bottom. A page that cannot scroll never is. */
function useBottomOfPage(): boolean {
  const [atBottom, setAtBottom] = useState(false);
  useEffect(() => {
    const measure = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const scrollable = scrollHeight - clientHeight > tolerance;
      setAtBottom(scrollable && window.scrollY + clientHeight >= scrollHeight - tolerance);
    };
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, []);
  return atBottom;
}
