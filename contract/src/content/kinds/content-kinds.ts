import { churchKinds } from './church-kinds';
import type { ContentField, KindDeclaration } from './kind-declaration';
import type { MediaKind } from './media-kinds';
import { isMailKind, mailKinds } from './mail-kinds';
import type { MailKindName } from './mail-kinds';
import { pictureKinds } from './picture-kinds';
import { sermonKind } from './sermon-kind';
import { sitePictures } from './site-pictures';
import { textKinds } from './text-kinds';

/**
 * The kinds of what the church says on its site, and staff change in the console (decision 53). The server's
 * validation, the console's form and all types follow from the one declaration of a kind.
 */
export const contentKinds = {
  /** What people register for (requirements 2.4, 2.9). The registration sends the English name. */
  programs: {
    fields: {
      name: { type: 'line', maxLength: 120, isTranslated: true },
      summary: { type: 'paragraphs', maxLength: 600, isTranslated: true },
      start: { type: 'moment' },
      end: { type: 'moment', notBefore: 'start' },
      place: { type: 'line', maxLength: 200, isTranslated: true },
      /** The page that tells its vision, where it has one. */
      page: {
        type: 'choice',
        options: ['/more/awakening', '/more/praise'],
        isOptional: true,
      },
      /** Whether the form offers it. `full` says why it does not. */
      registration: { type: 'choice', options: ['open', 'full', 'closed'] },
      /** So many may register; where it is empty, as many as like. */
      places: { type: 'line', maxLength: 5, check: 'places', isOptional: true },
    },
    title: 'name',
    order: { by: 'start', direction: 'up' },
    leavesAfter: 'end',
    maxEntries: 100,
    namesRecords: true,
  },
  /** Recorded messages on the church's video page (requirements 2.4). */
  messages: {
    fields: {
      title: { type: 'line', maxLength: 160, isTranslated: true },
      /** What it is about in the Bible. */
      passage: { type: 'line', maxLength: 120, isTranslated: true },
      url: { type: 'link' },
      date: { type: 'date' },
    },
    title: 'title',
    order: { by: 'date', direction: 'down' },
    maxEntries: 500,
  },
  sermons: sermonKind,
  /** Those that are printed on the home page (requirements 2.4). */
  testimonies: {
    fields: {
      words: { type: 'paragraphs', maxLength: 600, isTranslated: true },
      /** Whose they are, told without a name (requirements 10.8). */
      from: { type: 'line', maxLength: 120, isTranslated: true },
    },
    title: 'from',
    order: 'by-hand',
    maxEntries: 30,
  },
  /** Who leads the church (requirements 2.4), by role (requirements 10.8). */
  ministers: {
    fields: {
      role: { type: 'line', maxLength: 80, isTranslated: true },
      about: { type: 'paragraphs', maxLength: 400, isTranslated: true },
      picture: { type: 'picture', folder: 'ministers' },
    },
    title: 'role',
    order: 'by-hand',
    maxEntries: 60,
  },
  /** Requirements 2.8. */
  departments: {
    fields: {
      name: { type: 'line', maxLength: 80, isTranslated: true },
      leader: { type: 'line', maxLength: 80, isTranslated: true },
      description: { type: 'paragraphs', maxLength: 600, isTranslated: true },
      picture: { type: 'picture', folder: 'departments' },
    },
    title: 'name',
    order: 'by-hand',
    maxEntries: 60,
  },
  ...churchKinds,
  /** The church's blog (requirements 2.7). */
  posts: {
    fields: {
      title: { type: 'line', maxLength: 160, isTranslated: true },
      excerpt: { type: 'paragraphs', maxLength: 600, isTranslated: true },
      /** By role (requirements 10.8). */
      author: { type: 'line', maxLength: 80, isTranslated: true },
      date: { type: 'date' },
      picture: { type: 'picture', folder: 'posts' },
      slug: { type: 'slug', isOptional: true },
      body: { type: 'rich', maxLength: 40_000, isTranslated: true, isOptional: true },
    },
    title: 'title',
    order: { by: 'date', direction: 'down' },
    maxEntries: 500,
    pages: { body: 'body', slug: 'slug' },
  },
  /** The latest of them on the home page (requirements 2.4). */
  news: {
    fields: {
      title: { type: 'line', maxLength: 160, isTranslated: true },
      summary: { type: 'paragraphs', maxLength: 600, isTranslated: true },
      date: { type: 'date' },
      slug: { type: 'slug', isOptional: true },
      body: { type: 'rich', maxLength: 40_000, isTranslated: true, isOptional: true },
    },
    title: 'title',
    order: { by: 'date', direction: 'down' },
    maxEntries: 500,
    pages: { body: 'body', slug: 'slug' },
  },
  ...pictureKinds,
  ...textKinds,
  ...mailKinds,
} as const satisfies Readonly<Record<string, KindDeclaration>>;

