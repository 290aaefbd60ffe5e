import type { FastifyInstance } from 'fastify';
import { addRecord, correctRecord, getRecordHistory } from 'contract/record-entry-requests';
import { submissions } from 'contract/submissions';
import { TestimonyRepository } from '../../content/testimonies/testimony-repository';
import { makeFormValidator } from '../../http/bodies/form-validator';
import type { ValidFields } from '../../http/bodies/form-validator';
import { noRecord } from '../../http/errors/http-error';
import { serve } from '../../http/serve';
import type { Call } from '../../http/serve';
import { sendMailsAfterResponse } from '../../mail/send-after-response';
import { RecordRepository } from '../../storage/records/record-repository';
import { canBeConfirmed, storeEntry } from './add-record';
import { correctFields, findCorrectable } from './correct-fields';
import { CorrectedProgram } from './corrected-program';
import { consumeStaffMail, prepareCorrectionMail } from './correction-mail';
import { RecordCorrectionRepository } from './record-correction-repository';
import { RecordOriginRepository } from './record-origin-repository';

/** Staff add submissions for people and correct them. The members' domain does the same with profiles. */
export function serveRecordEntries(app: FastifyInstance): void {
  const check = makeFormValidator(app.now);
  const onResponse = sendMailsAfterResponse(app.mailer);
  serve(
    app,
    addRecord,
    (call) => add(app, call, check(submissions[call.kind].body, call.body.fields)),
    { onResponse },
  );
  serve(
    app,
    correctRecord,
    (call) => correct(app, call, check(submissions[call.kind].body, call.body.fields)),
    { onResponse },
  );
  serve(app, getRecordHistory, async ({ request, kind, id }) => {
    const { database, accessLog } = app;
    if (!(await new RecordRepository(database).find(kind, [id])).has(id)) throw noRecord();
    await accessLog.noteOpened(request, kind, [id]);
    const origin = (await new RecordOriginRepository(database).find([id])).get(id);
    const found = await new RecordCorrectionRepository(database).list([id]);
    const corrections = found.map(({ recordId: _recordId, ...correction }) => correction);
    return { ...(origin && { origin }), corrections };
  });
}

async function add(app: FastifyInstance, call: Call<typeof addRecord>, fields: ValidFields) {
  const { kind, body, staff, note } = call;
  const isMailed = body.sendsMail && (await canBeConfirmed(app, kind, fields));
  if (isMailed) await consumeStaffMail(app, staff._id);
  const { added, isLastPlace } = await app.database.transaction().execute(async (transaction) => {
    const stored = await storeEntry(app, transaction, call, { fields, isMailed });
    const subjects = [stored.added.record._id];
    // A repeated request is answered as before, and changes nothing.
    if (stored.isNew) await note({ subjects, details: { source: body.source } }, transaction);
    return stored;
  });
  if (isLastPlace) app.publisher.wanted();
  return added;
}

async function correct(
  app: FastifyInstance,
  call: Call<typeof correctRecord>,
  fields: ValidFields,
) {
  const { kind, id, body, staff, note } = call;
  const { database, now, publisher } = app;
  const { body: schema } = submissions[kind];
  const about = { kind, id, adminId: staff._id };
  const mail = body.tellsSender ? await prepareCorrectionMail(app, about) : undefined;
  const { havePlacesChanged, ...corrected } = await database
    .transaction()
    .execute(async (transaction) => {
      const program =
        kind === 'programAttendance' ? await CorrectedProgram.lock(transaction, now) : undefined;
      const before = await findCorrectable(transaction, {
        kind,
        id,
        seenVersion: body.seenVersion,
      });
      const spelled = program ? await program.spell(fields) : fields;
      const { correctionId, isMailed } = await correctFields(app, transaction, before, {
        ...{ schema, fields: spelled, adminId: staff._id, mail },
      });
      const isChanged = correctionId !== undefined;
      if (isChanged && kind === 'testimony')
        await new TestimonyRepository(transaction, now).holdBack(id);
      const moved = await program?.check(before.body['program'], spelled['program']);
      const details = { version: before.version + 1 };
      if (isChanged) await note({ details }, transaction);
      const [record] = await new RecordRepository(transaction).read(kind, [id]);
      if (record === undefined) throw noRecord();
      return { record, isMailed, havePlacesChanged: moved ?? false };
    });
  if (havePlacesChanged) publisher.wanted();
  return corrected;
}
