import type { MarkedRecord } from '../duplicates/find-duplicates';
import { StatusTag } from '../duplicates/status-tag';
import { ReviewSign } from '../review/parts/review-sign';
import { RowMarks } from '../duplicates/row-marks';
import { AgeMark } from './age-mark';
import { receivedField } from '../../base/model/record-fields';
import styles from './status-cell.module.css';

interface StatusCellProps {
  readonly row: MarkedRecord;
  readonly tabIndex: 0 | -1;
}

/** A row's Status (requirements 2.10) with its marks. */
export function StatusCell({ row, tabIndex }: StatusCellProps) {
  return (
    <span className={styles.cell}>
      <ReviewSign record={row.record} />
      <StatusTag status={row.status} />
      <RowMarks row={row} tabIndex={tabIndex} />
      <AgeMark createdAt={row.record[receivedField]} />
    </span>
  );
}
