import { anyAnswer } from 'contract/answer-reader';
import { exportNotesEndpoint } from 'contract/review';
import type { exportNoteBody, RecordKind } from 'contract/review';
import { callAsStaff } from '../session/staff-call';

export type ExportFormat = (typeof exportNoteBody.properties.format.enum)[number];

/** Has it noted in the audit log that a list was taken out of the house. */
export async function logExport(
  kind: RecordKind,
  format: ExportFormat,
  count: number,
): Promise<void> {
  const path = exportNotesEndpoint(kind);
  await callAsStaff({ method: 'POST', path, body: { format, count } }, anyAnswer);
}
