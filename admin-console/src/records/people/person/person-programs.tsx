import type { RecordOfPerson } from 'contract/person-requests';
import { isMerged } from '../../../base/model/admin-record';
import { personTexts } from '../person.texts';
import styles from './person.module.css';
import { RecordLink } from './record-link';

/** The programmes that the person has registered for. Empty if there are none. */
export function PersonPrograms({ entries }: { readonly entries: readonly RecordOfPerson[] }) {
  const registered = entries.filter(
    ({ kind, record }) => kind === 'programAttendance' && !isMerged(record),
  );
  if (registered.length === 0) return null;
  return (
    <section className={styles.part} aria-label={personTexts.programs}>
      <h2 className={styles.partTitle}>{personTexts.programs}</h2>
      <ul className={styles.plain}>
        {registered.map(({ kind, record }) => (
          <li key={record._id}>
            <RecordLink place={{ kind, _id: record._id }}>{String(record['program'])}</RecordLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
