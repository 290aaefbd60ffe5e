import { useEffect, useState } from 'react';
import { onServerReport } from 'shared-ui/server-reachability';
import { labels } from '../labels/labels';
import styles from './outage-banner.module.css';

/** One quiet line while the server cannot be reached or answers 5xx, gone at the next success (DESIGN 3.7). */
export function OutageBanner() {
  const [unreachable, setUnreachable] = useState(false);
  useEffect(() => onServerReport((report) => setUnreachable(report === 'unreachable')), []);
  return (
    <div role="status" className={styles.banner}>
      {unreachable && <p>{labels.en.outage}</p>}
    </div>
  );
}
