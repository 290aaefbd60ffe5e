import { locale, language } from 'contract/language';
import { exportEndpoint, reviewColumns } from 'contract/record-exports';
import type {
  ExportFormat,
  ExportRequest,
  ExportedColumn,
  ExportedLine,
} from 'contract/record-exports';
import type { RecordKind } from 'contract/review';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { fieldLabel } from '../../base/model/field-labels';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import { receivedField } from '../../base/model/record-fields';
import { saveDatedFile } from '../../base/parts/save-file';
import { reviewTexts } from '../review/store/review.texts';
import { callAsStaff, fetchFileAsStaff, getMessage } from '../../session/staff-call';
import { exportTexts } from './export.texts';
import { printLines } from './print-lines';

/** The part of a table that is exported: some columns of all rows that were found. */
export interface ExportedTable {
  readonly kind: RecordKind;
  readonly name: string;
  readonly columns: readonly ExportedColumn[];
  readonly rows: readonly MarkedRecord[];
}

/**
 * Requests a table from the server, which logs the export before it sends it. Resolves to an error message, or
 * undefined on success.
 */
export async function requestExport(
  table: ExportedTable,
  format: ExportFormat,
): Promise<string | undefined> {
  const { kind, name, rows } = table;
  const path = exportEndpoint(kind);
  const { notExported } = exportTexts;
  if (format === 'print') {
    const call = {
      method: 'POST',
      path,
      body: toExportRequest(table, format, table.columns),
    } as const;
    const answer = await callAsStaff(call, readLines);
    if (!answer.ok) return getMessage(answer.error) ?? notExported;
    const lines = answer.body.map((line) => readableLine(line, table.columns));
    await printLines({ title: name, caption: exportTexts.caption(rows.length, today()), lines });
    return undefined;
  }
  const body = toExportRequest(table, format, fileColumns(table.columns));
  const answer = await fetchFileAsStaff({ method: 'POST', path, body });
  if (!answer.ok) return getMessage(answer.error) ?? notExported;
  saveDatedFile(answer.body, name, format === 'xlsx' ? 'xlsx' : 'csv');
  return undefined;
}

function toExportRequest(
  { rows }: ExportedTable,
  format: ExportFormat,
  columns: readonly ExportedColumn[],
): ExportRequest {
  const ids = (some: readonly MarkedRecord[]) => some.map(({ record }) => String(record['_id']));
  return {
    format,
    language,
    columns: [...columns],
    records: ids(rows),
    duplicates: ids(rows.filter(({ status }) => status === 'DUPLICATE')),
  };
}

/** A file also has the time of receipt, the review state and the assignee of each record. */
const fileColumns = (shown: readonly ExportedColumn[]): readonly ExportedColumn[] => [
  ...shown,
  ...(shown.some(({ field }) => field === receivedField)
    ? []
    : [{ field: receivedField, header: fieldLabel(receivedField) }]),
  { field: reviewColumns.state, header: reviewTexts.filter },
  { field: reviewColumns.assignee, header: reviewTexts.assignee },
];

const readLines = (answer: unknown): readonly ExportedLine[] | undefined =>
  Array.isArray(answer) && answer.every((line) => Array.isArray(line))
    ? (answer as readonly ExportedLine[])
    : undefined;

/** Times are formatted on paper as on the screen. */
const readableLine = (line: ExportedLine, columns: readonly ExportedColumn[]): ExportedLine =>
  line.map((value, place) =>
    columns[place]?.field === receivedField ? (innsbruckTime(String(value)) ?? value) : value,
  );

const today = () =>
  new Date().toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'Europe/Vienna' });
