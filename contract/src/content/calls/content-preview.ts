import { entryPath } from '../../site/entry-page';
import { formPages } from '../../site/form-pages';
import { firstLanguage, languageCodes, readLanguage } from '../../site/languages';
import type { Language } from '../../site/languages';
import type { SitePath } from '../../site/site-paths';
import { anyText, objectReader } from '../../wire/answer-reader';
import { contentEntryEndpoint } from './content-api';
import { findMissing, getSlug } from '../content-entry';
import type { ContentText, ContentValues, MissingText } from '../content-entry';
import { getFields, getPages } from '../kinds/content-kinds';
import type { ContentKind, PageKind } from '../kinds/content-kinds';
import type { ContentField } from '../kinds/kind-declaration';
import { mailsOfKind } from '../kinds/mail-kinds';
import type { MailKindName, MailTextName } from '../kinds/mail-kinds';
import { toRichText } from '../rich-text/rich-text';

/*
 * A page as visitors would find it if the draft of one entry were published, for staff with `content:manage`
 * (decision 54).
 */

/** Which page, and in which language. */
export interface PreviewQuery {
  /** One of `previewPages`. */
  readonly page: string;
  readonly language: Language;
}

/** UTF-16 code units of the longest path of a page. */
export const maxPreviewPath = 128;

/**
 * GET: the page, as HTML; a client that accepts JSON alone gets a `PreviewedPage`. 422 with `IncompleteEntry` where
 * it cannot be shown without what lacks, 409 where this server has no site.
 */
export const contentPreviewEndpoint = (kind: ContentKind, id: string) =>
  `${contentEntryEndpoint(kind, id)}/preview` as const;

/** The address of one page's preview. */
export const previewAddress = (kind: ContentKind, id: string, { page, language }: PreviewQuery) =>
  `${contentPreviewEndpoint(kind, id)}?page=${encodeURIComponent(page)}&language=${language}` as const;

export interface PreviewedPage {
  readonly html: string;
  /** Of a mail. */
  readonly subject?: string;
  /** Of a mail: English where staff show it in another language. */
  readonly language?: Language;
}

export const readPreviewedPage = objectReader<
  { html: string },
  { subject: string; language: Language }
>({ html: anyText }, { subject: anyText, language: readLanguage });

/**
 * POST `PreviewQuery` of a mail: sends it with its draft to the address of the caller. Answered 204; 422 as a preview;
 * 502 where no mail server took it, in words.
 */
export const testMailEndpoint = (kind: MailKindName, id: string) =>
  `${contentEntryEndpoint(kind, id)}/test-mail` as const;

/** Where a mail is looked at: no page of the site. */
export type MailPath = `/mails/${MailTextName}`;

const mailPaths = <Kind extends MailKindName>(kind: Kind) =>
  mailsOfKind[kind].map((name) => `/mails/${name}` as const) as unknown as readonly [
    `/mails/${(typeof mailsOfKind)[Kind][number]}`,
    ...`/mails/${(typeof mailsOfKind)[Kind][number]}`[],
  ];

/** The mail that is looked at. Undefined of a page. */
export const mailAt = (path: string): MailTextName | undefined =>
  Object.values(mailsOfKind)
    .flat()
    .find((name) => path === `/mails/${name}`);

/**
 * The pages on which visitors see the entries of a kind, the one that shows most of them first; of texts of mails,
 * where each is looked at.
 */
export const pagesShowing = {
  programs: ['/', '/more/awakening', '/more/praise', formPages.programAttendance],
  messages: ['/'],
  sermons: ['/downloads/mp3'],
  testimonies: ['/'],
  ministers: ['/'],
  departments: ['/more/departments'],
  giving: ['/giving/payment'],
  // The frame tells them on every page.
  services: ['/more/visit', '/'],
  identity: ['/', '/more/visit', '/giving/payment', '/imprint'],
  posts: ['/more/blog'],
  news: ['/'],
  slides: ['/'],
  gallery: ['/downloads/gallery'],
  gifts: ['/giving/payment'],
  vision: ['/more/praise', '/more/awakening'],
  visit: ['/more/visit'],
  imprint: ['/imprint'],
  privacy: ['/privacy'],
  'form-mails': mailPaths('form-mails'),
  'member-mails': mailPaths('member-mails'),
  letters: mailPaths('letters'),
} as const satisfies Readonly<Record<PageKind, readonly [SitePath, ...SitePath[]]>> &
  Readonly<Record<MailKindName, readonly [MailPath, ...MailPath[]]>>;

/** A page that shows entries, other than their own, or a mail. */
export type PageShowing = (typeof pagesShowing)[ContentKind][number];

/** The pages on which a draft can be looked at, as in requirements 2.1: its own first, if it has one. */
export function previewPages(kind: ContentKind, id: string, text: ContentText): readonly string[] {
  const slug = getSlug(kind, previewText(kind, id, text));
  return [...(slug === undefined ? [] : [entryPath(slug)]), ...pagesShowing[kind]];
}

/** What stands in a preview where words are still to be written. */
export const unwritten = '…';

/**
 * A draft as a preview shows it: English words that are not there yet are those of another language, or `unwritten`; a
 * page without a slug has the entry's id as one. Other languages show English, as on the site.
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

/** What a draft lacks even for a preview. */
export const findUnshowable = (kind: ContentKind, text: ContentText): readonly MissingText[] =>
  findMissing(kind, text).filter(isBasic);

/** Whether the site cannot show an entry without it, in any language. */
const isBasic = ({ language = firstLanguage }: MissingText) => language === firstLanguage;

/** Whether any words do for a field. */
const isWords = (field: ContentField) =>
  ['line', 'paragraphs', 'rich'].includes(field.type) &&
  !('check' in field) &&
  !('placeholders' in field);
