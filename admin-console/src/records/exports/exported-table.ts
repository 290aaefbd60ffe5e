import type { ExportedColumn } from 'contract/export-requests';
import type { RecordKind } from 'contract/review';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import type { TableGroups } from '../groups/use-table-groups';
import type { LeftOut } from './export.texts';

export type ExportedRow = Pick<MarkedRecord, 'record' | 'status'>;

/** The part of a table that is exported: some columns of all rows that were found. */
export interface ExportedTable {
  readonly kind: RecordKind;
  readonly name: string;
  readonly columns: readonly ExportedColumn[];
  /** Of groups one after the other. */
  readonly rows: readonly ExportedRow[];
  /** Absent for what Today lists. */
  readonly about?: TableAbout;
}

/** What an export says about itself. */
export interface TableAbout {
  /** The name of the saved view. */
  readonly view?: string | undefined;
  /** The chosen filters and the search in words, or that records were selected by hand. */
  readonly choices: readonly string[];
  readonly leftOut: Partial<LeftOut>;
  /** How many of the rows are duplicates that the table hides. */
  readonly repeatCount: number;
  /** The rows are in the order of the groups, if there are any. Absent for what was selected by hand. */
  readonly grouped?: TableGroups;
}
