import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { exportBody, exportEndpoint, maxExportBytes } from 'contract/record-exports';
import type { ExportFormat, ExportRequest } from 'contract/record-exports';
import type { RecordKind } from 'contract/review';
import { getKind, kindParameter } from '../../auth/access/kind-parameter';
import { getStaff, streamWhileAllowed } from '../../auth/access/route-access';
import { toAuditActor } from '../../storage/audit/staff-journal';
import type { ConsoleParts } from '../../auth/console-parts';
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

/** Up to eight of the longest id lists are read at a time, two per network. */
const bodyRules = uploadBodyRules(maxExportBytes, 8);

const options = {
  schema: { body: exportBody },
  bodyLimit: maxExportBytes,
  config: {
    access: { sectionRight: 'export', confirmed: true },
    body: () => bodyRules,
    /** Two keys per column and those besides the list. */
    maxKeys: 2 * exportBody.properties.columns.maxItems + 5,
  },
} as const;

/** Staff export records: the audit entry is stored before they get them (safety 4). */
export function registerExports(app: FastifyInstance, parts: ConsoleParts): void {
  app.post(exportEndpoint(kindParameter), options, async (request, reply) => {
    const kind = getKind(request);
    const body = request.body as ExportRequest;
    await noteExport(parts, request, kind, body);
    const pieces = exportedLines(parts, kind, body);
    const types = columnTypes(kind, body.columns);
    return sendAs[body.format](reply, streamWhileAllowed(request, `${kind}:export`, pieces), types);
  });
}

/** Throws an HttpError (404) and adds no entry if one of the records is not in the list or is named twice. */
async function noteExport(
  { database, audit }: ConsoleParts,
  request: FastifyRequest,
  kind: RecordKind,
  { format, records }: ExportRequest,
): Promise<void> {
  const { length: count } = records;
  if ((await new RecordRepository(database).count(kind, records)) !== count) throw noRecord();
  const what = { action: 'export', kind, subjects: [], details: { format, count } } as const;
  const entry = { ...toAuditActor(getStaff(request)), ...what };
  await database.transaction().execute((transaction) => audit.append(transaction, entry));
}

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
