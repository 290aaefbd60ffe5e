import type { FastifyInstance } from 'fastify';
import { firstLanguage, pathIn } from 'contract/languages';
import { RoleRepository } from '../../auth/roles/role-repository';
import type { Composer } from '../../mail/mailer';
import { writeMail } from '../../mail/write-mail';
import { findProfile } from '../../staff/own-account/staff-profile-repository';
import { makeReport, reportTextsIn } from './make-report';
import type { ReportSource } from './make-report';
import { readReportSubject } from './monthly-reports';
import { ReportChoiceRepository } from './report-choice-repository';
import { toReportHtml, toReportText } from './report-html';

/**
 * Composes the monthly report when it is sent, by the rights that its reader has then. There is none for who reads no
 * section.
 */
export const makeReportComposer =
  (app: ReportSource & Pick<FastifyInstance, 'siteOrigin'>): Composer =>
  async ({ profileId }) => {
    const { id, month } = readReportSubject(profileId);
    const reader = await new ReportChoiceRepository(app.database).findReader(id);
    if (reader === undefined) return undefined;
    const { language = firstLanguage } = (await findProfile(app.database, id)) ?? {};
    const rights = await new RoleRepository(app.database).listRights(id);
    const { title, note, parts } = await makeReport(app, { rights, month, language });
    if (parts.length === 0) return undefined;
    const texts = await reportTextsIn(language);
    const drawn = new Map(
      parts.map((part) => [toReportText(part, texts), toReportHtml(part, texts)]),
    );
    const page = `/admin/dashboard?section=questions&report=${month}`;
    const link = app.siteOrigin() + pathIn(language, page);
    const words = texts.mail(title, note, [...drawn.keys()]);
    const draft = { to: reader.email, language, words, link, drawn };
    return { purpose: 'digest', write: () => writeMail(draft) };
  };
