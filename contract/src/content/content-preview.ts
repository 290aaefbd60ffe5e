import { entryPath } from '../site/entry-page';
import { formPages, toSentPage } from '../site/form-pages';
import type { FormPage } from '../site/form-pages';
import { firstLanguage, languageCodes } from '../site/languages';
import type { SitePath } from '../site/site-paths';
import { findMissing, getSlug } from './content-entry';
import type { ContentText, ContentValues, MissingText } from './content-entry';
import { getFields, getPages } from './kinds/content-kinds';
import type { ContentKind, PageKind } from './kinds/content-kinds';
import type { ContentField } from './kinds/kind-declaration';
import { mailNamesByKind } from './kinds/mail-kinds';
import type { MailKindName, MailTextName } from './kinds/mail-kinds';
import { toRichText } from './rich-text/rich-text';

/*
 * The preview of a page as it would look if the draft of one entry were published, for staff with `content:manage`
 * (decision 54).
 */

/** Path under which an email is previewed; it is no page of the site. */
export type MailPath = `/mails/${MailTextName}`;

const mailPaths = <Kind extends MailKindName>(kind: Kind) =>
  mailNamesByKind[kind].map((name) => `/mails/${name}` as const) as unknown as readonly [
    `/mails/${(typeof mailNamesByKind)[Kind][number]}`,
    ...`/mails/${(typeof mailNamesByKind)[Kind][number]}`[],
  ];

/** The email that a preview path names; undefined if the path names a page. */
export const findMailAtPath = (path: string): MailTextName | undefined =>
  Object.values(mailNamesByKind)
    .flat()
    .find((name) => path === `/mails/${name}`);

type PagePath = SitePath | `${FormPage}/sent`;

/** The pages that show the entries of a kind, the main one first; for texts of emails, the path of each preview. */
export const pagesShowing = {
  programs: ['/', '/more/awakening', '/more/praise', formPages.programAttendance],
  messages: ['/'],
  sermons: ['/downloads/mp3'],
  testimonies: ['/'],
  ministers: ['/'],
  departments: ['/more/departments'],
  giving: ['/giving/payment'],
  // The frame of every page shows them too.
  services: ['/more/visit', '/'],
  identity: ['/', '/more/visit', '/giving/payment', '/imprint'],
  posts: ['/more/blog'],
  news: ['/'],
  slides: ['/'],
  gallery: ['/downloads/gallery'],
  gifts: ['/giving/payment'],
  vision: ['/more/praise', '/more/awakening'],
  visit: ['/more/visit'],
  // The thanks for a request for help name them.
  'help-lines': [toSentPage(formPages.request), toSentPage(formPages.welfare)],
  imprint: ['/imprint'],
  privacy: ['/privacy'],
  'form-mails': mailPaths('form-mails'),
  'member-mails': mailPaths('member-mails'),
  letters: mailPaths('letters'),
} as const satisfies Readonly<Record<PageKind, readonly [PagePath, ...PagePath[]]>> &
  Readonly<Record<MailKindName, readonly [MailPath, ...MailPath[]]>>;

export type PageShowing = (typeof pagesShowing)[ContentKind][number];

/** The pages on which a draft can be previewed (requirements 2.1): first the entry's own page, if it has one. */
export function previewPages(kind: ContentKind, id: string, text: ContentText): readonly string[] {
  const slug = getSlug(kind, previewText(kind, id, text));
  return [...(slug === undefined ? [] : [entryPath(slug)]), ...pagesShowing[kind]];
}

/** Placeholder for a text that is not written yet. */
export const unwritten = '…';

/**
 * The text of a draft as a preview shows it: a missing English text is taken from another language or is `unwritten`,
 * and a page without a slug uses the entry's id. Other languages fall back to English, as on the site.
 */
export function previewText(kind: ContentKind, id: string, text: ContentText): ContentText {
  const filled = findMissing(kind, text)
    .filter(isBasic)
    .flatMap(({ field, language }): [string, ContentValues[string]][] => {
      const value = text.values[field];
      if (field === getPages(kind)?.slug) return [[field, id]];
      const declared = getFields(kind)[field];
      if (!declared || !isWords(declared)) return [];
      const none = declared.type === 'rich' ? toRichText(unwritten) : unwritten;
      if (language === undefined) return [[field, none]];
      const written = typeof value === 'object' ? value : {};
      const words = languageCodes.map((code) => written[code]).find((one) => one?.trim()) ?? none;
      return [[field, { ...written, [firstLanguage]: words }]];
    });
  return { ...text, values: { ...text.values, ...Object.fromEntries(filled) } };
}

/** The texts without which a draft cannot even be previewed. */
export const findPreviewBlockers = (kind: ContentKind, text: ContentText): readonly MissingText[] =>
  findMissing(kind, text).filter(isBasic);

/** The site cannot show an entry without its English texts or its untranslated fields. */
const isBasic = ({ language = firstLanguage }: MissingText) => language === firstLanguage;

/** Whether the field accepts any text, so that a placeholder can stand in it. */
const isWords = (field: ContentField) =>
  ['line', 'paragraphs', 'rich'].includes(field.type) &&
  !('check' in field) &&
  !('placeholders' in field);
