import type { DateOrder, ImportField, ImportProgram, ImportTarget } from 'contract/import-fields';

export interface RecognizedColumn {
  /** The heading; `Column C` where it is blank. */
  readonly name: string;
  /** The first different texts that are not blank, at most three. */
  readonly samples: readonly string[];
  /** Null where nothing was recognised, or where the import has no use for it. */
  readonly field: ImportField | null;
  /** False where the field is only likely, so that staff look at it. */
  readonly isCertain: boolean;
}

/** What the headings and the first rows of a file say about it. `recognizeColumns(table)` finds it. */
export interface RecognizedColumns {
  readonly program: ImportProgram;
  /** The section that fits best. */
  readonly target: ImportTarget;
  readonly columns: readonly RecognizedColumn[];
  /** The order of dates with slashes; `unclear` if nothing tells, undefined if there are none. */
  readonly dateOrder: DateOrder | 'unclear' | undefined;
}
