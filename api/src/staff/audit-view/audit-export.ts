import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { exportAudit, maxExportedEntries } from 'contract/audit-requests';
import type { AuditQuery, AuditEntry } from 'contract/audit-requests';
import { streamWhileAllowed } from '../../auth/access/route-access';
import { csvCell } from '../../http/responses/csv-cell';
import type { Call } from '../../http/serve';
import type { Database } from '../../storage/database';
import { AuditEntryRepository } from './audit-entry-repository';
import { getAuditPeople } from './audit-people';
import { getAuditReader } from './audit-reader';
import type { AuditReader } from './audit-reader';
import { redactAuditEntry } from './shown-entry';

const entriesPerPiece = 500;

/** Streams the entries that the caller may see as a CSV file. */
export async function sendAuditExport(
  { database }: FastifyInstance,
  { request, reply, query }: Call<typeof exportAudit>,
): Promise<FastifyReply> {
  const reader = getAuditReader(request);
  const pieces = csvPieces(database, reader, query);
  // The first entries are read before the reply begins, so that an early failure is an ordinary error response.
  const begun = [await pieces.next(), await pieces.next()].flatMap(({ value }) => value ?? []);
  const isForAll = reader.kinds.length > 0;
  const rest = isForAll ? streamWhileAllowed(request, 'audit:read', pieces) : pieces;
  const file = Readable.from(chain(begun, rest), { objectMode: false });
  return reply.type(exportAudit.response.contentType).send(file);
}

async function* chain(begun: readonly string[], rest: AsyncGenerator<string, void>) {
  yield* begun;
  yield* rest;
}

async function* csvPieces(
  database: Database,
  reader: AuditReader,
  query: AuditQuery,
): AsyncGenerator<string, void, undefined> {
  yield auditCsvHead;
  const people = await getAuditPeople(database);
  const names = new Map(people.map(({ _id, name }) => [_id, name]));
  const log = new AuditEntryRepository(database);
  let left = maxExportedEntries;
  for await (const rows of log.newest(reader, query, entriesPerPiece)) {
    if (left === 0) {
      yield auditCsvCut;
      return;
    }
    const taken = rows.slice(0, left);
    left -= taken.length;
    yield taken.map((row) => auditCsvLine(redactAuditEntry(row, reader, names))).join('');
  }
}

const columns = ['at', 'person', 'name', 'action', 'about', 'subjects', 'network', 'details'];
const auditCsvHead = `${columns.join(',')}\r\n`;
/** The last line of an incomplete file. */
const auditCsvCut = `"Older entries are not in this file. Filter by day to get them."\r\n`;
/** Formats one line (RFC 4180). */
function auditCsvLine(entry: AuditEntry): string {
  const { at, person, name = '', action, about, subjects, network = '', details } = entry;
  const cells = [
    at,
    person,
    name,
    action,
    about,
    subjects.join(' '),
    network,
    writeDetails(details),
  ];
  return `${cells.map((cell) => csvCell(cell)).join(',')}\r\n`;
}
const writeDetails = (details: AuditEntry['details']) =>
  Object.entries(details)
    .map(([name, value]) => `${name}: ${value ?? '-'}`)
    .join('; ');
