import type { FastifyInstance } from 'fastify';
import {
  emailBody,
  contactNoteBody,
  sectionContactHistoryEndpoint,
} from 'contract/contact-history';
import type { Email, EmailDrafts, ContactNote, ContactHistory } from 'contract/contact-history';
import type { RecordKind } from 'contract/review';
import { getKind, kindParameter } from '../../auth/access/kind-parameter';
import { getRights, getStaff } from '../../auth/access/route-access';
import type { AccessLogParts } from '../../auth/console-parts';
import { getFollowUp } from '../follow-up/follow-up-routes';
import { getId, idParameter } from '../../http/requests/id-parameter';
import { sendMailsAfterResponse } from '../../mail/send-after-response';
import { MailQueueRepository } from '../../staff/mail-queue/mail-queue-repository';
import type { Mailer } from '../../mail/mailer';
import { ownName } from '../../staff/own-account/staff-profile-repository';
import { RecordRepository } from '../../storage/records/record-repository';
import { sweepRegularly } from '../../storage/schedule/sweep-regularly';
import { addressIn, chooseEmailTemplate, languageIn, writeDrafts } from './email-drafts';
import type { ReadChurch } from './email-drafts';
import { ContactHistoryRepository } from './contact-history-repository';
import { findRecord, noteContact, sendEmail } from './send-email';
import type { ContactHistoryParts } from './send-email';
import { noRecord } from '../../http/errors/http-error';

interface OutreachRouteParts extends ContactHistoryParts, AccessLogParts {
  readonly mailer: Mailer;
  readonly church: { readonly read: ReadChurch };
}

/** Contacts with the people of records: writing needs the right to work in the section, reading that to read it. */
export function registerContactHistory(app: FastifyInstance, parts: OutreachRouteParts): void {
  const { database, now, accessLog, mailer } = parts;
  sweepRegularly(app, [new ContactHistoryRepository(database, now)]);
  const url = `${sectionContactHistoryEndpoint(kindParameter)}/${idParameter}`;
  app.get(url, { config: { access: { sectionRight: 'read' } } }, async (request) => {
    const kind = getKind(request);
    const id = getId(request);
    const found = await new RecordRepository(database).find(kind, [id]);
    if (!found.has(id)) throw noRecord();
    const mayWrite = getRights(request).has(`${kind}:review`);
    await accessLog.noteOpened(request, kind, [id]);
    return readHistory(parts, kind, id, mayWrite);
  });
  const config = { access: { sectionRight: 'review' } } as const;
  app.post(
    url,
    { schema: { body: contactNoteBody }, config: { ...config, rateLimit: 'staff' } },
    async (request, reply) => {
      const call = { kind: getKind(request), id: getId(request), staff: getStaff(request) };
      const noted = await noteContact(parts, call, request.body as ContactNote);
      return reply.code(201).send(noted);
    },
  );
  app.get(`${url}/letters`, { config }, async (request) => {
    const kind = getKind(request);
    const record = await findRecord(database, { kind, id: getId(request) });
    await accessLog.noteOpened(request, kind, [record._id]);
    return readDrafts(parts, kind, record, getStaff(request)._id);
  });
  app.post(
    `${url}/letters`,
    { schema: { body: emailBody }, config, onResponse: sendMailsAfterResponse(mailer) },
    async (request, reply) => {
      const call = { kind: getKind(request), id: getId(request), staff: getStaff(request) };
      return reply.code(201).send(await sendEmail(parts, call, request.body as Email));
    },
  );
}

async function readHistory(
  { database, now }: OutreachRouteParts,
  kind: RecordKind,
  id: string,
  mayWrite: boolean,
): Promise<ContactHistory> {
  const outreach = await new ContactHistoryRepository(database, now).list(kind, id, mayWrite);
  const followUp = await getFollowUp({ database, now }, kind, id);
  const confirmation = await new MailQueueRepository(database).findConfirmation(kind, id);
  return { outreach, ...(followUp && { followUp }), ...(confirmation && { confirmation }) };
}

async function readDrafts(
  { database, now, church }: OutreachRouteParts,
  kind: RecordKind,
  record: Awaited<ReturnType<typeof findRecord>>,
  adminId: string,
): Promise<EmailDrafts> {
  const writer = (await ownName(database, adminId)) ?? '';
  const readChurch: ReadChurch = (language) => church.read(language);
  const drafts = await writeDrafts({ database, record, writer, readChurch });
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
