import type { MarkedRecord } from '../duplicates/find-duplicates';
import { classifyProgram } from './classify-program';
import type { ProgramKind } from './known-programs';

export type RowsByProgram = Readonly<Record<ProgramKind, readonly MarkedRecord[]>>;

/** Rows by the programme that their records mean, each group in the list's order. */
export function groupByProgram(rows: readonly MarkedRecord[]): RowsByProgram {
  const groups: Record<ProgramKind, MarkedRecord[]> = {
    cityPraise: [],
    spiritualAwakening: [],
    other: [],
  };
  for (const row of rows) groups[classifyProgram(row.record['program'])].push(row);
  return groups;
}
