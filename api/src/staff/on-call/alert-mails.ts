import type { FastifyInstance } from 'fastify';
import { firstLanguage, pathIn } from 'contract/languages';
import { showAlert } from 'contract/on-call-requests';
import { toAddress } from 'contract/request';
import { recordKinds } from 'contract/review';
import { sectionKeys } from 'contract/section-keys';
import { sectionTitles } from 'contract/section-titles';
import { toLanguageQuery } from 'contract/form-action';
import { RoleRepository } from '../../auth/roles/role-repository';
import { AdminRepository } from '../../auth/staff-session/admin-repository';
import type { Admin } from '../../auth/staff-session/admin-repository';
import { inEveryLanguage } from '../../mail/in-every-language';
import type { Mail } from '../../mail/mail-transport';
import type { Composer } from '../../mail/mailer';
import { writeMail } from '../../mail/write-mail';
import { findProfile } from '../own-account/staff-profile-repository';
import { AlertRepository } from './alert-repository';
import type { Alert } from './alert-repository';
import * as english from './alert-mails.texts';
import { findEnd, mayRead } from './urgent-alerts';

const textsIn = inEveryLanguage(
  english,
  (code) => import(`../../../../locales/${code}/api/staff/on-call/alert-mails.texts.ts`),
);

type Composing = Pick<FastifyInstance, 'database' | 'now' | 'makeId' | 'siteOrigin'>;

/**
 * Composes the email about an urgent record to whoever is on call. Whether it still is urgent, and the reader's rights,
 * are checked when it is sent.
 */
export const makeAlertComposer =
  (app: Composing): Composer =>
  async ({ profileId: id, recipient }) => {
    const { database, now, makeId } = app;
    const alert = await new AlertRepository(database, now, makeId).find(id);
    const account = await new AdminRepository(database, now, makeId).findByEmail(recipient);
    if (alert === undefined || account === undefined) return undefined;
    if (!(await mayRead(database, account.id, alert.kind))) return undefined;
    if ((await findEnd(database, alert)) === 'over') return undefined;
    return { purpose: 'alert', write: (isLast) => writeAlert(app, alert, account, isLast) };
  };

async function writeAlert(
  app: Composing,
  { id, kind, recordId }: Alert,
  account: Admin,
  isLast = false,
): Promise<Mail> {
  const { database, now, makeId } = app;
  const alerts = new AlertRepository(database, now, makeId);
  const { language = firstLanguage } = (await findProfile(database, account.id)) ?? {};
  const { alertMailTexts: texts } = await textsIn(language);
  const origin = app.siteOrigin();
  const token = await alerts.issueToken(id, account.id);
  const query = { token, ...toLanguageQuery(language) };
  const take = origin + toAddress(showAlert, { query });
  const rights = await new RoleRepository(database).listRights(account.id);
  const readable = recordKinds.filter((one) => rights.has(`${one}:read`));
  const waiting = isLast ? await alerts.countOpen(readable) : undefined;
  const page = `/admin/dashboard?section=${sectionKeys[kind]}&record=${recordId}`;
  return writeMail({
    to: account.email,
    language,
    words: texts.alert(sectionTitles[kind], take, waiting),
    link: origin + pathIn(language, page),
    second: { link: take, action: texts.take },
  });
}
