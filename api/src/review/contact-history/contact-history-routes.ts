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
import { getRights } from '../../auth/access/route-access';
import { noRecord, notFound } from '../../http/errors/http-error';
import { serve, serveChange } from '../../http/serve';
import type { InboxSettings } from '../../mail/inbox/inbox-settings';
import { sendMailsAfterResponse } from '../../mail/send-after-response';
import { MailQueueRepository } from '../../staff/mail-queue/mail-queue-repository';
import { ownName } from '../../staff/own-account/staff-profile-repository';
import { RecordRepository } from '../../storage/records/record-repository';
import { sweepRegularly } from '../../storage/schedule/sweep-regularly';
import { getFollowUp } from '../follow-up/follow-up-routes';
import { ReplyRepository } from './reply-repository';
import { ContactHistoryRepository } from './contact-history-repository';
import { addressIn, chooseEmailTemplate, languageIn, writeDrafts } from './email-drafts';
import { makeEmailComposer } from './email-mails';
import { findRecord, noteContact, queueEmail } from './queue-email';

/** Contacts with the people of records: writing needs the right to work in the section, reading that to read it. */
export function serveContactHistory(app: FastifyInstance, inbox?: InboxSettings): void {
  const { database, now, accessLog, mailer } = app;
  app.mailComposers.letter = makeEmailComposer(app, inbox?.address);
  sweepRegularly(app, [new ContactHistoryRepository(database, now)]);
  serve(app, getContactHistory, async ({ request, kind, id }) => {
    const found = await new RecordRepository(database).find(kind, [id]);
    if (!found.has(id)) throw noRecord();
    const mayWrite = getRights(request).has(`${kind}:review`);
    await accessLog.noteOpened(request, kind, [id]);
    return readHistory(app, kind, id, mayWrite);
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
    return readDrafts(app, kind, record, staff._id);
  });
  serve(app, sendEmail, (call) => queueEmail(app, call, call.body), {
    onResponse: sendMailsAfterResponse(mailer),
  });
}

async function readHistory(
  app: FastifyInstance,
  kind: RecordKind,
  id: string,
  mayWrite: boolean,
): Promise<ContactHistory> {
  const outreach = await new ContactHistoryRepository(app.database, app.now).list(
    kind,
    id,
    mayWrite,
  );
  const replies = await new ReplyRepository(app.database).list(kind, id);
  const followUp = await getFollowUp(app, kind, id);
  const confirmation = await new MailQueueRepository(app.database).findConfirmation(kind, id);
  return {
    outreach,
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
    record,
    writer,
    readChurch: (language) => church.read(language),
  });
  const { length: times } = await new ContactHistoryRepository(database, now).list(
    kind,
    record._id,
    false,
  );
  const language = await languageIn(database, kind, record._id);
  const to = addressIn(record);
  return {
    drafts,
    template: chooseEmailTemplate(kind, times),
    ...(language && { language }),
    ...(to !== undefined && { to }),
  };
}
