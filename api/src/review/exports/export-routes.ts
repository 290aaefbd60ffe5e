import type { FastifyInstance } from 'fastify';
import {
  exportRecords,
  maxExportBytes,
  maxExportedColumns,
  maxExportedGroups,
} from 'contract/export-requests';
import { streamWhileAllowed } from '../../auth/access/route-access';
import { uploadBodyRules } from '../../content/pictures/upload-body-rules';
import { RecordRepository } from '../../storage/records/record-repository';
import { columnTypes } from './column-types';
import { addHeadings, noRemarks } from './export-remarks';
import { exportedLines } from './exported-lines';
import { sendLines } from './send-lines';
import { noRecord } from '../../http/errors/http-error';
import { serve } from '../../http/serve';
import type { Call } from '../../http/serve';

/** Up to eight of the longest id lists are read at a time, two per network. */
const bodyRules = uploadBodyRules(maxExportBytes, 8);

/** Two keys per column and per group, and those besides the lists. */
const maxKeys = 2 * (maxExportedColumns + maxExportedGroups) + 9;

/** Staff export records: the audit entry is stored before they get them (safety 4). */
export function serveExports(app: FastifyInstance): void {
  const send = async ({ request, reply, kind, body, note }: Call<typeof exportRecords>) => {
    const { format, columns, records, about = noRemarks } = body;
    const { groups } = about;
    const { length: count } = records;
    // It is also another number where a record is named twice.
    if ((await new RecordRepository(app.database).count(kind, records)) !== count) throw noRecord();
    await note({ details: { format, count } });
    const pieces = addHeadings(exportedLines(app, kind, body), format === 'print' ? [] : groups);
    const types = columnTypes(kind, columns);
    const lines = streamWhileAllowed(request, `${kind}:export`, pieces);
    return sendLines(format, reply, lines, types, {
      ...about,
      lineCount: 1 + groups.length + count,
    });
  };
  serve(app, exportRecords, send, {
    bodyLimit: maxExportBytes,
    bodyRules: () => bodyRules,
    maxKeys,
  });
}
