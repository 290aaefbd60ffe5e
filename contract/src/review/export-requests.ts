import * as Type from '@sinclair/typebox';
import { recordId, recordKinds } from '../records/review';
import { request } from '../requests/request';
import { oneOf, strictObject } from '../requests/schemas';
import type { Value } from '../requests/schemas';
import { languageCodes } from '../site/languages';

/** What an export is saved as; it can also be printed. */
export const fileFormats = ['csv', 'csv-excel', 'xlsx'] as const;
export const exportFormats = [...fileFormats, 'print'] as const;
export type FileFormat = (typeof fileFormats)[number];
export type ExportFormat = (typeof exportFormats)[number];

/** Columns that are not fields of a record: the Status (requirements 2.10), and the review. */
export const statusColumn = 'duplicateStatus';
export const reviewColumns = { state: 'review.state', assignee: 'review.assignee' } as const;

const maxExportedRecords = 200_000;
export const maxExportedColumns = 100;

/** An export contains each record once. */
const recordIds = Type.Array(recordId, { maxItems: maxExportedRecords });

/** Bytes: an id takes up to 39 with quotes and comma, which leaves room for the columns. */
export const maxExportBytes = maxExportedRecords * 40;

const name = Type.String({ maxLength: 200 });
const column = strictObject({ field: name, header: name });
export type ExportedColumn = Value<typeof column>;

/** Groups of records that a file has headings for at most. */
export const maxExportedGroups = 500;
/** What begins a line of a file that is no record, but a remark: the import skips it. */
export const remarkStart = '# ';

const remark = Type.String({ maxLength: 2000 });
/** A count, a sum or an average of a group; a pledge is at most a million euros. */
const groupNumber = Type.Number({ minimum: 0, maximum: maxExportedRecords * 1_000_000 });
const groupCount = Type.Integer({ minimum: 0, maximum: maxExportedRecords });
const aboutExport = strictObject({
  /** The lines of the second sheet of an Excel file: the view, who and when, the groups and their sums. */
  sheet: Type.Array(Type.Array(Type.Union([remark, groupNumber]), { maxItems: 5 }), {
    maxItems: maxExportedGroups + 50,
  }),
  /** What a CSV file says after its records; empty where it holds all that the list has. */
  remarks: Type.Array(remark, { maxItems: 10 }),
  /** A heading and the number of records below it, in their order; empty where they are not grouped. */
  groups: Type.Array(strictObject({ heading: remark, count: groupCount }), {
    maxItems: maxExportedGroups,
  }),
});
export type AboutExport = Value<typeof aboutExport>;

const exportRequest = strictObject({
  format: oneOf(exportFormats),
  /** Language of the texts that the server adds to the file. */
  language: oneOf(languageCodes),
  /** In the table's order, with its labels. */
  columns: Type.Array(column, { minItems: 1, maxItems: maxExportedColumns }),
  /** In the table's order. */
  records: recordIds,
  /** Those of the records whose Status is DUPLICATE. */
  duplicates: recordIds,
  /** What a file says about itself, in its language; what is printed gets none of it from the server. */
  about: Type.Optional(aboutExport),
});
export type ExportRequest = Value<typeof exportRequest>;

/** A row of texts and amounts as they are stored; times are ISO 8601. The first row is the header. */
export type ExportedLine = readonly (string | number)[];

/**
 * Exports records of a section. The audit entry is written before the first byte of the response: a CSV or Excel file,
 * or for `print` the table's rows. 404 if one of the records is not in the list any more.
 */
export const exportRecords = request('POST /api/admin/exports/:kind', {
  access: { sectionRight: 'export', confirmed: true },
  params: { kind: oneOf(recordKinds) },
  body: exportRequest,
  response: Type.Array(Type.Unsafe<ExportedLine>({ type: 'array' })),
  errors: ['no-record'],
  audit: { action: 'export', kind: ':kind' },
});
