import {
  ColleagueNewsRepository,
  colleagueNewsReasons,
} from '../staff/colleague-news/colleague-news-repository';
import { createSecretKey, randomUUID } from 'node:crypto';
import { churchName } from 'contract/church-name';
import { firstLanguage } from 'contract/languages';
import { starterIdentity } from 'contract/starter-church';
import { commandId } from 'contract/staff-account-requests';
import { makeDatabase } from '../../testing/databases/databases';
import type { TestDatabase } from '../../testing/databases/databases';
import { sampleBody } from '../../testing/samples/sample-bodies';
import type * as stand from '../../testing/in-pseudo';
import { outsideBrackets, outsideBracketsOfPage } from '../../testing/outside-brackets';
import { adminEmail } from '../../testing/test-app';
import { AdminRepository } from '../auth/staff-session/admin-repository';
import {
  composeChanged,
  composeEmailChangeNotice,
  composeRegisteredMail,
  composeAddressTakenMail,
} from './email-confirmation/confirmation-mails';
import { nameChurch } from '../mail/church-in-mails';
import type { MailKind } from '../mail/mail-kind';
import type { DueMail } from '../mail/outbox-repository';
import type { Recipient } from '../mail/write-mail';
import type { Mail } from '../mail/mail-transport';
import type { Composer } from '../mail/mailer';
import { StoppedCanaryRepository } from '../releases/canaries/stopped-canary-repository';
import { makeStopComposer } from '../releases/release-mails';
import { makeReceivedComposer } from '../submissions/received-mail/received-mail';
import { SubmissionRepository } from '../submissions/submission-repository';
import { writeDrafts } from '../review/contact-history/email-drafts';
import { writeEmail } from '../review/contact-history/email-mails';
import { writeCorrectionMail } from '../review/record-entries/correction-mail';
import type { CorrectionMail } from '../review/record-entries/correction-mail';
import { composePasswordNotice } from './password-change/password-change-mail';
import { composeInvitationMail, composeResetMail } from './password-reset/reset-mail';
import { composeProfileEnd } from '../privacy/retention/profile-end-mail';
import { makeInvitationComposer } from '../staff/accounts/invitation-mails';
import { InvitationRepository } from '../staff/accounts/invitation-repository';
import { DigestTokens } from '../staff/news/digest-tokens';
import { makeNewsComposers } from '../staff/news/news-mails';
import { makeAlertComposer } from '../staff/on-call/alert-mails';
import { AlertRepository } from '../staff/on-call/alert-repository';
import { makeSentLinkComposer } from '../privacy/my-data/sent-link-mail';
import { ReportChoiceRepository } from '../questions/report/report-choice-repository';
import { makeReportComposer } from '../questions/report/report-mails';
import { StaffEmailRepository } from '../staff/own-account/staff-email-repository';
import { makeStaffMailComposers } from '../staff/own-account/staff-mails';

jest.mock('../mail/in-every-language', () =>
  jest.requireActual<typeof stand>('../../testing/in-pseudo'),
);

let test: TestDatabase;
beforeAll(async () => {
  test = await makeDatabase('sqlite');
});
afterAll(() => test.remove());

const now = () => new Date();
const makeId = () => 'id';
const origin = 'https://church.example';
const siteOrigin = () => origin;
const language = firstLanguage;
const reader: Recipient = { to: 'ada@example.org', language, origin };
const reset = { origin, token: 'reset', email: reader.to };

const plan = async (compose: Composer, kind: MailKind, profileId: string) =>
  (await compose({ id: 'due', kind, recipient: reader.to, profileId, language }))?.write();

const composeStaff = (kind: keyof ReturnType<typeof makeStaffMailComposers>) => async () => {
  const { database } = test;
  const emails = new StaffEmailRepository(database, now, makeId);
  emails.isRequested = async () => true;
  emails.issue = async () => 'token';
  return [await plan(makeStaffMailComposers({ database, siteOrigin }, emails)[kind], kind, 'id')];
};

