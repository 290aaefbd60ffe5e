import type { FastifyInstance } from 'fastify';
import {
  getImportReport,
  listImports,
  maxImportBody,
  previewImport,
  readImportFile,
} from 'contract/import-requests';
import { uploadBodyRules } from '../content/pictures/upload-body-rules';
import { sendJsonList } from '../http/responses/json-list';
import { serve } from '../http/serve';
import { sendLines } from '../review/exports/send-lines';
import type { JsonPiece } from '../storage/record-list';
import { recognizeColumns } from './columns/recognize-columns';
import type { ImportReader } from './files/import-reader';
import { findOpenImport, getImporterKinds, isOpenTo } from './import-access';
import { reportLines, reportTypes } from './report/import-report';
import { toFileDigest } from './import-planner';
import type { ImportPlanner, PlannedImport } from './import-planner';
import { ImportRepository } from './store/import-repository';

const bodyRules = uploadBodyRules(maxImportBody, 4);

/** Bodies with a file, and with a decision for each of its rows. */
export const fileBodies = {
  bodyLimit: maxImportBody,
  bodyRules: () => bodyRules,
  maxKeys: 400_000,
};

/** What staff see of a file before it is imported, and of what was imported. */
export function serveImports(
  app: FastifyInstance,
  reader: ImportReader,
  planner: ImportPlanner,
): void {
  const { database } = app;
  serve(
    app,
    readImportFile,
    async ({ body: { file, sheet, target } }) => {
      const bytes = Buffer.from(file, 'base64');
      const table = await reader.read(bytes, sheet);
      const { dateOrder, ...recognized } = await recognizeColumns(table, target);
      const fileDigest = toFileDigest(bytes);
      const importedAt = await new ImportRepository(database).findTime(fileDigest);
      const { format, sheets, rowCount: rows } = table;
      return {
        ...{ fileDigest, rows, ...recognized },
        ...(format === 'xlsx' && { sheets, sheet: table.sheet }),
        ...(dateOrder !== undefined && { dateOrder }),
        ...(importedAt !== undefined && { importedAt }),
      };
    },
    fileBodies,
  );
  serve(
    app,
    previewImport,
    async ({ body: { file, plan }, request, reply }) => {
      const kinds = getImporterKinds(request);
      const planned = await planner.plan(Buffer.from(file, 'base64'), plan, kinds);
      return sendJsonList(reply, toJson(planned));
    },
    fileBodies,
  );
  serve(app, listImports, async ({ request }) => ({
    imports: (await new ImportRepository(database).list()).filter((one) => isOpenTo(request, one)),
  }));
  serve(app, getImportReport, async ({ id, query: { format, language }, request, reply }) => {
    await findOpenImport(database, request, id);
    const lines = reportLines(app, id, { language, kinds: getImporterKinds(request) });
    return sendLines(format, reply, lines, reportTypes);
  });
}

/** Rows that are written as JSON at a time. */
const rowsPerPiece = 200;

async function* toJson({ rows, summary, digest }: PlannedImport): AsyncGenerator<JsonPiece, void> {
  yield `${JSON.stringify({ digest, summary }).slice(0, -1)},"rows":[`;
  for (let start = 0; start < rows.length; start += rowsPerPiece) {
    const some = rows.slice(start, start + rowsPerPiece);
    const texts = some.map(({ preview }) => JSON.stringify(preview));
    yield `${start === 0 ? '' : ','}${texts.join(',')}`;
  }
  yield ']}';
}
