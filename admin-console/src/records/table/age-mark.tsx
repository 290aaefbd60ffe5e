import { useSyncExternalStore } from 'react';
import { getCurrentMinute, subscribeToMinutes } from '../../session/live/minute-clock';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import { recordAge } from '../../base/model/record-age';
import { ageTexts } from '../../base/model/record-age.texts';
import styles from './age-mark.module.css';

/**
 * The age of a record. It is rendered by CSS, because the cell's text is the Status alone (requirements 2.10). Each
 * minute only the marks whose text changes are rendered again.
 */
export function AgeMark({ createdAt }: { readonly createdAt: unknown }) {
  const age = useSyncExternalStore(subscribeToMinutes, () =>
    recordAge(createdAt, getCurrentMinute()),
  );
  if (age === undefined) return null;
  const when = ageTexts.received(innsbruckTime(createdAt) ?? '');
  return (
    <span
      role="img"
      aria-label={`${age}: ${when}`}
      title={when}
      data-age={age}
      className={styles.age}
    />
  );
}
