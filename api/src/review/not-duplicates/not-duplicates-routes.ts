import type { FastifyInstance } from 'fastify';
import { notDuplicatesBody, notDuplicatesEndpoint } from 'contract/review';
import type { NotDuplicates, RecordKind, RecordVersion } from 'contract/review';
import { toAuditActor, recordStaffChange } from '../../storage/audit/staff-journal';
import type { ActingStaff } from '../../storage/audit/staff-journal';
import type { ConsoleParts } from '../../auth/console-parts';
import { getKind, kindParameter } from '../../auth/access/kind-parameter';
import { getStaff } from '../../auth/access/route-access';
import { getId, idParameter } from '../../http/requests/id-parameter';
import { HttpError } from '../../http/errors/http-error';
import { findCurrent } from '../current-records';
import { lockRecords } from '../../storage/records/lock-records';
import { RecordRepository } from '../../storage/records/record-repository';
import { NotDuplicatesRepository } from './not-duplicates-repository';

interface KeptPairChoice {
  readonly records: readonly [RecordVersion, RecordVersion];
}

const noPair = () =>
  new HttpError(
    404,
    { code: 'no-kept-pair' },
    'These two are not kept as a pair any more. Please reload the list.',
  );

/** Staff mark pairs of records as not duplicates and remove the marks. */
export function registerNotDuplicates(app: FastifyInstance, parts: ConsoleParts): void {
  const url = notDuplicatesEndpoint(kindParameter);
  const config = { access: { sectionRight: 'review' } } as const;
  app.post(url, { schema: { body: notDuplicatesBody }, config }, async (request, reply) => {
    const { records } = request.body as KeptPairChoice;
    reply.code(201);
    return keepPair(parts, getKind(request), records, getStaff(request));
  });
  app.delete(`${url}/${idParameter}`, { config }, async (request, reply) => {
    await reopenPair(parts, getKind(request), getId(request), getStaff(request));
    return reply.code(204).send();
  });
}

/** Stores the pair and returns it. Throws an HttpError like `findCurrent`. */
function keepPair(
  { database, now, makeId, audit }: ConsoleParts,
  kind: RecordKind,
  records: KeptPairChoice['records'],
  staff: ActingStaff,
): Promise<NotDuplicates> {
  return database.transaction().execute(async (transaction) => {
    const subjects = records.map(({ _id }) => _id);
    await lockRecords(transaction, kind, subjects);
    await findCurrent(new RecordRepository(transaction), kind, records);
    const createdAt = now().toISOString();
    const pair = { _id: makeId(), records, createdAt, createdBy: staff.email };
    await new NotDuplicatesRepository(transaction).keep(kind, pair);
    await recordStaffChange(transaction, audit, {
      ...toAuditActor(staff),
      action: 'keep',
      kind,
      subjects,
      details: { pair: pair._id },
    });
    return pair;
  });
}

/** Throws an HttpError (404) if there is no such pair. */
function reopenPair(
  { database, audit }: ConsoleParts,
  kind: RecordKind,
  id: string,
  staff: ActingStaff,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const subjects = await new NotDuplicatesRepository(transaction).reopen(kind, id);
    if (subjects === undefined) throw noPair();
    await recordStaffChange(transaction, audit, {
      ...toAuditActor(staff),
      action: 'reopen',
      kind,
      subjects,
      details: { pair: id },
    });
  });
}
