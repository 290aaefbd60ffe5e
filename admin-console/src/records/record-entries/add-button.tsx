import type { RecordKind } from 'contract/review';
import { LineIcon } from '../../base/line-icon';
import { useMayReview } from '../../session/staff-account';
import { openEntry } from './entry-opener';
import { entryTexts } from './entry.texts';
import styles from './record-entries.module.css';

/** Adds a record to the open section, for those who may work in it. */
export function AddButton({ kind }: { readonly kind: RecordKind }) {
  if (!useMayReview(kind)) return null;
  return (
    <button type="button" className={styles.add} onClick={() => openEntry(kind)}>
      <LineIcon size={16} path="M8 3v10M3 8h10" />
      {entryTexts.add}
    </button>
  );
}
