import { useContext, useSyncExternalStore } from 'react';
import {
  endMemberSession,
  readMemberProfileId,
  subscribeToMemberSession,
} from 'shared-ui/member-session';
import { useLocation } from 'react-router-dom';
import { FrameLink } from '../navigation/frame-link';
import { NavigateContext } from '../navigation/navigation-context';
import styles from './header.module.css';
import { memberLabels } from './member-labels';

/** The way to the member's own profile, and out: as at the profile's own button, to the login (SPEC 2.11). */
export default function MemberEntries() {
  const words = memberLabels.en;
  const { pathname } = useLocation();
  const follow = useContext(NavigateContext);
  const id = useSyncExternalStore(subscribeToMemberSession, readMemberProfileId, () => undefined);
  if (id === undefined) return null;
  const profile = `/profile/${encodeURIComponent(id)}` as const;
  const logOut = () => {
    follow('/join-us/login');
    endMemberSession();
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
