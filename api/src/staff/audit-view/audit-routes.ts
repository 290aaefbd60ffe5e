import type { FastifyInstance } from 'fastify';
import { auditPageSize, checkAudit, exportAudit, getAuditPage } from 'contract/audit-requests';
import type { AuditPage } from 'contract/audit-requests';
import { badRequest } from '../../http/errors/http-error';
import { BoundedWork } from '../../http/limits/bounded-work';
import { serve } from '../../http/serve';
import type { Call } from '../../http/serve';
import { AuditCheck } from './audit-check';
import { AuditEntryRepository, toCursor } from './audit-entry-repository';
import type { AuditRow } from './audit-entry-repository';
import { sendAuditExport } from './audit-export';
import { getAuditPeople } from './audit-people';
import { getAuditReader, canReadWholeLog } from './audit-reader';
import { redactAuditEntry } from './shown-entry';

/** Bounds concurrent queries: one with a rare filter scans the whole log. */
const limits = { running: 2, waiting: 20 };

/** The audit log, for staff who may read it. */
export function serveAudit(app: FastifyInstance): void {
  const work = new BoundedWork(limits);
  const check = new AuditCheck(app.audit, app.now);
  app.memory.add(check);
  serve(app, getAuditPage, (call) => work.run(() => readPage(app, call)));
  serve(
    app,
    exportAudit,
    async (call) => {
      // The export is noted before the first byte is sent, because the data leaves the system.
      await call.note({ details: { format: 'csv' } });
      return sendAuditExport(app, call);
    },
    { exposeHeadRoute: false },
  );
  serve(app, checkAudit, async ({ request }) => {
    const { entries, ...verdict } = await check.ask();
    return canReadWholeLog(getAuditReader(request)) ? { ...verdict, entries } : verdict;
  });
}

/** @throws HttpError (400) for an unknown cursor */
async function readPage(
  { database }: FastifyInstance,
  { request, query }: Call<typeof getAuditPage>,
): Promise<AuditPage> {
  const reader = getAuditReader(request);
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
