import type { ComponentProps } from 'react';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { StatusTag } from '../duplicates/status-tag';
import { ReviewSign } from '../review/parts/review-sign';
import { RowMarks } from '../duplicates/row-marks';
import { AgeMark } from './age-mark';
import { receivedField } from '../../base/model/record-fields';
import { RowChoice } from './row-choice';
import styles from './status-cell.module.css';

interface StatusCellProps {
  readonly row: MarkedRecord;
  readonly tabIndex: 0 | -1;
  readonly onSelect: ComponentProps<typeof RowChoice>['onToggle'];
}

/** A row's Status (requirements 2.10) with its marks, after the checkbox that selects the row. */
export function StatusCell({ row, tabIndex, onSelect }: StatusCellProps) {
  return (
    <span className={styles.cell}>
      <RowChoice record={row.record} onToggle={onSelect} />
      <ReviewSign record={row.record} />
      <StatusTag status={row.status} />
      <RowMarks row={row} tabIndex={tabIndex} />
      <AgeMark createdAt={row.record[receivedField]} />
    </span>
  );
}
