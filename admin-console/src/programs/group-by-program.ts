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
  // A long list names the same few programmes again and again.
  const kinds = new Map<unknown, ProgramKind>();
  for (const row of rows) {
    const { program } = row.record;
    const kind = kinds.get(program) ?? classifyProgram(program);
    kinds.set(program, kind);
    groups[kind].push(row);
  }
  return groups;
}
