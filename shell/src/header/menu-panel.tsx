import type { KeyboardEvent } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { labels } from '../labels/labels';
import styles from './header.module.css';
import { linksOf, menuId } from './navigation';
import type { NavigationLink, NavigationMenu } from './navigation';

/** One menu of the bar: a button and its panel of links. In the drawer the panel stands open under a heading. */
export function MenuPanel({ menu }: { readonly menu: NavigationMenu }) {
  const { pathname } = useLocation();
  const id = menuId(menu);
  const current = linksOf(menu).some(({ to }) => to === pathname);
  const name = labels.en.navigation[menu.label];
  return (
    <li className={styles.menu} onKeyDown={moveFocus}>
      <button
        type="button"
        className={styles.topButton}
        popoverTarget={id}
        data-current={current || undefined}
      >
        {name}
      </button>
      <p className={styles.drawerHeading}>{name}</p>
      <div id={id} popover="auto" className={styles.panel}>
        <ul className={styles.panelList}>
          {menu.entries.map((entry) =>
            'to' in entry ? (
              <PanelLink key={entry.label} link={entry} />
            ) : (
              <li key={entry.label} className={styles.group}>
                <p className={styles.groupName}>{labels.en.navigation[entry.label]}</p>
                <ul id={menuId(entry)} className={styles.panelList}>
                  {entry.links.map((link) => (
                    <PanelLink key={link.label} link={link} />
                  ))}
                </ul>
              </li>
            ),
          )}
        </ul>
      </div>
    </li>
  );
}

function PanelLink({ link }: { readonly link: NavigationLink }) {
  return (
    <li>
      <NavLink className={() => styles.panelLink} to={link.to} end>
        {labels.en.navigation[link.label]}
      </NavLink>
    </li>
  );
}

/** Arrow keys walk from the button through its links, Home and End jump, as in any menu of a desktop. */
function moveFocus(event: KeyboardEvent<HTMLLIElement>) {
  const panel = event.currentTarget.querySelector<HTMLElement>('[popover]');
  const button = event.currentTarget.querySelector('button');
  if (!panel || !button || !['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key)) return;
  if (document.activeElement === button) {
    if (event.key !== 'ArrowDown') return;
    panel.showPopover();
  }
  event.preventDefault();
  const links = [...panel.querySelectorAll('a')];
  const index = links.findIndex((link) => link === document.activeElement);
  const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: links.length - 1 }[
    event.key
  ];
  (links[next ?? 0] ?? button).focus();
}
