import type { FastifyInstance } from 'fastify';
import { exportNoteBody, exportNotesEndpoint, recordKinds } from 'contract/review';
import type { ExportNote } from 'contract/review';
import type { ConsoleParts } from '../console/console-parts';
import { staffOf } from '../access/route-access';

/** Staff take a list out of the house: the file is made in the browser, and the log knows of it (SAFETY 4). */
export function registerExportNotes(app: FastifyInstance, { database, audit }: ConsoleParts): void {
  for (const kind of recordKinds) {
    const access = { right: `${kind}:export`, confirmed: true } as const;
    const options = { schema: { body: exportNoteBody }, config: { access } } as const;
    app.post(exportNotesEndpoint(kind), options, async (request, reply) => {
      const details = request.body as ExportNote;
      const adminId = staffOf(request)._id;
      await database
        .transaction()
        .execute((transaction) =>
          audit.append(transaction, { adminId, action: 'export', kind, subjects: [], details }),
        );
      return reply.code(204).send();
    });
  }
}
