import { fieldInSection, importMarks } from 'contract/import-fields';
import type { ImportDecision, ImportPlan } from 'contract/import-plan';
import type { ImportRow } from '../files/import-table';
import type { CellError, RowTranslator, TranslatedRow } from '../values/row-translator';

/** A row as the file and staff have it. */
export interface ReadRow extends TranslatedRow {
  /** What a new record says besides, because the plan has it for all rows that say nothing about these fields. */
  readonly defaults: TranslatedRow['fields'];
}

type ReadPlan = Pick<ImportPlan, 'columns' | 'defaults'>;

/** Translates a row, with what staff mended in it. */
export function readRow(
  row: ImportRow,
  { translate, translateText }: RowTranslator,
  plan: ReadPlan,
  decision: ImportDecision | undefined,
): ReadRow {
  const mended = Object.entries(decision?.values ?? {});
  const translated = translate(
    withMarks(
      row,
      plan,
      mended.filter(([name]) => isMark(name)),
    ),
  );
  const { kind } = translated;
  if (kind === undefined) return { ...translated, defaults: {} };
  const cells = mended.filter(([name]) => !isMark(name));
  const isMended = (field: string) => cells.some(([name]) => name === field);
  const fields = Object.fromEntries(
    Object.entries(translated.fields).filter(([field]) => !isMended(field)),
  );
  const errors = translated.errors.filter(({ field }) => !isMended(field));
  const add = (into: Record<string, string | number>, [field, text]: Cell) => {
    const read = translateText(kind, field, text);
    into[field] = 'code' in read ? text : read.value;
    return 'code' in read ? [{ field, code: read.code }] : [];
  };
  const mendedErrors = cells
    .filter(([, text]) => text.trim() !== '')
    .flatMap((cell): CellError[] => add(fields, cell));
  const defaults = {};
  for (const [name, text] of Object.entries(plan.defaults)) {
    const field = fieldInSection(kind, name);
    const isSaid = field === undefined || isMended(field) || Object.hasOwn(fields, field);
    if (!isSaid && !errors.some((error) => error.field === field)) add(defaults, [field, text]);
  }
  return { ...translated, fields, errors: [...errors, ...mendedErrors], defaults };
}

type Cell = readonly [name: string, text: string];

const isMark = (name: string): boolean => importMarks.some((mark) => mark === name);

/** The row with what staff wrote in the columns that say something about the row, and not of a field. */
function withMarks(row: ImportRow, { columns }: ReadPlan, mended: readonly Cell[]): ImportRow {
  if (mended.length === 0) return row;
  const textFor = (place: number) => mended.find(([name]) => name === columns[place])?.[1];
  const cells = Array.from(columns, (_column, place) => textFor(place) ?? row.cells[place] ?? '');
  const refused = Object.entries(row.refused ?? {}).filter(
    ([place]) => textFor(Number(place)) === undefined,
  );
  return { ...row, cells, refused: Object.fromEntries(refused) };
}
