import type { RecordOfPerson } from 'contract/person-requests';
import { isMerged } from '../../../base/model/admin-record';
import { personTexts } from '../person.texts';
import styles from './person.module.css';
import { RecordLink } from './record-link';

/** The programmes that the person has registered for, each with the newest record. Empty if there are none. */
export function PersonPrograms({ entries }: { readonly entries: readonly RecordOfPerson[] }) {
  const registered = new Map<string, RecordOfPerson>();
  for (const entry of entries) {
    const program = String(entry.record['program']);
    const isRegistration = entry.kind === 'programAttendance' && !isMerged(entry.record);
    if (isRegistration && !registered.has(program)) registered.set(program, entry);
  }
  if (registered.size === 0) return null;
  return (
    <section className={styles.part} aria-label={personTexts.programs}>
      <h2 className={styles.partTitle}>{personTexts.programs}</h2>
      <ul className={styles.plain}>
        {[...registered].map(([program, { kind, record }]) => (
          <li key={program}>
            <RecordLink place={{ kind, _id: record._id }}>{program}</RecordLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