/** Composes an invitation by a staff member and one by the command line. */
async function composeInvitations() {
  const { database } = test;
  await new AdminRepository(database, now, makeId).addFirst(adminEmail, '');
  const admin = await database.selectFrom('admins').select('id').executeTakeFirstOrThrow();
  const invitations = new InvitationRepository(database, now);
  const compose = makeInvitationComposer({ database, now, siteOrigin });
  const mails = [admin.id, commandId].map(async (invitedBy) => {
    const email = `${invitedBy}@example.org`;
    await invitations.insert({ id: invitedBy, email, roles: [], invitedBy });
    return plan(compose, 'staff-invitation', invitedBy);
  });
  return Promise.all(mails);
}

/** Composes receipts with every optional line. */
async function composeReceived() {
  const { database } = test;
  const repository = new SubmissionRepository(database, now, randomUUID);
  const forms = (['childDedication', 'secondTimer', 'pledge', 'programAttendance'] as const).map(
    (kind) => repository.stamp({ kind, body: sampleBody(kind) }),
  );
  await repository.storeAll(forms);
  const compose = makeReceivedComposer({ database, now, siteOrigin });
  return Promise.all(forms.map(({ id }) => plan(compose, 'form-received', id)));
}

async function addOwner(id: string) {
  const { database } = test;
  const account = {
    id,
    email: `${id}@example.org`,
    password_hash: '',
    created_at: '',
    number: id.length,
  };
  await database.insertInto('admins').values(account).execute();
  await database.insertInto('admin_roles').values({ admin_id: id, role_id: 'owner' }).execute();
  return account;
}

/** The last notice of an hour has an additional text. */
async function composeNews(
  kind: 'arrival-notice' | 'waiting-digest' | 'colleague-notice',
  subject: string,
) {
  const { database } = test;
  const [id = ''] = subject.split(':');
  await addOwner(id);
  await database
    .insertInto('staff_mail_choices')
    .values({
      admin_id: id,
      kind: 'contact',
      choice: kind === 'arrival-notice' ? 'at-once' : 'off',
    })
    .execute();
  const news = new ColleagueNewsRepository(database, now, randomUUID);
  for (const reason of colleagueNewsReasons)
    await news.add(id, { kind: 'contact', recordId: null, reason });
  const digestTokens = new DigestTokens(async () => createSecretKey(Buffer.alloc(32)), now);
  const compose = makeNewsComposers({ database, digestTokens, siteOrigin, now, makeId })[kind];
  const due: DueMail = { id: 'due', kind, recipient: reader.to, profileId: subject, language };
  return Promise.all([false, true].map(async (isLast) => (await compose(due))?.write(isLast)));
}

async function composeReport() {
  const { database } = test;
  const { id } = await addOwner('monthly-reports');
  await new ReportChoiceRepository(database).choose(id, true);
  const personIndexer = { catchUp: async () => undefined };
  const compose = makeReportComposer({ database, now, personIndexer, siteOrigin });
  return [await plan(compose, 'monthly-report', `${id}:2026-02`)];
}

async function composeSentLinks() {
  const { database } = test;
  const submissions = new SubmissionRepository(database, now, makeId);
  const body = { ...sampleBody('contact'), email: reader.to };
  await submissions.storeAll([submissions.stamp({ kind: 'contact', body })]);
  const profiles = { findAccount: async () => undefined };
  const parts = { database, now, profiles, siteOrigin };
  return [await plan(makeSentLinkComposer(parts), 'my-data-link', '')];
}

/** Sends every draft that the console offers, unchanged, and what tells of a correction. */
async function composeLetters() {
  const [createdAt, fullName] = ['2026-03-01T12:00:00.000Z', '⟦Ada⟧'];
  const record = { _id: 'a', createdAt, updatedAt: createdAt, __v: 0, fullName };
  const drafts = await writeDrafts({
    ...{ database: test.database, kind: 'contact' as const, record },
    ...{ writer: '⟦Ada⟧', readChurch: async () => church },
  });
  const corrected: CorrectionMail = { language, church: churchName, writer: '⟦Ada⟧' };
  return [...drafts, await writeCorrectionMail('contact', record, corrected)].map((draft) =>
    writeEmail({ ...draft, address: reader.to }),
  );
}

