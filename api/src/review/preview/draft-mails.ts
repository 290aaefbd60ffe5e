import type { FastifyInstance } from 'fastify';
import { findMailAtPath } from 'contract/content-preview';
import type { PreviewQuery } from 'contract/preview-requests';
import { pathIn } from 'contract/languages';
import { isEmailTemplate } from 'contract/mail-kinds';
import type { LinkedMail } from 'contract/mail-kinds';
import { myDataPage } from 'contract/purposes';
import { notFound } from '../../http/errors/http-error';
import { nameChurch } from '../../mail/church-in-mails';
import type { Mail } from '../../mail/mail-transport';
import { getMailText } from '../../content/mail-texts/mail-text';
import { writeTextMail } from '../../content/mail-texts/write-text-mail';
import { fillEmail } from '../contact-history/email-drafts';
import { writeEmail } from '../contact-history/email-mails';
import { writeSampleUnderstood } from '../../submissions/received-mail/received-mail';
import { ownName } from '../../staff/own-account/staff-profile-repository';
import { DraftSnapshots } from './draft-snapshot';
import type { PreviewRequest } from './draft-snapshot';

export interface MailPreviewRequest extends PreviewRequest, PreviewQuery {
  readonly staff: { readonly _id: string; readonly email: string };
}

/** The pages that emails link to, without the token that makes a link valid. */
const pages: Readonly<Record<LinkedMail, string>> = {
  received: '/more/visit',
  sentLink: myDataPage,
  registered: '/confirm-email/opened#preview',
  changed: '/confirm-email/opened#preview',
  taken: '/forgot-password',
  notice: '/forgot-password',
  password: '/forgot-password',
  reset: '/reset-password/preview',
  invited: '/reset-password/preview',
  end: '/join-us/login',
};

/** Composes emails as if one draft of their texts were published. */
export class DraftMails {
  readonly #drafts: DraftSnapshots;

  constructor(
    private readonly app: Pick<FastifyInstance, 'database' | 'now' | 'church' | 'siteOrigin'>,
  ) {
    this.#drafts = new DraftSnapshots(app.database, app.now);
  }

  /** Addresses the email to the staff member who previews it. Throws an HttpError like `DraftSnapshots`. */
  async write(request: MailPreviewRequest): Promise<Mail> {
    const name = findMailAtPath(request.page);
    if (name === undefined) throw notFound();
    const text = await this.#drafts.takeText(request);
    const told = await getMailText(name, request.language, text);
    const mail = isEmailTemplate(name)
      ? await this.#writeLetter(told, request)
      : await this.#writeLinked(name, told, request);
    return nameChurch(mail, await this.app.church.read(mail.language));
  }

  async #writeLetter(told: Awaited<ReturnType<typeof getMailText>>, { staff }: MailPreviewRequest) {
    const { database, church } = this.app;
    const writer = (await ownName(database, staff._id)) ?? '';
    const { name } = await church.read(told.language);
    const words = await fillEmail(told, { writer, church: name, reader: '' });
    return writeEmail({ ...words, address: staff.email, language: told.language });
  }

  async #writeLinked(
    name: LinkedMail,
    told: Awaited<ReturnType<typeof getMailText>>,
    { staff, language }: MailPreviewRequest,
  ) {
    const { now, siteOrigin } = this.app;
    return writeTextMail(name, told, {
      to: staff.email,
      link: siteOrigin() + pathIn(language, pages[name]),
      understood: await writeSampleUnderstood(told.language, now()),
    });
  }
}
