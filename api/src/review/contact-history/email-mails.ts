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
  letter: WaitingEmail & { readonly kind: RecordKind },
): Promise<WaitingEmail> {
  if (!helpLineKinds.some((kind) => kind === letter.kind)) return letter;
  const lines = await loadHelpLines(database, letter.language);
  return lines === '' ? letter : { ...letter, text: `${letter.text}\n\n${lines}` };
}

/**
 * Composes an email of staff to a record's person, if they may still write it.
 * @param inbox the address of the mailbox where replies are read; absent: they go to the church's office
 */
export function makeEmailComposer(
  { database, now, replyTokens }: Pick<FastifyInstance, 'database' | 'now' | 'replyTokens'>,
  inbox: InboxSettings['address'] | undefined,
): Composer {
  const outreach = new ContactHistoryRepository(database, now);
  return async ({ profileId: id }) => {
    const letter = await outreach.findLetter(id);
    if (letter === undefined) return undefined;
    const rights = await new RoleRepository(database).listRights(letter.adminId);
    const isWithheld = !rights.has(`${letter.kind}:review`);
    const onSent = () => outreach.noteSent(id);
    const write = async (): Promise<Mail> => ({
      ...writeEmail(await withHelpLines(database, letter)),
      ...(inbox && { replyTo: await makeReplyAddress(inbox, replyTokens, id) }),
    });
    return { purpose: 'letter', isWithheld, write, onSent };
  };
}
