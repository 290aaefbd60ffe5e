import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  auditCheckEndpoint,
  auditEndpoint,
  auditExportEndpoint,
  auditPageSize,
  auditQuery,
} from 'contract/audit';
import type { AuditPage, AuditQuery, AuditVerdict } from 'contract/audit';
import { getStaff } from '../../auth/access/route-access';
import type { ConsoleParts } from '../../auth/console-parts';
import { badRequest } from '../../http/errors/http-error';
import { BoundedWork } from '../../http/limits/bounded-work';
import { AuditCheck } from './audit-check';
import { AuditEntryRepository, toCursor } from './audit-entry-repository';
import type { AuditRow } from './audit-entry-repository';
import { sendAuditExport } from './audit-export';
import { getAuditPeople } from './audit-people';
import { getAuditReader, canReadWholeLog } from './audit-reader';
import { toAuditActor } from '../../storage/audit/staff-journal';
import { redactAuditEntry } from './shown-entry';

/** Bounds concurrent queries: one with a rare filter scans the whole log. */
const limits = { running: 2, waiting: 20 };

/** Registers the audit log, for staff who may read it. */
export function registerAudit(app: FastifyInstance, parts: ConsoleParts): void {
  const work = new BoundedWork(limits);
  const check = new AuditCheck(parts.audit, parts.now);
  app.memory.add(check);
  const schema = { querystring: auditQuery } as const;
  app.get(auditEndpoint, { schema, config: { access: 'staff' } }, (request) =>
    work.run(() => readPage(parts, request)),
  );
  app.get(
    auditExportEndpoint,
    { schema, exposeHeadRoute: false, config: { access: { confirmed: true } } },
    async (request, reply) => {
      await noteExport(parts, request);
      return sendAuditExport(request, reply, parts);
    },
  );
  app.get(
    auditCheckEndpoint,
    { config: { access: { right: 'audit:read' } } },
    async (request): Promise<AuditVerdict> => {
      const { entries, ...verdict } = await check.ask();
      return canReadWholeLog(getAuditReader(request)) ? { ...verdict, entries } : verdict;
    },
  );
}

/** @throws HttpError (400) for an unknown cursor */
async function readPage({ database }: ConsoleParts, request: FastifyRequest): Promise<AuditPage> {
  const reader = getAuditReader(request);
  const query = request.query as AuditQuery;
  const log = new AuditEntryRepository(database);
  const before = query.before === undefined ? undefined : await log.findCursor(query.before);
  if (query.before !== undefined && before === undefined) throw noSuchPlace();
  const found: AuditRow[] = [];
  for await (const rows of log.newest(reader, query, auditPageSize + 1, before)) {
    found.push(...rows);
    if (found.length > auditPageSize || request.raw.socket.destroyed) break;
  }
  const shown = found.slice(0, auditPageSize);
  const people = await getAuditPeople(database);
  const names = new Map(people.map(({ _id, name }) => [_id, name]));
  const last = shown.at(-1);
  return {
    entries: shown.map((row) => redactAuditEntry(row, reader, names)),
    ...(found.length > shown.length && last && { next: toCursor(last) }),
    people: people.filter(({ _id }) => reader.kinds.length > 0 || _id === reader.adminId),
  };
}

const noSuchPlace = () =>
  badRequest('There is no such place in the log. Please begin with its newest entries.');

/** Records the export before the first byte is sent, because the data leaves the system. */
function noteExport({ database, audit }: ConsoleParts, request: FastifyRequest): Promise<void> {
  const details = { format: 'csv' };
  const what = { action: 'export', kind: 'audit', subjects: [], details } as const;
  const entry = { ...toAuditActor(getStaff(request)), ...what };
  return database.transaction().execute((transaction) => audit.append(transaction, entry));
}
