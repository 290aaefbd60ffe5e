import { fieldInSection, importedBody, importMarks, wholeOfPart } from 'contract/import-fields';
import type { DateOrder, ImportCellError, ImportField, ImportTarget } from 'contract/import-fields';
import type { FieldSchema } from 'contract/field';
import { innsbruckMoment } from 'contract/innsbruck-moment';
import type { PhoneCountry } from 'contract/phone-number';
import { recordKinds } from 'contract/review';
import type { RecordKind } from 'contract/review';
import { sectionKeys } from 'contract/section-keys';
import { sectionTitles } from 'contract/section-titles';
import { foldForSearch } from 'contract/text-folding';
import type { ImportRow } from '../files/import-table';
import { joinParts } from './join-parts';
import { makeChoiceReader } from './read-choice';
import type { ReadChoice } from './read-choice';
import { readDay } from './read-day';
import { readValue } from './read-value';
import type { ReadValue } from './read-value';

/** What was chosen for a file, by which its rows are translated. */
export interface RowPlan {
  readonly target: ImportTarget;
  /** What each column is; null for one that is left out. */
  readonly columns: readonly (ImportField | null)[];
  /** The country of phone numbers without a country code; undefined leaves all numbers as they are. */
  readonly country: PhoneCountry | undefined;
  /** Undefined finds a date with slashes unclear if both of its numbers can be a month. */
  readonly dateOrder: DateOrder | undefined;
}

export interface CellError {
  /** The field of the section that the cell is for, or the mark. */
  readonly field: string;
  readonly code: ImportCellError;
}

/** A row as a record of a section. Blank cells give no fields. */
export interface TranslatedRow {
  /** Undefined where the column Section names none. */
  readonly kind: RecordKind | undefined;
  /** What the section's schema takes. A text that could not be translated is there as it was written. */
  readonly fields: Readonly<Record<string, string | number>>;
  readonly errors: readonly CellError[];
  /** The text of the column Person. Rows with the same text are of the same person. */
  readonly person?: string;
  /** The text of the column Household. */
  readonly household?: string;
  /** The time of receipt, ISO 8601. */
  readonly createdAt?: string;
}

export interface RowTranslator {
  readonly translate: (row: ImportRow) => TranslatedRow;
  /** Translates what somebody wrote in the place of a cell. */
  readonly translateText: (kind: RecordKind, field: string, text: string) => ReadValue;
}

/** Prepares the translation of all rows of a file. */
export async function makeRowTranslator(plan: RowPlan): Promise<RowTranslator> {
  const { country, dateOrder } = plan;
  const choices = await loadChoices(plan.target === 'as-said' ? recordKinds : [plan.target]);

  const translateText = (kind: RecordKind, field: string, text: string): ReadValue => {
    const schema = fieldSchema(kind, field);
    if (schema === undefined) return { value: text };
    return readValue(schema, text, { country, dateOrder, readChoice: choices.get(field) });
  };

  const translate = (row: ImportRow): TranslatedRow => {
    const cells = readCells(row, plan.columns);
    const section = plan.target === 'as-said' ? cells.texts.get('section') : undefined;
    const kind = plan.target === 'as-said' ? findSection(section) : plan.target;
    const errors: CellError[] =
      kind === undefined ? [{ field: 'section', code: 'no-section' }] : [];
    const received = cells.texts.get('createdAt');
    const createdAt = received === undefined ? undefined : readTime(received, dateOrder);
    if (received !== undefined && createdAt === undefined)
      errors.push({ field: 'createdAt', code: 'no-time' });
    const [person, household] = [cells.texts.get('person'), cells.texts.get('household')];
    const said = {
      ...(person !== undefined && { person }),
      ...(household !== undefined && { household }),
      ...(createdAt !== undefined && { createdAt }),
    };
    if (kind === undefined) return { kind, fields: {}, errors, ...said };
    const fields: Record<string, string | number> = {};
    for (const [field, text] of textsByField(kind, cells.texts)) {
      const read = translateText(kind, field, text);
      fields[field] = 'code' in read ? text : read.value;
      if ('code' in read) errors.push({ field, code: read.code });
    }
    for (const [column, code] of cells.refused) {
      const field = fieldInSection(kind, wholeOfPart(column) ?? column);
      if (field !== undefined) errors.push({ field, code });
    }
    return { kind, fields, errors, ...said };
  };

  return { translate, translateText };
}

