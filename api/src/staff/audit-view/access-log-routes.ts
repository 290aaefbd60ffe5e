import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  confidentialSectionsBody,
  confidentialSectionsEndpoint,
  openedRecordsBody,
  openedRecordsEndpoint,
} from 'contract/audit';
import type { ConfidentialSections, OpenedRecords } from 'contract/audit';
import { recordKinds } from 'contract/review';
import { getKind, kindParameter } from '../../auth/access/kind-parameter';
import { getStaff } from '../../auth/access/route-access';
import { toAuditActor } from '../../storage/audit/staff-journal';
import type { AccessLogParts } from '../../auth/console-parts';
import { RecordRepository } from '../../storage/records/record-repository';
import { ConfidentialSectionRepository } from '../../auth/access-log/confidential-sections';
import { RoleRepository, ownerRoleId } from '../../auth/roles/role-repository';
import { refusal } from '../accounts/authority';

/** The console reports opened records; owners choose the sections in which that is logged. */
export function registerAccessLog(app: FastifyInstance, parts: AccessLogParts): void {
  const config = { access: { sectionRight: 'read' } } as const;
  const schema = { body: openedRecordsBody };
  app.post(openedRecordsEndpoint(kindParameter), { schema, config }, async (request, reply) => {
    const kind = getKind(request);
    const { records } = request.body as OpenedRecords;
    // Only ids of existing records are logged: a client cannot write text of its own into the log.
    const found = await new RecordRepository(parts.database).find(kind, records);
    await parts.accessLog.noteOpened(request, kind, [...found.keys()]);
    return reply.code(204).send();
  });
  registerConfidentialSections(app, parts);
}

function registerConfidentialSections(app: FastifyInstance, parts: AccessLogParts): void {
  const url = confidentialSectionsEndpoint;
  app.get(
    url,
    { config: { access: { right: 'audit:read' } } },
    async (): Promise<ConfidentialSections> => ({ sections: await parts.accessLog.listSections() }),
  );
  const schema = { body: confidentialSectionsBody };
  const config = { access: { right: 'accounts:manage', confirmed: true } } as const;
  app.put(url, { schema, config }, async (request): Promise<ConfidentialSections> => {
    await choose(parts, request);
    return { sections: await parts.accessLog.listSections() };
  });
}

const ownersDecide = () =>
  refusal(
    'owners-only',
    'Only an owner decides which sections are confidential. Please ask an owner.',
  );

/** Only an owner may set the confidential sections. A choice that changes nothing is not recorded. */
function choose({ database, now, audit }: AccessLogParts, request: FastifyRequest): Promise<void> {
  const { sections } = request.body as ConfidentialSections;
  return database.transaction().execute(async (transaction) => {
    const roles = await new RoleRepository(transaction).listOfOpen(getStaff(request)._id);
    if (!roles.some(({ id }) => id === ownerRoleId)) throw ownersDecide();
    const repository = new ConfidentialSectionRepository(transaction, now);
    const chosen = recordKinds.filter((kind) => sections.includes(kind));
    if (chosen.join() === (await repository.read()).join()) return;
    await repository.choose(chosen);
    const what = { action: 'confidential', kind: 'audit', subjects: [] } as const;
    const details = { sections: chosen.join(' ') };
    await audit.append(transaction, { ...toAuditActor(getStaff(request)), ...what, details });
  });
}
