import type { FastifyInstance } from 'fastify';
import {
  addContactNote,
  getContactHistory,
  getEmailDrafts,
  removeContactNote,
  sendEmail,
} from 'contract/contact-history-requests';
import type { ContactHistory, EmailDrafts } from 'contract/contact-history-requests';
import type { RecordKind, ReviewedRecord } from 'contract/review';
import { noRecord, notFound } from '../../http/errors/http-error';
import { serve, serveChange } from '../../http/serve';
import type { InboxSettings } from '../../mail/inbox/inbox-settings';
import { sendMailsAfterResponse } from '../../mail/send-after-response';
import { MailQueueRepository } from '../../staff/mail-queue/mail-queue-repository';
import { ownName } from '../../staff/own-account/staff-profile-repository';
import { RecordRepository } from '../../storage/records/record-repository';
import { getFollowUp } from '../follow-up/follow-up-routes';
import { ReplyRepository } from './reply-repository';
import { ContactHistoryRepository } from './contact-history-repository';
import { addressIn, chooseEmailTemplate, languageIn, writeDrafts } from './email-drafts';
import { makeEmailComposer } from './email-mails';
import { RecordNoteRepository } from './record-note-repository';
import { findRecord, noteContact, queueEmail } from './queue-email';

/** Contacts with the people of records: writing needs the right to work in the section, reading that to read it. */
export function serveContactHistory(app: FastifyInstance, inbox?: InboxSettings): void {
  const { database, now, accessLog, mailer } = app;
  app.mailComposers.letter = makeEmailComposer(app, inbox?.address);
  serve(app, getContactHistory, async ({ request, kind, id, staff }) => {
    const found = await new RecordRepository(database).find(kind, [id]);
    if (!found.has(id)) throw noRecord();
    await accessLog.noteOpened(request, kind, [id]);
    return readHistory(app, kind, id, staff._id);
  });
  serve(app, addContactNote, (call) => noteContact(app, call, call.body));
  serveChange(app, removeContactNote, async ({ transaction, kind, id, noteId, staff, note }) => {
    const about = { kind, recordId: id, adminId: staff._id };
    const way = await new ContactHistoryRepository(transaction, now).removeNote(about, noteId);
    if (way === undefined) throw notFound();
    await note({ details: { way, outcome: 'taken-back' } });
  });
  serve(app, getEmailDrafts, async ({ request, kind, id, staff }) => {
    const record = await findRecord(database, { kind, id });
    await accessLog.noteOpened(request, kind, [record._id]);
    const drafts = await readDrafts(app, kind, record, staff._id);
    return { ...drafts, ...(inbox && { repliesComeBack: true as const }) };
  });
  serve(app, sendEmail, (call) => queueEmail(app, call, call.body), {
    onResponse: sendMailsAfterResponse(mailer),
  });
}

async function readHistory(
  app: FastifyInstance,
  kind: RecordKind,
  id: string,
  readerId: string,
): Promise<ContactHistory> {
  const { database, now } = app;
  const outreach = await new ContactHistoryRepository(database, now).list(kind, id);
  const notes = await new RecordNoteRepository(database, now).list(kind, id, readerId);
  const replies = await new ReplyRepository(database).list(kind, id);
  const followUp = await getFollowUp(app, kind, id);
  const confirmation = await new MailQueueRepository(database).findConfirmation(kind, id);
  return {
    outreach,
    notes,
    ...(replies.length > 0 && { replies }),
    ...(followUp && { followUp }),
    ...(confirmation && { confirmation }),
  };
}

async function readDrafts(
  { database, now, church }: FastifyInstance,
  kind: RecordKind,
  record: ReviewedRecord,
  adminId: string,
): Promise<EmailDrafts> {
  const writer = (await ownName(database, adminId)) ?? '';
  const drafts = await writeDrafts({
    database,
    kind,
    record,
    writer,
    readChurch: (language) => church.read(language),
  });
  const history = new ContactHistoryRepository(database, now);
  const { length: times } = await history.list(kind, record._id);
  const language = await languageIn(database, kind, record._id);
  const to = addressIn(record);
  return {
    drafts,
    template: chooseEmailTemplate(kind, times),
    ...(language && { language }),
    ...(to !== undefined && { to }),
  };
}
