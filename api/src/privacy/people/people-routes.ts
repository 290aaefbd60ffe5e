import type { FastifyInstance } from 'fastify';
import {
  erasePersonalData,
  exportPersonalData,
  findPerson,
  maxPersonRecords,
  previewErasure,
} from 'contract/people-requests';
import { readTypedEmail } from '../../http/bodies/typed-email';
import { HttpError } from '../../http/errors/http-error';
import { BoundedWork } from '../../http/limits/bounded-work';
import { serve } from '../../http/serve';
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

/** Each request may read all records, so few run at a time. */
const limits = { running: 1, waiting: 10 };

/** In milliseconds: the interval at which overwriting is retried after another reader prevented it. */
const finishInterval = 60_000;

/** Three keys per record (`kind`, `_id`, `redact`) and those besides the list. */
const maxKeys = 3 * maxPersonRecords + 4;

/** Requests of people for access and erasure, which staff carry out. */
export function servePeople(app: FastifyInstance): void {
  const { database, dataDir, now, makeId, accessLog } = app;
  const work = new BoundedWork(limits);
  const erasures = new Erasures(app);
  const finish = makeFinisher(app, erasures);
  const preValidation = readTypedEmail;

  serve(
    app,
    findPerson,
    ({ body, request, note }) =>
      work.run(async () => {
        const isWanted = () => !request.raw.socket.destroyed;
        await app.personIndexer.catchUp();
        const found = await findPersonRecords(database, body, isWanted);
        const sure = found.sure.map(({ kind, record: { _id } }) => ({ kind, _id }));
        const chosen = await findChosenRecords(database, sure);
        const emails = [body.email?.toLowerCase() ?? []].flat();
        const counted = await countAttached(app, chosen, emails);
        const attached = { ...counted, auditEntries: await countEntries(database, chosen) };
        await accessLog.noteFound(request, [...found.sure, ...found.undecided]);
        await note({ details: { sure: sure.length, undecided: found.undecided.length } });
        return { ...found, attached };
      }),
    { preValidation },
  );

  serve(
    app,
    previewErasure,
    ({ body }) =>
      work.run(async () => {
        const { answer, chosen } = await planErasure(app, body, now());
        const auditEntries = await countEntries(database, chosen);
        return { ...answer, attached: { ...answer.attached, auditEntries } };
      }),
    { preValidation, maxKeys },
  );

  // It erases exactly what was planned, or nothing.
  serve(
    app,
    erasePersonalData,
    ({ body: { plan, ...chosenByStaff }, note }) =>
      work.run(async () => {
        const { pictures, ...result } = await database
          .transaction()
          .execute(async (transaction) => {
            const sources = { database: transaction, dataDir };
            const { answer, chosen, emails } = await planErasure(sources, chosenByStaff, now());
            if (answer.plan !== plan) throw changedMeanwhile();
            const _id = makeId();
            const person = await erasePerson(transaction, chosen, emails, now());
            await erasures.note(transaction, _id, person);
            const { locked } = person;
            const erased = person.erased.length;
            const details = { erased, locked: locked.length };
            await note({ subjects: [_id], details }, transaction);
            return { _id, erased, locked, pictures: person.pictures };
          });
        return { ...result, isFinished: await finish(pictures) };
      }),
    { preValidation, maxKeys },
  );

  serve(
    app,
    exportPersonalData,
    async ({ body, request, reply, note }) => {
      const zip = await work.run(async () => {
        const file = await makePersonFile(app, body, now());
        await accessLog.noteFound(request, file.records);
        const details = {
          records: file.records.length,
          pictures: file.pictureCount,
          redacted: getRedactions(body).size,
        };
        // The entry is stored before the first byte is sent: without it there is no file.
        await note({ subjects: file.records.map(({ record }) => record._id), details });
        return file.zip;
      });
      const day = now().toISOString().slice(0, 10);
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="personal-data-${day}.zip"`)
        .send(zip);
    },
    { preValidation, maxKeys },
  );
}

/**
 * Returns what finishes erasures whose rows are deleted, and resolves to whether nothing is left. An error is retried
 * later and fails no request.
 */
function makeFinisher(app: FastifyInstance, erasures: Erasures) {
  const { database, pictures } = app;
  let hasLooked = false;
  const finishLater = repeatWhileListening(app, finishInterval, async () => {
    await erasures.vacuum(await erasures.finish());
    if (!hasLooked) await erasures.removeRestoredPictures(pictures);
    hasLooked = true;
  });
  /** @param addresses those of the erased pictures */
  return async (addresses: readonly string[]): Promise<boolean> => {
    try {
      for (const address of addresses) {
        await pictures.remove(address);
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
  };
}

const changedMeanwhile = () =>
  new HttpError(
    409,
    { code: 'changed-meanwhile' },
    'Something changed since you looked, so nothing was erased. Please look at it again.',
  );
