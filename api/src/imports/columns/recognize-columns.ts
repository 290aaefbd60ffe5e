import { fieldInSection, importedBody, importMarks, wholeOfPart } from 'contract/import-fields';
import type { DateOrder, ImportField, ImportProgram, ImportTarget } from 'contract/import-fields';
import { recordKinds } from 'contract/review';
import { readRows } from '../files/import-table';
import type { ImportTable } from '../files/import-table';
import { findDateOrder } from './date-order';
import { findProgram, foldHeading, knownHeadings, unusedHeadings } from './headings';
import { ownHeadings } from '../labels/own-labels';
import { suggestTarget } from './suggest-target';

export interface RecognizedColumn {
  /** The heading; '' if it has none. */
  readonly name: string;
  /** The first different texts that are not blank, at most three. */
  readonly samples: readonly string[];
  /** Null where nothing was recognised, or where the import has no use for it. */
  readonly field: ImportField | null;
  /** False where the field is only likely or nothing was recognised, so that staff look at it. */
  readonly isCertain: boolean;
}

/** What the headings and the first rows of a file say about it. */
export interface RecognizedColumns {
  readonly program: ImportProgram;
  readonly target: ImportTarget;
  readonly columns: readonly RecognizedColumn[];
  /** The order of dates with slashes; `unclear` if nothing tells, undefined if there are none. */
  readonly dateOrder: DateOrder | 'unclear' | undefined;
}

const sampleCount = 3;
const sampleLength = 100;

/**
 * Says what the columns of a file are.
 * @param wanted the section whose fields they are; by default the one that fits best
 */
export async function recognizeColumns(
  table: ImportTable,
  wanted?: ImportTarget,
): Promise<RecognizedColumns> {
  const samples = await readSamples(table);
  const names = samples.map((_some, place) => table.headings[place] ?? '');
  const folded = names.map(foldHeading);
  const own = await recognizeOwn(folded);
  const program = own === undefined ? (findProgram(folded) ?? 'other') : 'own';
  const target = wanted ?? own?.target ?? suggestTarget(folded);
  const found = own?.fields ?? recognizeOthers(folded, samples);
  const columns = names.map((name, place) => {
    const { field, isCertain } = found[place] ?? nothing;
    return { name, samples: samples[place] ?? [], field: fitTarget(field, target), isCertain };
  });
  const dateOrder = await findDateOrder(table, dateColumns(columns));
  return { program, target, columns, dateOrder };
}

interface Found {
  readonly field: ImportField | null;
  readonly isCertain: boolean;
}

const nothing: Found = { field: null, isCertain: false };
const useless: Found = { field: null, isCertain: true };

/** The first different texts of each column. */
async function readSamples(table: ImportTable): Promise<readonly (readonly string[])[]> {
  const samples: string[][] = table.headings.map(() => []);
  for await (const rows of readRows(table)) {
    for (const { cells } of rows)
      for (const [place, cell] of cells.entries()) {
        const some = (samples[place] ??= []);
        const text = cell.trim().slice(0, sampleLength);
        if (some.length < sampleCount && text !== '' && !some.includes(text)) some.push(text);
      }
  }
  // A column without a heading whose first row is far behind leaves holes before it.
  return Array.from(samples, (some: string[] | undefined) => some ?? []);
}

/**
 * What the console adds to the fields of a section that it exports (records/exports/request-export), in both languages.
 * The import has no use for it.
 */
const statusHeadings = ['Status', 'Review state', 'Bearbeitungsstand', 'Assigned to', 'Zuständig'];

