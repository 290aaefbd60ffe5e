import type { DuplicateStatus } from './find-duplicates';
import styles from './status-tag.module.css';

/** What a record is: a row's Status, or its part in a duplicate group (SPEC 2.10). */
export function StatusTag({ status }: { readonly status: DuplicateStatus | 'ORIGINAL' | 'KEPT' }) {
  const look = status === 'DUPLICATE' ? styles.duplicate : styles.unique;
  return <span className={`${styles.tag} ${look}`}>{status}</span>;
}
