import type { MarkedRecord } from '../duplicates/find-duplicates';
import { knownPrograms } from './known-programs';
import type { ProgramKind } from './known-programs';

export type RowsByProgram = Readonly<Record<ProgramKind, readonly MarkedRecord[]>>;

/** Groups rows by the programme of their records; each group keeps the list's order. */
export function groupByProgram(rows: readonly MarkedRecord[]): RowsByProgram {
  const groups: Record<ProgramKind, MarkedRecord[]> = {
    cityPraise: [],
    spiritualAwakening: [],
    other: [],
  };
  // A cache, because a long list repeats the same few programmes.
  const kinds = new Map<unknown, ProgramKind>();
  for (const row of rows) {
    const { program } = row.record;
    const kind = kinds.get(program) ?? classifyProgram(program);
    kinds.set(program, kind);
    groups[kind].push(row);
  }
  return groups;
}

const kindByName = new Map<string, ProgramKind>([
  ...knownPrograms.cityPraise.map((name) => [name, 'cityPraise'] as const),
  ...knownPrograms.spiritualAwakening.map((name) => [name, 'spiritualAwakening'] as const),
]);

/**
 * The event for a record's free-text programme (requirements 4): the text, trimmed, with collapsed whitespace and in
 * lower case, must be a known name.
 */
export function classifyProgram(program: unknown): ProgramKind {
  if (typeof program !== 'string') return 'other';
  // NFC, because some keyboards send `ü` as two characters.
  const name = program.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
  return kindByName.get(name) ?? 'other';
}
