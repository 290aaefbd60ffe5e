import type { FastifyInstance } from 'fastify';
import {
  chooseConfidentialSections,
  getConfidentialSections,
  noteOpenedRecords,
} from 'contract/audit-requests';
import { recordKinds } from 'contract/review';
import { ConfidentialSectionRepository } from '../../auth/access-log/confidential-sections';
import { RoleRepository, ownerRoleId } from '../../auth/roles/role-repository';
import { serve, serveChange } from '../../http/serve';
import { RecordRepository } from '../../storage/records/record-repository';
import { refusal } from '../accounts/authority';

/** The console reports opened records; owners choose the sections in which that is logged. */
export function serveAccessLog(app: FastifyInstance): void {
  serve(app, noteOpenedRecords, async ({ request, kind, body }) => {
    // Only ids of existing records are logged: a client cannot write text of its own into the log.
    const found = await new RecordRepository(app.database).find(kind, body.records);
    await app.accessLog.noteOpened(request, kind, [...found.keys()]);
  });

  serve(app, getConfidentialSections, async () => ({
    sections: await app.accessLog.listSections(),
  }));

  // A choice that changes nothing is not recorded.
  serveChange(app, chooseConfidentialSections, async ({ transaction, body, staff, note }) => {
    const roles = await new RoleRepository(transaction).listOfOpen(staff._id);
    if (!roles.some(({ id }) => id === ownerRoleId)) throw ownersDecide();
    const repository = new ConfidentialSectionRepository(transaction, app.now);
    const sections = recordKinds.filter((kind) => body.sections.includes(kind));
    if (sections.join() !== (await repository.read()).join()) {
      await repository.choose(sections);
      await note({ details: { sections: sections.join(' ') } });
    }
    return { sections };
  });
}

const ownersDecide = () =>
  refusal(
    'owners-only',
    'Only an owner decides which sections are confidential. Please ask an owner.',
  );
