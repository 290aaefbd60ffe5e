import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { findOwnedPath } from 'contract/site-paths';
import { onServerReport } from 'shared-ui/server-reachability';
import styles from './outage-banner.module.css';
import { outageTexts } from './outage-banner.texts';

/**
 * Shows one quiet line while the server cannot be reached or answers 5xx, until the next success (requirements 10.3).
 * Staff get another message than visitors.
 */
export function OutageBanner() {
  const { pathname } = useLocation();
  const [unreachable, setUnreachable] = useState(false);
  useEffect(() => onServerReport((report) => setUnreachable(report === 'unreachable')), []);
  return (
    <div role="status" className={styles.banner}>
      {unreachable && <p>{outageTexts[isForStaff(pathname) ? 'staff' : 'visitors']}</p>}
    </div>
  );
}

const isForStaff = (pathname: string) => findOwnedPath(pathname)?.owner === 'admin-console';
