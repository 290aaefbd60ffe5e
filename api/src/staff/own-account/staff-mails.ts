import type { FastifyInstance } from 'fastify';
import { firstLanguage, pathIn } from 'contract/languages';
import { inEveryLanguage } from '../../mail/in-every-language';
import type { StaffMailKind } from '../../mail/mail-kind';
import type { Mail } from '../../mail/mail-transport';
import type { MailPurpose } from '../../mail/mail-budget';
import type { Composer } from '../../mail/mailer';
import type { DueMail } from '../../mail/outbox-repository';
import { writeMail } from '../../mail/write-mail';
import type { StaffEmailRepository } from './staff-email-repository';
import * as english from './staff-mails.texts';
import { findProfile } from './staff-profile-repository';

const textsIn = inEveryLanguage(
  english,
  (code) => import(`../../../../locales/${code}/api/staff/own-account/staff-mails.texts.ts`),
);

type StaffMailApp = Pick<FastifyInstance, 'database' | 'siteOrigin'>;

/** The token is in the fragment, which is in no log and no referrer. */
const confirmPage = (token: string) => `/join-us/admin-login#email=${token}`;
const auditPage = '/admin/dashboard?section=audit';
const accountPage = '/admin/dashboard?section=my-account';

/** Composes the emails to staff about their own account, and to owners about changes by others. */
export function makeStaffMailComposers(
  app: StaffMailApp,
  emails: StaffEmailRepository,
): Readonly<Record<StaffMailKind, Composer>> {
  const tell =
    (kind: StaffMailKind, path = accountPage, purpose: MailPurpose = 'notice'): Composer =>
    async (due) => ({ purpose, write: () => compose(app, kind, due, path) });
  return {
    'staff-confirm-email': makeConfirmation(app, emails),
    'staff-email-notice': tell('staff-email-notice'),
    'staff-password-notice': tell('staff-password-notice'),
    'staff-factor-notice': tell('staff-factor-notice'),
    'staff-recovery-notice': tell('staff-recovery-notice'),
    'staff-reset-notice': tell('staff-reset-notice'),
    'staff-giving-notice': tell('staff-giving-notice', auditPage),
    'staff-identity-notice': tell('staff-identity-notice', auditPage),
    'staff-texts-notice': tell('staff-texts-notice', auditPage),
    'staff-guessed-notice': tell('staff-guessed-notice', auditPage, 'news'),
  };
}

/** Composes an email in the language of the account that it is about. */
async function compose(
  { database, siteOrigin }: StaffMailApp,
  kind: StaffMailKind,
  { recipient: to, profileId }: DueMail,
  path: string,
): Promise<Mail> {
  const { language = firstLanguage } = (await findProfile(database, profileId)) ?? {};
  const words = (await textsIn(language)).staffMails[kind];
  return writeMail({ to, language, words, link: siteOrigin() + pathIn(language, path) });
}

/** Sends the link to the new address, unless another change was requested meanwhile. */
const makeConfirmation =
  (app: StaffMailApp, emails: StaffEmailRepository): Composer =>
  async (due) => {
    const { recipient, profileId } = due;
    if (!(await emails.isRequested(profileId, recipient))) return undefined;
    const write = async () => {
      const token = await emails.issue(profileId, recipient);
      return compose(app, 'staff-confirm-email', due, confirmPage(token));
    };
    return { purpose: 'confirmation', write };
  };
