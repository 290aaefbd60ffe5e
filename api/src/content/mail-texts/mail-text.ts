import * as english from 'contract/content/mail-words.texts';
import { localText } from 'contract/content-entry';
import type { ContentText } from 'contract/content-entry';
import { getFields } from 'contract/content-kinds';
import type { SingleKind } from 'contract/content-kinds';
import { firstLanguage } from 'contract/languages';
import type { Language } from 'contract/languages';
import { isEmailTemplate, getMailKind } from 'contract/mail-kinds';
import type { MailTextName } from 'contract/mail-kinds';
import { fitsPlaceholders } from 'contract/mail-placeholders';
import { parseContentText } from '../content-row';
import { inEveryLanguage } from '../../mail/in-every-language';
import type { Database } from '../../storage/database';

const starterIn = inEveryLanguage(
  english,
  (code) => import(`../../../../locales/${code}/contract/content/mail-words.texts.ts`),
);

/** The text of an email, with its placeholders. */
export interface MailTextWithPlaceholders {
  readonly subject: string;
  /** The body; each line is a paragraph. */
  readonly text: string;
  /** The language of the text: English if staff show the English text in another language too. */
  readonly language: Language;
}

/** Gets the text that staff have published, else the site's default (decision 85). */
export async function loadMailText(
  database: Database,
  name: MailTextName,
  language: Language,
): Promise<MailTextWithPlaceholders> {
  return getMailText(name, language, await getPublishedTexts(database, getMailKind(name)));
}

/** Reads the published texts of a kind with one entry; undefined if staff have published none. */
export async function getPublishedTexts(
  database: Database,
  kind: SingleKind,
): Promise<ContentText | undefined> {
  const row = await database
    .selectFrom('content_entries')
    .select('published')
    .where('kind', '=', kind)
    .where('id', '=', kind)
    .executeTakeFirst();
  return row?.published ? parseContentText(row.published) : undefined;
}

/**
 * Gets the text of one email from the texts of its kind. A field that is missing or has wrong placeholders falls back
 * to the default, so that other emails of the kind keep the texts of staff.
 */
export async function getMailText(
  name: MailTextName,
  language: Language,
  text: ContentText | undefined,
): Promise<MailTextWithPlaceholders> {
  const kind = getMailKind(name);
  // A template for emails by staff is used in the language that its sender chose.
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
