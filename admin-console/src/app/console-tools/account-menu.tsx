import { useId, useRef, useSyncExternalStore } from 'react';
import type { MouseEvent } from 'react';
import { LineIcon } from '../../base/line-icon';
import { getAdminEmail, subscribeToAdminSession } from '../../session/admin-session';
import { useStaffAccount } from '../../session/staff-account';
import { AccountLinks } from './account-links';
import { consoleToolsTexts } from './console-tools.texts';
import styles from './console-tools.module.css';

/** The menu of the logged-in account. It is a native popover, as the menus of the site are. */
export function AccountMenu() {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const stored = useSyncExternalStore(subscribeToAdminSession, getAdminEmail);
  const account = useStaffAccount();
  // The e-mail address that the login stored is outdated once it was changed.
  const who = account?.name || (account?.staff.email ?? stored);
  const closeAfterChoice = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a') !== null) menu.current?.hidePopover();
  };
  return (
    <div className={styles.accountMenu}>
      <button type="button" className={styles.account} popoverTarget={id}>
        <span className={styles.who}>
          {who ? (
            <>
              <span className="visually-hidden">{consoleToolsTexts.signedInAs('')}</span>
              {who}
            </>
          ) : (
            consoleToolsTexts.account
          )}
        </span>
        <LineIcon path="M6 8l4 4 4-4" />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links are what is pressed */}
      <div ref={menu} id={id} popover="auto" className={styles.menu} onClick={closeAfterChoice}>
        <AccountLinks />
      </div>
    </div>
  );
}
