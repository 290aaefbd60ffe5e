import type { DateOrder, ImportCellError, ImportField, ImportTarget } from 'contract/import-fields';
import type { PhoneCountry } from 'contract/phone-number';
import type { RecordKind } from 'contract/review';

/** What was chosen for a file, by which its rows are translated. */
export interface RowPlan {
  readonly target: ImportTarget;
  /** What each column is; null for one that is left out. */
  readonly columns: readonly (ImportField | null)[];
  /** The country of phone numbers without a country code; undefined leaves them as they are. */
  readonly country: PhoneCountry | undefined;
  /** Undefined finds a date with slashes unclear if both of its numbers can be a month. */
  readonly dateOrder: DateOrder | undefined;
}

export interface CellError {
  /** The field of the section that the cell is for, or the mark. */
  readonly field: string;
  /** The place of the column in the file, from 0. */
  readonly column: number;
  readonly code: ImportCellError;
}

/** A row as a record of a section; `translateRow(row, plan)` makes it. Blank cells give no fields. */
export interface TranslatedRow {
  /** Undefined where the column Section names none. */
  readonly kind: RecordKind | undefined;
  /** What the section's schema takes. A text that could not be translated is there as it was written. */
  readonly fields: Readonly<Record<string, string | number>>;
  readonly errors: readonly CellError[];
  /** The text of the column Person, e.g. an id. Rows with the same text are of the same person. */
  readonly person?: string;
  /** The text of the column Household. */
  readonly household?: string;
  /** The time of receipt, ISO 8601. */
  readonly createdAt?: string;
}
