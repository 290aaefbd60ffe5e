import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import {
  addRecordNote,
  changeRecordNote,
  maxNotes,
  removeRecordNote,
} from 'contract/record-note-requests';
import type { RecordKind } from 'contract/review';
import { AdminRepository } from '../../auth/staff-session/admin-repository';
import { RoleRepository } from '../../auth/roles/role-repository';
import { HttpError, fieldError } from '../../http/errors/http-error';
import { serveChange } from '../../http/serve';
import { sendMailsAfterResponse } from '../../mail/send-after-response';
import { ColleagueNewsRepository } from '../../staff/colleague-news/colleague-news-repository';
import { lockRecords } from '../../storage/records/lock-records';
import type { Tables } from '../../storage/tables/tables';
import { findRecord, usedKey } from './queue-email';
import { RecordNoteRepository } from './record-note-repository';

/** Notes of staff about records. Their writers may change them while they are young. */
export function serveRecordNotes(app: FastifyInstance): void {
  const onResponse = sendMailsAfterResponse(app.mailer);
  serveChange(
    app,
    addRecordNote,
    async ({ transaction, kind, id, body, staff, note }) => {
      await lockRecords(transaction, kind, [id]);
      await findRecord(transaction, { kind, id });
      const notes = new RecordNoteRepository(transaction, app.now);
      const asked = { kind, recordId: id, adminId: staff._id, key: body.key };
      const earlier = await notes.findByKey(asked);
      if (earlier !== undefined) return earlier;
      if ((await notes.count(kind, id)) >= maxNotes) throw tooManyNotes();
      await tellMentioned(app, transaction, {
        kind,
        recordId: id,
        mentions: body.mentions,
        by: staff._id,
      });
      await notes.add(app.makeId, { ...asked, ...body });
      const added = await notes.findByKey(asked);
      // The key was used for another record.
      if (added === undefined) throw usedKey(id);
      await note({ details: { note: 'added' } });
      return added;
    },
    { onResponse },
  );
  serveChange(
    app,
    changeRecordNote,
    async ({ transaction, kind, id, noteId, body, staff, note }) => {
      const own = { kind, recordId: id, id: noteId, adminId: staff._id };
      const { notes, before } = await lockOwnNote(app, transaction, own);
      const mentions = body.mentions.filter((one) => !before.mentions.includes(one));
      await tellMentioned(app, transaction, { kind, recordId: id, mentions, by: staff._id });
      await notes.change({ kind, recordId: id, id: noteId }, body);
      await note({ details: { note: 'changed' } });
      return { ...before, ...body };
    },
    { onResponse },
  );
  serveChange(app, removeRecordNote, async ({ transaction, kind, id, noteId, staff, note }) => {
    const own = { kind, recordId: id, id: noteId, adminId: staff._id };
    const { notes } = await lockOwnNote(app, transaction, own);
    await notes.remove(noteId);
    await note({ details: { note: 'removed' } });
  });
}

/** Locks the record of a note that its writer may still change. Throws an HttpError if they may not. */
async function lockOwnNote(
  { now }: FastifyInstance,
  transaction: Transaction<Tables>,
  own: Parameters<RecordNoteRepository['findChangeable']>[0],
) {
  await lockRecords(transaction, own.kind, [own.recordId]);
  const notes = new RecordNoteRepository(transaction, now);
  const before = await notes.findChangeable(own);
  if (before === undefined) throw noteClosed();
  return { notes, before };
}

interface Mentioned {
  readonly kind: RecordKind;
  readonly recordId: string;
  readonly mentions: readonly string[];
  /** Who mentions them: nobody is told of their own note. */
  readonly by: string;
}

/** Has mentioned colleagues told by email. Throws an HttpError if one of them may not read the section. */
async function tellMentioned(
  { now, makeId }: FastifyInstance,
  transaction: Transaction<Tables>,
  { kind, recordId, mentions, by }: Mentioned,
): Promise<void> {
  if (mentions.length === 0) return;
  const staff = await new AdminRepository(transaction, now, makeId).listStaff();
  const roles = new RoleRepository(transaction);
  const news = new ColleagueNewsRepository(transaction, now, makeId);
  for (const id of new Set(mentions)) {
    const isKnown = staff.some(({ _id }) => _id === id);
    if (!isKnown || !(await roles.listRights(id)).has(`${kind}:read`)) throw noColleague();
    if (id !== by) await news.add(id, { kind, recordId, reason: 'mentioned' });
  }
}

const noColleague = () =>
  fieldError(
    400,
    { code: 'no-colleague' },
    { path: 'mentions', message: 'Please mention only colleagues who may read this section.' },
  );

const noteClosed = () =>
  new HttpError(
    409,
    { code: 'note-closed' },
    'This note can no longer be changed. Please add another one.',
  );

const tooManyNotes = () =>
  new HttpError(
    409,
    { code: 'too-many-notes' },
    'This record has as many notes as it can have. Nothing was saved.',
  );