/** Recognises an export of this console: all its headings are those of one section, or of the export of people. */
async function recognizeOwn(
  folded: readonly string[],
): Promise<{ target: ImportTarget; fields: readonly Found[] } | undefined> {
  const status = new Set(statusHeadings.map(foldHeading));
  const told = folded.filter((heading) => !status.has(heading));
  const targets = await Promise.all(
    (['as-said', ...recordKinds] as const).map(async (target) => {
      const headings = await headingsOf(target);
      const fields = told.map((heading) => headings.get(heading));
      const marks = target === 'as-said' ? importMarks : (['createdAt'] as const);
      const isOwn = !fields.includes(undefined) && marks.every((mark) => fields.includes(mark));
      return { target, headings, isOwn };
    }),
  );
  // Fewer columns are in several sections: the one with the fewest others is the likeliest.
  const [best] = targets
    .filter(({ isOwn }) => isOwn)
    .sort((one, other) => one.headings.size - other.headings.size);
  return (
    best && {
      target: best.target,
      fields: folded.map((heading) => {
        const field = best.headings.get(heading);
        return field === undefined ? useless : { field, isCertain: true };
      }),
    }
  );
}

/** The headings that an export of a target can have, folded, with the field of each. */
async function headingsOf(target: ImportTarget): Promise<ReadonlyMap<string, ImportField>> {
  const kinds = target === 'as-said' ? recordKinds : [target];
  const fields = kinds.flatMap((kind) => Object.keys(importedBody(kind).properties));
  const headings = await ownHeadings(fields, target === 'as-said' ? importMarks : ['createdAt']);
  return new Map(headings.map(([heading, field]) => [foldHeading(heading), field]));
}

function recognizeOthers(
  folded: readonly string[],
  samples: readonly (readonly string[])[],
): readonly Found[] {
  const known = folded.map((heading) => knownHeadings.get(heading));
  const taken = known.map((one, place) => {
    if (one === undefined) return undefined;
    const rivals = known.filter((other) => other?.field === one.field);
    const isBest = rivals.every((other) => other === undefined || other.rank >= one.rank);
    // Of two columns with the same heading the first is taken.
    return isBest && known.findIndex((other) => other === one) === place ? one.field : null;
  });
  const hasFirstNames = taken.includes('firstName');
  return taken.map((field, place): Found => {
    const heading = folded[place] ?? '';
    // Beside first names, a name is the last name.
    if (field === 'name' && hasFirstNames)
      return taken.includes('lastName') ? nothing : { field: 'lastName', isCertain: true };
    if (field === 'name' && isTurned(samples[place]))
      return { field: 'turnedName', isCertain: false };
    if (field !== undefined) return { field, isCertain: true };
    if (unusedHeadings.has(heading)) return useless;
    const guess = guessField(samples[place] ?? []);
    return guess !== undefined && !taken.includes(guess)
      ? { field: guess, isCertain: false }
      : nothing;
  });
}

/** Whether names are written as `Last, First`. */
const isTurned = (names: readonly string[] = []): boolean =>
  names.length > 0 && names.every((name) => /^[^,]+, ?[^,]+$/.test(name));

/** What a column without a known heading is by its texts. */
function guessField(texts: readonly string[]): ImportField | undefined {
  if (texts.length === 0) return undefined;
  if (texts.every((text) => /^[^\s@]+@[^\s@]+$/.test(text))) return 'email';
  if (
    texts.every(
      (text) => /^\+?[\d\s()/.-]{7,20}$/.test(text) && !/^\d+[./-]\d+[./-]\d+$/.test(text),
    )
  )
    return 'phone';
  return undefined;
}

/** The field of the target that a recognised field stands for; null if the target has no such thing. */
function fitTarget(field: ImportField | null, target: ImportTarget): ImportField | null {
  if (field === null || importMarks.some((mark) => mark === field)) return field;
  if (target === 'as-said') return field;
  const whole = wholeOfPart(field);
  if (whole !== undefined) return fieldInSection(target, whole) === undefined ? null : field;
  const own = fieldInSection(target, field);
  if (own === undefined && field === 'country')
    return fieldInSection(target, 'address') === undefined ? null : 'addressCountry';
  return own ?? null;
}

const dateFields = new Set([
  'dateOfBirth',
  'dob',
  'weddingDate',
  'dedicationDate',
  'previousVisitDate',
]);

const dateColumns = (columns: readonly RecognizedColumn[]): readonly number[] =>
  columns.flatMap(({ field }, place) => (field !== null && dateFields.has(field) ? [place] : []));
