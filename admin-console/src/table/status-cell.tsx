import type { MarkedRecord } from '../duplicates/find-duplicates';
import { StatusTag } from '../duplicates/status-tag';
import { RecordOpener } from '../review/parts/record-opener';
import { RowMarks } from '../duplicates/row-marks';
import styles from './status-cell.module.css';

interface StatusCellProps {
  readonly row: MarkedRecord;
  readonly tabIndex: 0 | -1;
}

/** A row's Status (SPEC 2.10), and beside it what else is known of the record. */
export function StatusCell({ row, tabIndex }: StatusCellProps) {
  return (
    <span className={styles.cell}>
      <RecordOpener record={row.record} tabIndex={tabIndex} />
      <StatusTag status={row.status} />
      <RowMarks row={row} tabIndex={tabIndex} />
    </span>
  );
}
