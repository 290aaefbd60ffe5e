import type { FastifyInstance } from 'fastify';
import { helpLineKinds } from 'contract/help-lines';
import type { RecordKind } from 'contract/review';
import { loadHelpLines } from '../../content/published-help-lines';
import type { InboxSettings } from '../../mail/inbox/inbox-settings';
import { makeMailPage } from '../../mail/mail-page';
import type { Mail } from '../../mail/mail-transport';
import type { Composer } from '../../mail/mailer';
import { RoleRepository } from '../../auth/roles/role-repository';
import { makeReplyAddress } from './reply-address';
import type { Database } from '../../storage/database';
import { ContactHistoryRepository } from './contact-history-repository';
import type { WaitingEmail } from './contact-history-repository';

/** Makes a plain email of what staff wrote. */
export function writeEmail({ address: to, language, subject, text }: WaitingEmail): Mail {
  const paragraphs = text.split(/\n{2,}/).filter(Boolean);
  const page = { language, subject, paragraphs, link: '', action: '', writtenOut: '' };
  const html = makeMailPage(page);
  return { to, language, subject, text: `${text}\n`, html, isAnsweredByPeople: true };
}

/** Every email about a request for help ends with the help lines, whatever was written. */
async function withHelpLines(
  database: Database,
  email: WaitingEmail & { readonly kind: RecordKind },
): Promise<WaitingEmail> {
  if (!helpLineKinds.some((kind) => kind === email.kind)) return email;
  const lines = await loadHelpLines(database, email.language);
  return lines === '' ? email : { ...email, text: `${email.text}\n\n${lines}` };
}

/**
 * Composes an email of staff to a record's person, if they may still write it.
 * @param inbox the address of the mailbox where replies are read; absent: they go to the church's office
 */
export function makeEmailComposer(
  { database, now, replyTokens }: Pick<FastifyInstance, 'database' | 'now' | 'replyTokens'>,
  inbox: InboxSettings['address'] | undefined,
): Composer {
  const history = new ContactHistoryRepository(database, now);
  return async ({ profileId: id }) => {
    const email = await history.findWaiting(id);
    if (email === undefined) return undefined;
    const rights = await new RoleRepository(database).listRights(email.adminId);
    const isWithheld = !rights.has(`${email.kind}:review`);
    const onSent = () => history.noteSent(id);
    const write = async (): Promise<Mail> => ({
      ...writeEmail(await withHelpLines(database, email)),
      ...(inbox && { replyTo: await makeReplyAddress(inbox, replyTokens, id) }),
    });
    return { purpose: 'letter', isWithheld, write, onSent };
  };
}
