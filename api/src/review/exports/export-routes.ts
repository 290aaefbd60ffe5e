import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { exportRecords, maxExportBytes, maxExportedColumns } from 'contract/export-requests';
import type { ExportFormat } from 'contract/export-requests';
import { streamWhileAllowed } from '../../auth/access/route-access';
import { sendJsonList } from '../../http/responses/json-list';
import { uploadBodyRules } from '../../content/pictures/upload-body-rules';
import { RecordRepository } from '../../storage/records/record-repository';
import type { JsonPiece } from '../../storage/record-list';
import { columnTypes } from './column-types';
import type { ColumnType } from './column-types';
import { csvDialects } from '../../http/responses/csv-cell';
import { csvPieces } from './csv';
import { exportedLines } from './exported-lines';
import type { ExportedLineBatches } from './exported-lines';
import { writeXlsx } from './xlsx';
import { noRecord } from '../../http/errors/http-error';
import { serve } from '../../http/serve';
import type { Call } from '../../http/serve';

/** Up to eight of the longest id lists are read at a time, two per network. */
const bodyRules = uploadBodyRules(maxExportBytes, 8);

/** Two keys per column and those besides the list. */
const maxKeys = 2 * maxExportedColumns + 5;

/** Staff export records: the audit entry is stored before they get them (safety 4). */
export function serveExports(app: FastifyInstance): void {
  const send = async ({ request, reply, kind, body, note }: Call<typeof exportRecords>) => {
    const { format, columns, records } = body;
    const { length: count } = records;
    // It is also another number where a record is named twice.
    if ((await new RecordRepository(app.database).count(kind, records)) !== count) throw noRecord();
    await note({ details: { format, count } });
    const pieces = exportedLines(app, kind, body);
    const types = columnTypes(kind, columns);
    const lines = streamWhileAllowed(request, `${kind}:export`, pieces);
    return sendLines(format, reply, lines, types);
  };
  serve(app, exportRecords, send, {
    bodyLimit: maxExportBytes,
    bodyRules: () => bodyRules,
    maxKeys,
  });
}

/** Sends lines as a file, or what a page prints. */
export const sendLines = (format: ExportFormat, ...parts: Parameters<SendLines>) =>
  sendAs[format](...parts);

type SendLines = (
  reply: FastifyReply,
  lines: ExportedLineBatches,
  types: readonly ColumnType[],
) => FastifyReply | Promise<FastifyReply>;

const sendCsv =
  (format: keyof typeof csvDialects): SendLines =>
  (reply, lines, types) => {
    const text = csvPieces(lines, types, csvDialects[format]);
    return reply.type('text/csv; charset=utf-8').send(Readable.from(text, { objectMode: false }));
  };

const sendAs: Readonly<Record<ExportFormat, SendLines>> = {
  csv: sendCsv('csv'),
  'csv-excel': sendCsv('csv-excel'),
  xlsx: async (reply, lines, types) =>
    reply
      .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
      .send(await writeXlsx(lines, types)),
  print: (reply, lines) => sendJsonList(reply, jsonOf(lines)),
};

async function* jsonOf(pieces: ExportedLineBatches): AsyncGenerator<JsonPiece, void> {
  let separator = '[';
  for await (const lines of pieces) {
    if (lines.length === 0) continue;
    yield separator + lines.map((line) => JSON.stringify(line)).join(',');
    separator = ',';
  }
  yield ']';
}
