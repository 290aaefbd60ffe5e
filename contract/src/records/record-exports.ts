import type { FromSchema } from 'json-schema-to-ts';
import { languageCodes } from '../site/languages';
import { recordId } from './review';
import type { RecordKind } from './review';

/**
 * POST `exportBody`: exports records of a section. Requires the export right and a recent confirmation (428), and
 * writes an audit entry before the first byte of the response: a CSV or Excel file, or for `print` the table's rows as
 * JSON. 404 if one of the records is not in the list any more.
 */
export const exportEndpoint = (kind: RecordKind) => `/api/admin/exports/${kind}` as const;

export const exportFormats = ['csv', 'csv-excel', 'xlsx', 'print'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Columns that are not fields of a record: the Status (requirements 2.10), and the review. */
export const statusColumn = 'duplicateStatus';
export const reviewColumns = { state: 'review.state', assignee: 'review.assignee' } as const;

const maxExportedRecords = 200_000;

/** An export contains each record once. */
const recordIds = { type: 'array', items: recordId, maxItems: maxExportedRecords } as const;

/** Bytes: an id takes up to 39 with quotes and comma, which leaves room for the columns. */
export const maxExportBytes = maxExportedRecords * 40;

const name = { type: 'string', maxLength: 200 } as const;

export const exportBody = {
  type: 'object',
  properties: {
    format: { type: 'string', enum: exportFormats },
    /** Language of the texts that the server adds to the file. */
    language: { type: 'string', enum: languageCodes },
    /** In the table's order, with its labels. */
    columns: {
      type: 'array',
      minItems: 1,
      maxItems: 100,
      items: {
        type: 'object',
        properties: { field: name, header: name },
        required: ['field', 'header'],
        additionalProperties: false,
      },
    },
    /** In the table's order. */
    records: recordIds,
    /** Those of the records whose Status is DUPLICATE. */
    duplicates: recordIds,
  },
  required: ['format', 'language', 'columns', 'records', 'duplicates'],
  additionalProperties: false,
} as const;

export type ExportRequest = FromSchema<typeof exportBody>;
export type ExportedColumn = ExportRequest['columns'][number];

/** A row of texts and amounts as they are stored; times are ISO 8601. The first row is the header. */
export type ExportedLine = readonly (string | number)[];
