import type { FastifyInstance } from 'fastify';
import { firstLanguage, pathIn } from 'contract/languages';
import { sentLinkFragment } from 'contract/my-data-requests';
import { myDataPage } from 'contract/purposes';
import { writePublishedMail } from '../../content/mail-texts/write-text-mail';
import type { Composer } from '../../mail/mailer';
import { findLinkedRecords } from './linked-records';
import { MyDataTokenRepository } from './my-data-token-repository';

type SentLinkApp = Pick<FastifyInstance, 'database' | 'now' | 'siteOrigin'> & {
  readonly profiles: Pick<FastifyInstance['profiles'], 'findAccount'>;
};

/**
 * Nothing is sent to an address without records. The email has no name, because the owner of the address is unknown.
 * The token is in the fragment, which reaches no server and no log.
 */
export const makeSentLinkComposer =
  ({ database, now, profiles, siteOrigin }: SentLinkApp): Composer =>
  async ({ recipient: to, language = firstLanguage }) => {
    const { records } = await findLinkedRecords(database, to, 1);
    if (records.length === 0) return undefined;
    const write = async () => {
      const token = await new MyDataTokenRepository(database, now).issue(to);
      const page = siteOrigin() + pathIn(language, myDataPage);
      const link = `${page}#${sentLinkFragment}=${token}`;
      return writePublishedMail(database, 'sentLink', { to, language, link });
    };
    const isToConfirmed = (await profiles.findAccount(to))?.isConfirmed ?? false;
    return { purpose: 'link', isToConfirmed, write };
  };
