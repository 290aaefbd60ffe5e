import { useSyncExternalStore } from 'react';
import { readMinute, subscribeToMinutes } from '../live/minute-clock';
import { innsbruckTime } from '../model/innsbruck-time';
import { recordAge } from '../model/record-age';
import { ageTexts } from '../model/record-age.texts';
import styles from './age-mark.module.css';

/**
 * How old a record is. The stylesheet writes it, for the cell's text is the Status alone (requirements 2.10). Once a
 * minute only the marks whose words change are drawn again.
 */
export function AgeMark({ createdAt }: { readonly createdAt: unknown }) {
  const age = useSyncExternalStore(subscribeToMinutes, () => recordAge(createdAt, readMinute()));
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
