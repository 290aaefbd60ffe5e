import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  erasureBody,
  erasureEndpoint,
  erasurePlanEndpoint,
  erasureRequestBody,
  findPersonEndpoint,
  maxPersonRecords,
  personBody,
  personExportBody,
  personExportEndpoint,
} from 'contract/people';
import type {
  ErasureAnswer,
  ErasureCall,
  ErasurePlan,
  ErasureRequest,
  FoundPerson,
  PersonExportRequest,
  PersonQuery,
} from 'contract/people';
import { readTypedEmail } from '../../http/bodies/typed-email';
import { getStaff } from '../../auth/access/route-access';
import { toAuditActor } from '../../storage/audit/staff-journal';
import type { AccessLogParts } from '../../auth/console-parts';
import { HttpError } from '../../http/errors/http-error';
import { BoundedWork } from '../../http/limits/bounded-work';
import type { PictureStore } from '../../content/pictures/picture-store';
import { RecordSearchRepository } from '../../review/search/record-search-repository';
import { repeatWhileListening } from '../../storage/schedule/repeat-while-listening';
import { countAttached } from './attached';
import { findChosenRecords } from './chosen-records';
import { countEntries } from './audit-entries';
import { erasePerson } from './erasures/erase-person';
import { Erasures } from './erasures/erasures';
import { getRedactions } from './export/person-contents';
import { makePersonFile } from './export/person-file';
import { findPersonRecords } from './person-finder';
import { planErasure } from './erasures/plan-erasure';

export interface PeopleParts extends AccessLogParts {
  readonly dataDir: string;
  readonly pictures: PictureStore;
}

const right = 'privacy:manage';

/** Each request may read all records, so few run at a time. */
const limits = { running: 1, waiting: 10 };

/** In milliseconds: the interval at which overwriting is retried after another reader prevented it. */
const finishInterval = 60_000;

