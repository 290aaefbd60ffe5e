import type { FastifyInstance } from 'fastify';
import { exportNoteBody, exportNotesEndpoint } from 'contract/review';
import type { ExportNote } from 'contract/review';
import type { ConsoleParts } from '../console/console-parts';
import { deedOf } from '../audit/staff-journal';
import { kindOf, kindParameter } from '../access/kind-parameter';
import { staffOf } from '../access/route-access';

/** Staff take a list out of the house: the file is made in the browser, and the log knows of it (SAFETY 4). */
export function registerExportNotes(app: FastifyInstance, { database, audit }: ConsoleParts): void {
  const access = { sectionRight: 'export', confirmed: true } as const;
  const options = { schema: { body: exportNoteBody }, config: { access } } as const;
  app.post(exportNotesEndpoint(kindParameter), options, async (request, reply) => {
    const kind = kindOf(request);
    const details = request.body as ExportNote;
    const deed = deedOf(staffOf(request));
    await database
      .transaction()
      .execute((transaction) =>
        audit.append(transaction, { ...deed, action: 'export', kind, subjects: [], details }),
      );
    return reply.code(204).send();
  });
}
