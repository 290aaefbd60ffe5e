import * as english from 'contract/content/mail-words.texts';
import { localText } from 'contract/content-entry';
import type { ContentText } from 'contract/content-entry';
import { getFields } from 'contract/content-kinds';
import { firstLanguage } from 'contract/languages';
import type { Language } from 'contract/languages';
import { isEmailTemplate, kindOfMail } from 'contract/mail-kinds';
import type { MailKindName, MailTextName } from 'contract/mail-kinds';
import { fitsPlaceholders } from 'contract/mail-placeholders';
import { readKept } from '../content-row';
import { inEveryLanguage } from '../../mail/in-every-language';
import type { Database } from '../../storage/database';

const starterIn = inEveryLanguage(
  english,
  (code) => import(`../../../../locales/${code}/contract/content/mail-words.texts.ts`),
);

/** What a mail says, with its placeholders. */
export interface ToldMailText {
  readonly subject: string;
  /** Each line is a paragraph. */
  readonly text: string;
  /** English where staff show it in another language too. */
  readonly language: Language;
}

/** What staff have published, else what the site starts with (decision 85). */
export async function readMailText(
  database: Database,
  name: MailTextName,
  language: Language,
): Promise<ToldMailText> {
  return getMailText(name, language, await readPublished(database, kindOfMail(name)));
}

/** What staff have published of all mails of a kind; undefined where that is nothing. */
export async function readPublished(
  database: Database,
  kind: MailKindName,
): Promise<ContentText | undefined> {
  const row = await database
    .selectFrom('content_entries')
    .select('published')
    .where('kind', '=', kind)
    .where('id', '=', kind)
    .executeTakeFirst();
  return row?.published ? readKept(row.published) : undefined;
}

/**
 * The same of a text of its kind. What is not there, or does not fit, is as the site starts with it: the other mails of the
 * kind are as staff wrote them.
 */
export async function getMailText(
  name: MailTextName,
  language: Language,
  text: ContentText | undefined,
): Promise<ToldMailText> {
  const kind = kindOfMail(name);
  // A letter is in the language that its writer chose for it.
  const isInEnglish = !isEmailTemplate(name) && text?.shownInEnglish.includes(language);
  const told = isInEnglish ? firstLanguage : language;
  const starter = (await starterIn(told)).mailWords[name];
  const read = (field: string, otherwise: string) => {
    const declared = getFields(kind)[field];
    const found = localText(text?.values[field], told);
    const isFit =
      found &&
      declared !== undefined &&
      'placeholders' in declared &&
      fitsPlaceholders(found, declared.placeholders);
    return isFit ? found : otherwise;
  };
  return {
    language: told,
    subject: read(`${name}Subject`, starter.subject),
    text: read(name, starter.text.join('\n')),
  };
}
