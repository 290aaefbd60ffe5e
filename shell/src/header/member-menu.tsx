import { useContext, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { findMemberProfile, logOutMember, memberSessionChanges } from 'shared-ui/member-presence';
import { FrameLink, NavigateContext } from '../navigation/frame-link';
import styles from './header.module.css';
import { memberMenuTexts as words } from './member-menu.texts';

/**
 * Shows a logged-in member the own profile and the logout, which leads to the login as the profile's own button does
 * (requirements 2.11). It is never prerendered.
 */
export function MemberMenu() {
  const { pathname } = useLocation();
  const navigate = useContext(NavigateContext);
  const { subscribe } = memberSessionChanges;
  const id = useSyncExternalStore(subscribe, findMemberProfile, () => undefined);
  if (id === undefined) return null;
  const profile = `/profile/${encodeURIComponent(id)}` as const;
  const logOut = () => {
    void navigate('/join-us/login');
    logOutMember();
  };
  return (
    <li className={styles.group}>
      <p className={styles.groupName}>{words.loggedIn}</p>
      <ul className={styles.panelList}>
        <li>
          <FrameLink className={styles.panelLink} to={profile} isCurrent={pathname === profile}>
            {words.profile}
          </FrameLink>
        </li>
        <li>
          <button type="button" className={styles.panelLink} onClick={logOut}>
            {words.logOut}
          </button>
        </li>
      </ul>
    </li>
  );
}
