import type { LocalContent } from 'contract/content-entry';
import { mailKindNames, mailsOfKind } from 'contract/mail-kinds';
import type { MailKindName } from 'contract/mail-kinds';
import { mailWords } from 'contract/content/mail-words.texts';

const entryOf = (kind: MailKindName) => {
  const fields = mailsOfKind[kind].flatMap((name) => [
    [`${name}Subject`, mailWords[name].subject],
    [name, mailWords[name].text.join('\n')],
  ]);
  return { id: kind, ...(Object.fromEntries(fields) as Record<string, string>) };
};

/** What mails say until the church says something else. */
export const starterMails = Object.fromEntries(
  mailKindNames.map((kind) => [kind, [entryOf(kind)]]),
) as unknown as Pick<LocalContent, MailKindName>;
