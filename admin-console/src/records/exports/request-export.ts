import { language } from 'contract/language';
import { exportRecords, reviewColumns, statusColumn } from 'contract/export-requests';
import type {
  ExportFormat,
  ExportRequest,
  ExportedColumn,
  ExportedLine,
} from 'contract/export-requests';
import { fieldLabel } from '../../base/model/field-labels';
import { formatFieldValue } from '../../base/model/format-field-value';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import { receivedField } from '../../base/model/record-fields';
import { saveDatedFile } from '../../base/parts/save-file';
import { reviewTexts } from '../review/store/review.texts';
import { sendChange, sendForFile } from '../../session/send';
import { aboutLines, describeExport } from './describe-export';
import type { ExportedRow, ExportedTable } from './exported-table';
import { exportTexts } from './export.texts';
import { printLines } from './print-lines';

/**
 * Requests a table from the server, which logs the export before it sends it. Resolves to an error message, or
 * undefined on success.
 * @param who the name of the user; undefined if it is not known
 */
export async function requestExport(
  table: ExportedTable,
  format: ExportFormat,
  who: string | undefined,
): Promise<string | undefined> {
  const { kind, name, columns } = table;
  const isPrinted = format === 'print';
  const exported = isPrinted ? paperColumns(columns) : fileColumns(columns);
  const made = aboutLines(table, who);
  const about = describeExport(table, made);
  const body = { ...toExportRequest(table, format, exported), about };
  if (isPrinted) {
    const sent = await sendChange(exportRecords, { kind, body }, exportTexts.notExported);
    if (!sent.ok) return sent.message;
    const lines = sent.response.map((line) => readableLine(line, exported));
    // The first line is the title's.
    const captions = made.slice(1).map(([label, value]) => `${label}: ${value}`);
    await printLines({ title: name, captions, groups: about.groups, lines });
    return undefined;
  }
  const sent = await sendForFile(exportRecords, { kind, body }, exportTexts.notExported);
  if (!sent.ok) return sent.message;
  saveDatedFile(sent.response, name, format === 'xlsx' ? 'xlsx' : 'csv');
  return undefined;
}

function toExportRequest(
  { rows }: ExportedTable,
  format: ExportFormat,
  columns: readonly ExportedColumn[],
): ExportRequest {
  const ids = (some: readonly ExportedRow[]) => some.map(({ record }) => String(record['_id']));
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

/** On paper people look for names first: the Status comes last. */
const paperColumns = (shown: readonly ExportedColumn[]): readonly ExportedColumn[] =>
  shown.toSorted((one, other) => Number(isStatus(one)) - Number(isStatus(other)));

const isStatus = ({ field }: ExportedColumn) => field === statusColumn;

/** Times and amounts are formatted on paper as on the screen. */
const readableLine = (line: ExportedLine, columns: readonly ExportedColumn[]): ExportedLine =>
  line.map((value, place) => {
    const field = columns[place]?.field ?? '';
    if (typeof value === 'number') return formatFieldValue(field, value);
    return field === receivedField ? (innsbruckTime(value) ?? value) : value;
  });
