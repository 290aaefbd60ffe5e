import { knownPrograms, type ProgramKind } from './known-programs';

const kindByName = new Map<string, ProgramKind>([
  ...knownPrograms.cityPraise.map((name) => [name, 'cityPraise'] as const),
  ...knownPrograms.spiritualAwakening.map((name) => [name, 'spiritualAwakening'] as const),
]);

/**
 * The event that a record's free-text programme means (SPEC 4): the text is trimmed, its whitespace
 * collapsed, lower-cased, and must then be a known name.
 */
export function classifyProgram(program: unknown): ProgramKind {
  if (typeof program !== 'string') return 'other';
  // NFC: some keyboards send `ü` as two characters.
  const name = program.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
  return kindByName.get(name) ?? 'other';
}
