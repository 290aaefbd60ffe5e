import { useContext } from 'react';
import type { MouseEvent } from 'react';
import { recordName } from 'contract/record-identity';
import type { AdminRecord } from '../../base/model/admin-record';
import { LineIcon } from '../../base/line-icon';
import { stopGridKeys } from '../../base/parts/stop-grid-keys';
import { bulkTexts } from '../bulk/bulk.texts';
import { getRecordId } from '../review/store/open-record';
import { reviewTexts } from '../review/store/review.texts';
import styles from './row-choice.module.css';
import { SelectionContext } from './table-selection';

interface RowChoiceProps {
  readonly record: AdminRecord;
  readonly onToggle: (isSelected: boolean, event: MouseEvent) => void;
}

/**
 * Selects a row. It looks like a checkbox but is a button, because the checkboxes of a section are those of
 * requirements 2.10. It is no tab stop: a key selects the row that has the focus.
 */
export function RowChoice({ record, onToggle }: RowChoiceProps) {
  const selection = useContext(SelectionContext);
  const recordId = getRecordId(record);
  if (!selection || recordId === undefined) return null;
  const isSelected = selection.ids.has(recordId);
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.choice}
      aria-label={bulkTexts.select(recordName(record) || reviewTexts.nameless)}
      aria-pressed={isSelected}
      onClick={(event) => onToggle(!isSelected, event)}
      onKeyDown={stopGridKeys}
    >
      <span className={styles.box}>
        <LineIcon size={16} path="m3.5 8.2 3 3 6-6.4" />
      </span>
    </button>
  );
}
