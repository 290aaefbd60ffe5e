import { memo } from 'react';
import type { KeyboardEvent } from 'react';
import type { SitePath } from 'contract/site-paths';
import { FrameLink } from '../navigation/frame-link';
import styles from './header.module.css';
import { MemberMenu } from './member-menu';
import { menuId } from '../navigation/menus';
import type { NavigationLink, NavigationMenu } from '../navigation/menus';

interface MenuPanelProps {
  readonly menu: NavigationMenu;
  /** Path of the current page, if this menu links to it. */
  readonly current: SitePath | undefined;
}

/** Details elements of this name are exclusive: one group of the drawer is open at a time. */
const drawerGroups = 'site-menu-groups';

/**
 * One menu of the bar: a button and its panel of links. The drawer shows a details element instead of the button. The
 * panel is outside of it, since the bar needs it there; the stylesheet hides the panel after closed details.
 */
export const MenuPanel = memo(function MenuPanel({ menu, current }: MenuPanelProps) {
  const id = menuId(menu);
  const name = menu.label;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between the links within
    <li className={styles.menu} onKeyDown={moveFocus}>
      <button
        type="button"
        className={styles.topButton}
        popoverTarget={id}
        data-current={current || undefined}
      >
        {name}
      </button>
      <details
        name={drawerGroups}
        className={styles.fold}
        open={current !== undefined}
        data-current={current}
      >
        <summary>{name}</summary>
      </details>
      <div id={id} popover="auto" className={styles.panel}>
        <ul className={styles.panelList}>
          {menu.entries.map((entry) =>
            'to' in entry ? (
              <PanelLink key={entry.to} link={entry} current={current} />
            ) : (
              <li key={entry.name} className={styles.group}>
                <p className={styles.groupName}>{entry.label}</p>
                <ul id={menuId(entry)} className={styles.panelList}>
                  {entry.links.map((link) => (
                    <PanelLink key={link.to} link={link} current={current} />
                  ))}
                </ul>
              </li>
            ),
          )}
          {menu.name === 'joinUs' && <MemberMenu />}
        </ul>
      </div>
    </li>
  );
});

function PanelLink({ link, current }: Pick<MenuPanelProps, 'current'> & { link: NavigationLink }) {
  return (
    <li>
      <FrameLink className={styles.panelLink} to={link.to} isCurrent={link.to === current}>
        {link.label}
      </FrameLink>
    </li>
  );
}

/** Moves the focus as desktop menus do: arrow keys from the button through its links, Home and End to the ends. */
function moveFocus(event: KeyboardEvent<HTMLLIElement>) {
  const panel = event.currentTarget.querySelector<HTMLElement>('[popover]');
  const button = event.currentTarget.querySelector('button');
  if (!panel || !button || !['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key)) return;
  // The drawer's details elements keep their native keys.
  if (document.activeElement?.matches('summary')) return;
  if (document.activeElement === button) {
    if (event.key !== 'ArrowDown') return;
    panel.showPopover();
  }
  event.preventDefault();
  const links = [...panel.querySelectorAll<HTMLElement>('a, button')];
  const index = links.findIndex((link) => link === document.activeElement);
  const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: links.length - 1 }[
    event.key
  ];
  (links[next ?? 0] ?? button).focus();
}