/** The last alert of an hour has an additional text. */
async function composeAlert() {
  const { database } = test;
  const { email: recipient } = await addOwner('urgent');
  const alerts = new AlertRepository(database, now, makeId);
  await alerts.raise('welfare', 'record');
  const [alert] = await alerts.listDue();
  const compose = makeAlertComposer({ database, now, makeId, siteOrigin });
  const due = { id: 'mail', kind: 'urgent-alert', recipient, language } as const;
  const planned = await compose({ ...due, profileId: alert?.id ?? '' });
  return Promise.all([planned?.write(), planned?.write(true)]);
}

async function composeStopped() {
  const { database } = test;
  const counts = { visits: 60, faulty: 20 };
  const stop = { version: '⟦v⟧', at: '2026', canary: counts, stable: counts };
  await new StoppedCanaryRepository(database).note({ name: 'member-area', ...stop });
  const { email: recipient } = await addOwner('team');
  const compose = makeStopComposer({ database, now, makeId, siteOrigin });
  const due = { id: 'mail', kind: 'canary-stopped', recipient, language } as const;
  return [await (await compose({ ...due, profileId: 'member-area' }))?.write()];
}

/** The church's name is the same in every language. */
const church = {
  ...starterIdentity,
  ...{ name: churchName, motto: '⟦Light⟧', officeEmail: 'office@example.org' },
};

const mailsOf: Readonly<Record<MailKind, () => Promise<readonly (Mail | undefined)[]>>> = {
  'reset-link': () =>
    Promise.all([
      composeResetMail(test.database, reset, language),
      composeResetMail(test.database, reset, language, 'Ada'),
    ]),
  'confirm-email': () =>
    Promise.all([
      composeRegisteredMail(test.database, reader, 'token'),
      composeChanged(test.database, reader, 'token'),
      composeAddressTakenMail(test.database, reader),
    ]),
  'email-change-notice': () => Promise.all([composeEmailChangeNotice(test.database, reader)]),
  'password-change-notice': () => Promise.all([composePasswordNotice(test.database, reader)]),
  'form-received': composeReceived,
  'arrival-notice': () => composeNews('arrival-notice', 'arrivals:contact'),
  'waiting-digest': () => composeNews('waiting-digest', 'digests'),
  'urgent-alert': composeAlert,
  'canary-stopped': composeStopped,
  'colleague-notice': () => composeNews('colleague-notice', 'colleagues'),
  'monthly-report': composeReport,
  'my-data-link': composeSentLinks,
  'profile-invitation': () => Promise.all([composeInvitationMail(test.database, reset, language)]),
  'profile-end': () => Promise.all([composeProfileEnd(test.database, reader)]),
  'staff-invitation': composeInvitations,
  'staff-confirm-email': composeStaff('staff-confirm-email'),
  'staff-email-notice': composeStaff('staff-email-notice'),
  'staff-password-notice': composeStaff('staff-password-notice'),
  'staff-factor-notice': composeStaff('staff-factor-notice'),
  'staff-recovery-notice': composeStaff('staff-recovery-notice'),
  'staff-reset-notice': composeStaff('staff-reset-notice'),
  'staff-giving-notice': composeStaff('staff-giving-notice'),
  'staff-identity-notice': composeStaff('staff-identity-notice'),
  'staff-texts-notice': composeStaff('staff-texts-notice'),
  'staff-guessed-notice': composeStaff('staff-guessed-notice'),
  letter: composeLetters,
};

it.each(Object.entries(mailsOf))('has every word of %s from its texts', async (_kind, compose) => {
  for (const mail of await compose()) {
    if (!mail) throw new Error('There is no mail.');
    const { subject, text, html } = nameChurch(mail, church);
    expect([subject, text, html].every((part) => part.includes('⟦'))).toBe(true);
    expect(outsideBrackets(subject)).toBe('');
    expect(outsideBrackets(text)).toBe('');
    expect(outsideBracketsOfPage(html)).toBe('');
  }
});
