import { useSyncExternalStore } from 'react';
import { translate } from 'shared-ui/language';
import { consoleLanguage } from '../console-language';
import { readMinute, subscribeToMinutes } from '../live/minute-clock';
import { createdDate } from '../model/created-date';
import { ageLabels, recordAge } from '../model/record-age';
import styles from './age-mark.module.css';

/**
 * How old a record is. The stylesheet writes it, for the cell's text is the Status alone (SPEC 2.10). Once a minute
 * only the marks whose words change are drawn again.
 */
export function AgeMark({ createdAt }: { readonly createdAt: unknown }) {
  const age = useSyncExternalStore(subscribeToMinutes, () =>
    recordAge(createdAt, readMinute(), consoleLanguage),
  );
  if (age === undefined) return null;
  const { received } = translate(ageLabels, consoleLanguage);
  const when = received(createdDate(createdAt, consoleLanguage) ?? '');
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
