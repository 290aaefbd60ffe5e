import { shownChurch } from 'contract/shown-church';
import { HeaderToolsSlot } from 'shared-ui/header-tools';
import { FrameLink } from '../navigation/frame-link';
import { getLinks, menus } from '../navigation/menus';
import { home } from '../navigation/menus.texts';
import { BrandMark } from './brand-mark';
import styles from './console-header.module.css';
import { headerTexts as words } from './header.texts';
import { LiveStreamLink } from './live-stream-link';

/**
 * What the header of the console holds. The site's links (requirements 2.2) are behind the button "Menu", all of them at
 * once, so that the site has three tab stops before the console. The rest of the bar is the console's.
 */
export const ConsoleHeader = () => (
  <>
    <FrameLink className={styles.brand} to="/">
      <BrandMark className={styles.mark} />
      <span className={styles.name}>{shownChurch().name}</span>
    </FrameLink>
    <button type="button" className={styles.menuButton} popoverTarget="site-menu">
      {words.menu}
    </button>
    <nav id="site-menu" popover="auto" className={styles.menu} aria-label={words.siteNavigation}>
      <ul className={styles.groups}>
        <li>
          <FrameLink className={styles.link} to="/">
            {home}
          </FrameLink>
          <LiveStreamLink className={styles.link} />
        </li>
        {menus.map((menu) => (
          <li key={menu.name}>
            <p className={styles.title}>{menu.label}</p>
            <ul>
              {getLinks(menu).map(({ to, label }) => (
                <li key={to}>
                  <FrameLink className={styles.link} to={to}>
                    {label}
                  </FrameLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
    <HeaderToolsSlot className={styles.tools} />
  </>
);