const fieldSchema = (kind: RecordKind, field: string): FieldSchema | undefined => {
  const { properties } = importedBody(kind);
  return Object.hasOwn(properties, field) ? properties[field] : undefined;
};

async function loadChoices(kinds: readonly RecordKind[]): Promise<ReadonlyMap<string, ReadChoice>> {
  const lists = new Map<string, readonly string[]>();
  for (const kind of kinds)
    for (const [field, schema] of Object.entries(importedBody(kind).properties))
      if ('enum' in schema) lists.set(field, schema.enum);
  return new Map(
    await Promise.all(
      [...lists].map(
        async ([field, values]) => [field, await makeChoiceReader(field, values)] as const,
      ),
    ),
  );
}

interface Cells {
  /** The first text that is not blank of each field. */
  readonly texts: ReadonlyMap<ImportField, string>;
  readonly refused: readonly (readonly [ImportField, ImportCellError])[];
}

function readCells(row: ImportRow, columns: readonly (ImportField | null)[]): Cells {
  const texts = new Map<ImportField, string>();
  for (const [place, field] of columns.entries()) {
    const text = (row.cells[place] ?? '').trim();
    if (field !== null && text !== '' && !texts.has(field)) texts.set(field, text);
  }
  const refused = Object.entries(row.refused ?? {}).flatMap(([place, code]) => {
    const field = columns[Number(place)];
    return field ? [[field, code] as const] : [];
  });
  return { texts, refused };
}

/** The texts of a row by the fields of its section, with parts made one. */
function textsByField(
  kind: RecordKind,
  texts: ReadonlyMap<ImportField, string>,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const parts = new Map<keyof typeof joinParts, Record<string, string>>();
  for (const [column, text] of texts) {
    if (importMarks.some((mark) => mark === column)) continue;
    const whole = wholeOfPart(column);
    if (whole !== undefined) parts.set(whole, { ...parts.get(whole), [column]: text });
    const field = whole === undefined ? fieldInSection(kind, column) : undefined;
    // A column of the field itself comes before one that means the same.
    if (field !== undefined && (field === column || !found.has(field))) found.set(field, text);
  }
  for (const [whole, some] of parts) {
    const field = fieldInSection(kind, whole);
    const text = joinParts[whole](some);
    if (field !== undefined && text !== '' && !found.has(field)) found.set(field, text);
  }
  return found;
}

const foldSection = (text: string) => foldForSearch(text).replace(/[\s-]+/g, '');

/** Sections by their titles, by their keys in addresses and by their names. */
const sections = new Map(
  recordKinds.flatMap((kind) =>
    [sectionTitles[kind], sectionKeys[kind], kind].map(
      (name) => [foldSection(name), kind] as const,
    ),
  ),
);

const findSection = (text: string | undefined): RecordKind | undefined =>
  text === undefined ? undefined : sections.get(foldSection(text));

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?Z$/;
const dayAndTime = /^(.*\d)[ T,]+(\d{1,2}:\d\d)(?::\d\d)?$/;

/** Parses a time of Innsbruck in digits, or a day, as ISO 8601; undefined if it is neither. */
function readTime(text: string, dateOrder: DateOrder | undefined): string | undefined {
  if (isoTime.test(text)) return toIso(new Date(text));
  const [, day = text, time = '00:00'] = dayAndTime.exec(text) ?? [];
  const read = readDay(day, dateOrder);
  if (!('day' in read)) return undefined;
  return toIso(innsbruckMoment(`${read.day}T${time.padStart(5, '0')}`));
}

const toIso = (time: Date | undefined): string | undefined =>
  time === undefined || Number.isNaN(time.getTime()) ? undefined : time.toISOString();
