import { LineIcon } from '../../base/line-icon';
import { sectionNames } from '../../base/model/sections';
import { openEntry } from '../../records/record-entries/entry-opener';
import { entryTexts } from '../../records/record-entries/entry.texts';
import { useRights } from '../../session/staff-account';
import styles from './console-tools.module.css';

/** Adds a record from anywhere in the console, for those who may work in a section. */
export function AddRecordButton() {
  const rights = useRights();
  if (!sectionNames.some((kind) => rights?.has(`${kind}:review`))) return null;
  return (
    <button
      type="button"
      className={styles.add}
      aria-label={entryTexts.addRecord}
      title={entryTexts.addRecord}
      onClick={() => openEntry()}
    >
      <LineIcon path="M10 4v12M4 10h12" />
      <span className={styles.addWord}>{entryTexts.add}</span>
    </button>
  );
}