/** Requests of people for access and erasure, which staff carry out (contract/src/privacy/calls/people.ts). */
export function registerPeople(app: FastifyInstance, parts: PeopleParts): void {
  const { database, now } = parts;
  const work = new BoundedWork(limits);
  const erasures = new Erasures(parts);
  let hasLooked = false;
  const finishLater = repeatWhileListening(app, finishInterval, async () => {
    await erasures.vacuum(await erasures.finish());
    if (!hasLooked) await erasures.removeRestoredPictures(parts.pictures);
    hasLooked = true;
  });
  const config = { access: { right } } as const;
  /** Three keys per record (`kind`, `_id`, `redact`) and those besides the list. */
  const maxKeys = 3 * maxPersonRecords + 4;
  const asked = { config, preValidation: readTypedEmail, schema: { body: personBody } };
  app.post(findPersonEndpoint, asked, (request) => work.run(() => findPerson(parts, request)));
  const planned = {
    config: { ...config, maxKeys },
    preValidation: readTypedEmail,
    schema: { body: erasureRequestBody },
  };
  app.post(erasurePlanEndpoint, planned, (request) =>
    work.run(async () => {
      const body = request.body as ErasureRequest;
      const { answer, chosen } = await planErasure(parts, body, now());
      const auditEntries = await countEntries(database, chosen);
      return { ...answer, attached: { ...answer.attached, auditEntries } } satisfies ErasurePlan;
    }),
  );
  const confirmed = {
    config: { access: { right, confirmed: true }, maxKeys },
    preValidation: readTypedEmail,
  } as const;
  app.post(erasureEndpoint, { ...confirmed, schema: { body: erasureBody } }, (request) =>
    work.run(async () => {
      const { pictures, ...answer } = await erase(parts, erasures, request);
      const isFinished = await finish(pictures);
      return { ...answer, isFinished } satisfies ErasureAnswer;
    }),
  );
  app.post(
    personExportEndpoint,
    { ...confirmed, schema: { body: personExportBody } },
    async (request, reply) => {
      const zip = await work.run(() => exportPerson(parts, request));
      const day = now().toISOString().slice(0, 10);
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="personal-data-${day}.zip"`)
        .send(zip);
    },
  );

  /** The rows are already deleted, so an error here is retried later and fails no request. */
  async function finish(addresses: readonly string[]): Promise<boolean> {
    try {
      for (const address of addresses) {
        await parts.pictures.remove(address);
        await database.deleteFrom('loose_pictures').where('address', '=', address).execute();
      }
      const left = await erasures.finish();
      // The caller does not wait for the vacuum of PostgreSQL.
      if (left.length > 0) finishLater();
      return left.length === 0;
    } catch (error) {
      app.log.error({ err: error });
      return false;
    }
  }
}

async function findPerson(parts: PeopleParts, request: FastifyRequest): Promise<FoundPerson> {
  const { database, audit, accessLog } = parts;
  const query = request.body as PersonQuery;
  const search = new RecordSearchRepository(database);
  const isWanted = () => !request.raw.socket.destroyed;
  const found = await findPersonRecords({ database, search }, query, isWanted);
  const sure = found.sure.map(({ kind, record: { _id } }) => ({ kind, _id }));
  const chosen = await findChosenRecords(database, sure);
  const emails = [query.email?.toLowerCase() ?? []].flat();
  const counted = await countAttached(parts, chosen, emails);
  const attached = { ...counted, auditEntries: await countEntries(database, chosen) };
  await accessLog.noteFound(request, [...found.sure, ...found.undecided]);
  const details = { sure: sure.length, undecided: found.undecided.length };
  const auditEntry = {
    ...toAuditActor(getStaff(request)),
    action: 'find',
    kind: 'people',
  } as const;
  await database
    .transaction()
    .execute((transaction) => audit.append(transaction, { ...auditEntry, subjects: [], details }));
  return { ...found, attached };
}

/** The audit entry is stored before the first byte is sent: without an entry there is no file. */
async function exportPerson(parts: PeopleParts, request: FastifyRequest): Promise<Buffer> {
  const { database, audit, accessLog, now } = parts;
  const body = request.body as PersonExportRequest;
  const { zip, records, pictureCount } = await makePersonFile(parts, body, now());
  await accessLog.noteFound(request, records);
  const subjects = records.map(({ record }) => record._id);
  const details = {
    records: records.length,
    pictures: pictureCount,
    redacted: getRedactions(body).size,
  };
  const auditEntry = {
    ...toAuditActor(getStaff(request)),
    action: 'person-export',
    kind: 'people',
  } as const;
  await database
    .transaction()
    .execute((transaction) => audit.append(transaction, { ...auditEntry, subjects, details }));
  return zip;
}

/** Erases exactly what was planned, or nothing. */
function erase(parts: PeopleParts, erasures: Erasures, request: FastifyRequest) {
  const { database, dataDir, now, makeId, audit } = parts;
  const { plan, ...rest } = request.body as ErasureCall;
  return database.transaction().execute(async (transaction) => {
    const prepared = await planErasure({ database: transaction, dataDir }, rest, now());
    if (prepared.answer.plan !== plan) throw changedMeanwhile();
    const { chosen, emails } = prepared;
    const id = makeId();
    const person = await erasePerson(transaction, chosen, emails, now());
    await erasures.note(transaction, id, person);
    const { erased, locked, pictures } = person;
    await audit.append(transaction, {
      ...toAuditActor(getStaff(request)),
      action: 'erase',
      kind: 'people',
      subjects: [id],
      details: { erased: erased.length, locked: locked.length },
    });
    return { _id: id, erased: erased.length, locked, pictures };
  });
}

const changedMeanwhile = () =>
  new HttpError(
    409,
    { code: 'changed-meanwhile' },
    'Something changed since you looked, so nothing was erased. Please look at it again.',
  );
