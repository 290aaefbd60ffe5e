import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { ExportFormat } from 'contract/export-requests';
import { csvDialects } from '../../http/responses/csv-cell';
import { sendJsonList } from '../../http/responses/json-list';
import type { JsonPiece } from '../../storage/record-list';
import type { ColumnType } from './column-types';
import { csvPieces } from './csv';
import { addRemarks, noRemarks } from './export-remarks';
import type { FileRemarks } from './export-remarks';
import type { ExportedLineBatches } from './exported-lines';
import { writeXlsx } from './xlsx';

/** Sends lines as a file, or what a page prints. */
export const sendLines = (format: ExportFormat, ...parts: Parameters<SendLines>) =>
  sendAs[format](...parts);

type SendLines = (
  reply: FastifyReply,
  lines: ExportedLineBatches,
  types: readonly ColumnType[],
  about?: FileRemarks,
) => FastifyReply | Promise<FastifyReply>;

const sendCsv =
  (format: keyof typeof csvDialects): SendLines =>
  (reply, lines, types, { remarks } = noRemarks) => {
    const text = csvPieces(addRemarks(lines, remarks), types, csvDialects[format]);
    return reply.type('text/csv; charset=utf-8').send(Readable.from(text, { objectMode: false }));
  };

const sendAs: Readonly<Record<ExportFormat, SendLines>> = {
  csv: sendCsv('csv'),
  'csv-excel': sendCsv('csv-excel'),
  xlsx: async (reply, lines, types, about) =>
    reply
      .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
      .send(await writeXlsx(lines, types, about)),
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
