import type { FromSchema } from 'json-schema-to-ts';
import { languageCodes } from '../site/languages';
import { recordId } from './review';
import type { RecordKind } from './review';

/**
 * POST `exportBody`: takes records of a section out of the house. It asks for the right to export and for a recent
 * confirmation (428), and is noted in the audit log before the first byte of the answer: a CSV or Excel file, or for
 * `print` the lines of the table as JSON. 404 when one of the records is in the list no more.
 */
export const exportEndpoint = (kind: RecordKind) => `/api/admin/exports/${kind}` as const;

export const exportFormats = ['csv', 'csv-excel', 'xlsx', 'print'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Columns that are no field of a record: the Status (requirements 2.10), and what staff noted. */
export const statusColumn = 'duplicateStatus';
export const reviewColumns = { state: 'review.state', assignee: 'review.assignee' } as const;

const maxExportedRecords = 200_000;

/** A list of records names each once. */
const recordIds = { type: 'array', items: recordId, maxItems: maxExportedRecords } as const;

/** Bytes: each id of ours is 36 long, with its quotes and comma, and there is room for the columns. */
export const maxExportBytes = maxExportedRecords * 40;

const name = { type: 'string', maxLength: 200 } as const;

export const exportBody = {
  type: 'object',
  properties: {
    format: { type: 'string', enum: exportFormats },
    /** Of the words in the file that are the server's. */
    language: { type: 'string', enum: languageCodes },
    /** In their order, with what the table calls them. */
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
    /** In their order. */
    records: recordIds,
    /** Those of them whose Status is DUPLICATE. */
    duplicates: recordIds,
  },
  required: ['format', 'language', 'columns', 'records', 'duplicates'],
  additionalProperties: false,
} as const;

export type ExportWish = FromSchema<typeof exportBody>;
export type ExportedColumn = ExportWish['columns'][number];

/** Texts and amounts as they are stored: a time is ISO 8601. The headers are the first line. */
export type ExportedLine = readonly (string | number)[];