export type ContentKind = keyof typeof contentKinds;

/** The kinds that pages show. */
export type PageKind = Exclude<ContentKind, MailKindName>;

/** In the order in which the console lists them. */
export const contentKindNames = Object.keys(contentKinds) as ContentKind[];

/** Those that pages show. */
export const pageKindNames = contentKindNames.filter((kind): kind is PageKind => !isMailKind(kind));

/** The kind that a text from outside names; undefined where there is none. */
export const readContentKind = (value: unknown): ContentKind | undefined =>
  contentKindNames.find((kind) => kind === value);

/** A kind's fields without the precise types of its declaration, for code that serves all kinds. */
export const getFields = (kind: ContentKind): Readonly<Record<string, ContentField>> =>
  contentKinds[kind].fields;

/** The moment, of an entry of a kind, after which it leaves the site by itself. Undefined of a kind that stays. */
export const leavesAfter = (kind: ContentKind): string | undefined => {
  const declaration: KindDeclaration = contentKinds[kind];
  return declaration.leavesAfter;
};

/** What a `choice` may be. Undefined of other fields. */
export const getOptions = (field: ContentField): readonly string[] | undefined =>
  field.type === 'choice' ? field.options : undefined;

/** The names of files that came with the site, of a field that names a file. */
export function ownFiles(field: ContentField): readonly string[] {
  if (field.type === 'picture') return sitePictures[field.folder];
  return field.type === 'media' ? (field.ownFiles ?? []) : [];
}

/** Of which kind a file is that a field names. Undefined of fields that name none. */
export function getFileKind(field: ContentField): MediaKind | undefined {
  if (field.type === 'media') return field.media;
  return field.type === 'picture' ? 'picture' : undefined;
}

/** The kinds with one entry and no list. */
export type SingleKind = {
  readonly [Kind in ContentKind]: (typeof contentKinds)[Kind] extends { isSingle: true }
    ? Kind
    : never;
}[ContentKind];

/** The kinds with a list of entries. */
export type ListedKind = Exclude<ContentKind, SingleKind>;

export const isSingle = (kind: ContentKind): kind is SingleKind => 'isSingle' in contentKinds[kind];

/** Whether the site cannot do without an entry of a kind: what came with it stands in where nothing is published. */
export const isAlwaysShown = (kind: ContentKind): boolean =>
  isSingle(kind) || 'isNeeded' in contentKinds[kind];

/** The right to see and change what staff write of a kind. */
export const rightToKind = (kind: ContentKind): 'church:manage' | 'content:manage' =>
  'isOfChurch' in contentKinds[kind] ? 'church:manage' : 'content:manage';

export const listedKindNames = contentKindNames.filter((kind) => !isSingle(kind));

/** Whether staff put the entries of a kind in their order. */
export const isOrderedByHand = (kind: ContentKind): boolean =>
  contentKinds[kind].order === 'by-hand' && !isSingle(kind);

/** The kinds of which entries have pages. */
export type KindWithPages = {
  [Kind in ContentKind]: (typeof contentKinds)[Kind] extends { pages: object } ? Kind : never;
}[ContentKind];

/** Which fields of a kind make the page of an entry. Undefined of a kind without pages. */
export const getPages = (kind: ContentKind): KindDeclaration['pages'] => {
  const declaration: KindDeclaration = contentKinds[kind];
  return declaration.pages;
};

export const kindsWithPages = contentKindNames.filter(
  (kind): kind is KindWithPages => getPages(kind) !== undefined,
);

/** Whether records name the entries of a kind. */
export const namesRecords = (kind: ContentKind): boolean => 'namesRecords' in contentKinds[kind];

/** Whether a field has a text in each language. */
export const isTranslated = (field: ContentField): boolean => 'isTranslated' in field;
