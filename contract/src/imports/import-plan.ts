import * as Type from '@sinclair/typebox';
import { paragraphs } from '../records/field';
import { phoneCountryNames } from '../phone-number';
import { recordId, recordKinds } from '../records/review';
import { nullable, oneOf, strictObject } from '../requests/schemas';
import type { Value } from '../requests/schemas';
import { dateOrders } from './import-fields';
import type { ImportTarget } from './import-fields';

/** What staff decide about a file before it is imported: what its columns are, and what is done with its rows. */

/** Bounds of a file. Beyond them it is refused as a whole. */
export const importLimits = { bytes: 20_000_000, rows: 20_000, columns: 200 } as const;

/** The section of all rows, or `as-said`: each row names its own in the column `section`. */
export const importTargets: readonly ImportTarget[] = [...recordKinds, 'as-said'];

/** A name of a field of a section, or what else a column can be (contract/import-fields). */
const field = Type.String({ minLength: 1, maxLength: 60, pattern: /^[A-Za-z]\w*$/.source });
/** Texts by the names of their fields. */
const cells = Type.Unsafe<Record<string, string>>({
  type: 'object',
  maxProperties: 40,
  additionalProperties: { type: 'string', maxLength: paragraphs.maxLength },
});
/** The number that a spreadsheet shows before the row. */
const row = Type.Integer({ minimum: 1, maximum: 1_048_576 });

/**
 * To whom a row belongs: to nobody who is known yet (`new`), to the record that it changes, or to a person who gets a
 * further record.
 */
const chosenMatch = Type.Union([
  oneOf(['new']),
  strictObject({ record: recordId }),
  strictObject({ person: recordId }),
]);
export type ChosenMatch = Value<typeof chosenMatch>;

const decision = strictObject({
  row,
  /** The row stays out. */
  skips: Type.Optional(Type.Literal(true)),
  /** In the place of what the file says; '' leaves the value out. */
  values: Type.Optional(cells),
  match: Type.Optional(chosenMatch),
});
export type ImportDecision = Value<typeof decision>;

export const importPlan = strictObject({
  /** The sheet of a workbook; by default the first that is not empty. */
  sheet: Type.Optional(Type.String({ maxLength: 200 })),
  target: oneOf(importTargets),
  /** What each column of the file is; null leaves it out. */
  columns: Type.Array(nullable(field), { maxItems: importLimits.columns }),
  /** The country of phone numbers that name none; without one they stay as they are. */
  country: Type.Optional(oneOf(phoneCountryNames)),
  /** Of dates like 03/04/1980; absent while nobody chose it. */
  dateOrder: Type.Optional(oneOf(dateOrders)),
  /** Values of new records whose row says nothing about these fields. */
  defaults: Type.Unsafe<Record<string, string>>({ ...cells, maxProperties: 20 }),
  /** Whether the new records are open work; by default they are done. */
  isOpenWork: Type.Boolean(),
  /** At most one for a row. */
  decisions: Type.Array(decision, { maxItems: importLimits.rows }),
});
export type ImportPlan = Value<typeof importPlan>;
