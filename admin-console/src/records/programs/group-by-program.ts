import type { MarkedRecord } from '../duplicates/find-duplicates';
import { knownPrograms } from './known-programs';
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

const kindByName = new Map<string, ProgramKind>([
  ...knownPrograms.cityPraise.map((name) => [name, 'cityPraise'] as const),
  ...knownPrograms.spiritualAwakening.map((name) => [name, 'spiritualAwakening'] as const),
]);

/**
 * The event that a record's free-text programme means (requirements 4): the text is trimmed, its whitespace
 * collapsed, lower-cased, and must then be a known name.
 */
export function classifyProgram(program: unknown): ProgramKind {
  if (typeof program !== 'string') return 'other';
  // NFC: some keyboards send `ü` as two characters.
  const name = program.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
  return kindByName.get(name) ?? 'other';
}
