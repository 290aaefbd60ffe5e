import type { ImportFault } from 'contract/import-faults';
import type { PreviewRow, RowFault } from 'contract/import-requests';
import type { RecordKind } from 'contract/review';

/** Rows with the same fault in the same field, so that they can be decided alike. */
export interface FaultGroup {
  readonly key: string;
  readonly kind: RecordKind | undefined;
  readonly fault: RowFault;
  /** The text that all of these rows have, where one choice may mend them all; '' if they have none. */
  readonly text?: string;
  readonly rows: readonly PreviewRow[];
}

/** Faults that the same text has in each row. */
const ofText: ReadonlySet<ImportFault> = new Set([
  ...(['no-choice', 'not-listed', 'no-section', 'missing'] as const),
]);

/** Puts alike faults together, in the order in which the file has the first of each. */
export function groupFaults(rows: readonly PreviewRow[]): readonly FaultGroup[] {
  const groups = new Map<string, FaultGroup & { readonly rows: PreviewRow[] }>();
  for (const row of rows)
    for (const fault of row.faults) {
      const { field, code, limit, isOptional } = fault;
      const text = ofText.has(code) ? (row.values[field] ?? '') : undefined;
      const key = JSON.stringify([row.kind, field, code, limit, isOptional, text]);
      const group = groups.get(key);
      if (group) group.rows.push(row);
      else
        groups.set(key, {
          ...{ key, kind: row.kind, fault, rows: [row] },
          ...(text !== undefined && { text }),
        });
    }
  return [...groups.values()];
}
