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
 * The kinds of content that staff edit in the console (decision 53). The server's validation, the console's forms and
 * all types follow from these declarations.
 */
export const contentKinds = {
  /** Programmes with registration (requirements 2.4, 2.9). The registration sends the English name. */
  programs: {
    fields: {
      name: { type: 'line', maxLength: 120, isTranslated: true },
      summary: { type: 'paragraphs', maxLength: 600, isTranslated: true },
      start: { type: 'moment' },
      end: { type: 'moment', notBefore: 'start' },
      place: { type: 'line', maxLength: 200, isTranslated: true },
      /** The page about its vision, if there is one. */
      page: {
        type: 'choice',
        options: ['/more/awakening', '/more/praise'],
        isOptional: true,
      },
      /** Whether the registration form offers it. `full` tells visitors why it does not. */
      registration: { type: 'choice', options: ['open', 'full', 'closed'] },
      /** Number of places; unlimited if it is empty. */
      places: { type: 'line', maxLength: 5, check: 'places', isOptional: true },
    },
    title: 'name',
    order: { by: 'start', direction: 'up' },
    leavesAfter: 'end',
    maxEntries: 100,
    namesRecords: true,
  },
  /** Recorded messages on the church's video channel (requirements 2.4). */
  messages: {
    fields: {
      title: { type: 'line', maxLength: 160, isTranslated: true },
      /** The Bible passage that it is about. */
      passage: { type: 'line', maxLength: 120, isTranslated: true },
      url: { type: 'link' },
      date: { type: 'date' },
    },
    title: 'title',
    order: { by: 'date', direction: 'down' },
    maxEntries: 500,
  },
  sermons: sermonKind,
  /** The testimonies on the home page (requirements 2.4). */
  testimonies: {
    fields: {
      words: { type: 'paragraphs', maxLength: 600, isTranslated: true },
      /** A description of the author, without a name (requirements 10.8). */
      from: { type: 'line', maxLength: 120, isTranslated: true },
    },
    title: 'from',
    order: 'by-hand',
    maxEntries: 30,
  },
  /** The ministers of the church (requirements 2.4), by role (requirements 10.8). */
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
  /** Departments, as in requirements 2.8. */
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
      /** A role, not a name (requirements 10.8). */
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
  /** News; the home page shows the latest (requirements 2.4). */
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

export type PageKind = Exclude<ContentKind, MailKindName>;

/** In the order in which the console lists them. */
export const contentKindNames = Object.keys(contentKinds) as ContentKind[];

export const pageKindNames = contentKindNames.filter((kind): kind is PageKind => !isMailKind(kind));

/** Parses the name of a kind; undefined if there is no such kind. */
export const readContentKind = (value: unknown): ContentKind | undefined =>
  contentKindNames.find((kind) => kind === value);

/** The fields of a kind without the precise types of its declaration, for code that serves all kinds. */
export const getFields = (kind: ContentKind): Readonly<Record<string, ContentField>> =>
  contentKinds[kind].fields;

/** The field with the moment after which an entry leaves the site by itself; undefined if entries of the kind stay. */
export const leavesAfter = (kind: ContentKind): string | undefined => {
  const declaration: KindDeclaration = contentKinds[kind];
  return declaration.leavesAfter;
};

/** The options of a `choice`; undefined for other fields. */
export const getOptions = (field: ContentField): readonly string[] | undefined =>
  field.type === 'choice' ? field.options : undefined;

/** The files that came with the site and that the field may name. */
export function ownFiles(field: ContentField): readonly string[] {
  if (field.type === 'picture') return sitePictures[field.folder];
  return field.type === 'media' ? (field.ownFiles ?? []) : [];
}

/** The kind of file that the field names; undefined if it names none. */
export function getFileKind(field: ContentField): MediaKind | undefined {
  if (field.type === 'media') return field.media;
  return field.type === 'picture' ? 'picture' : undefined;
}

/** The kinds with exactly one entry. */
export type SingleKind = {
  readonly [Kind in ContentKind]: (typeof contentKinds)[Kind] extends { isSingle: true }
    ? Kind
    : never;
}[ContentKind];

export type ListedKind = Exclude<ContentKind, SingleKind>;

export const isSingle = (kind: ContentKind): kind is SingleKind => 'isSingle' in contentKinds[kind];

/** Whether the site needs an entry of the kind: starter content is shown if nothing is published. */
export const isAlwaysShown = (kind: ContentKind): boolean =>
  isSingle(kind) || 'isNeeded' in contentKinds[kind];

/** The right to see and change the content of a kind. */
export const getKindRight = (kind: ContentKind): 'church:manage' | 'content:manage' =>
  'isOfChurch' in contentKinds[kind] ? 'church:manage' : 'content:manage';

export const listedKindNames = contentKindNames.filter((kind) => !isSingle(kind));

export const isOrderedByHand = (kind: ContentKind): boolean =>
  contentKinds[kind].order === 'by-hand' && !isSingle(kind);

/** The kinds whose entries can have pages of their own. */
export type KindWithPages = {
  [Kind in ContentKind]: (typeof contentKinds)[Kind] extends { pages: object } ? Kind : never;
}[ContentKind];

/** The fields that make up the page of an entry; undefined for a kind without pages. */
export const getPages = (kind: ContentKind): KindDeclaration['pages'] => {
  const declaration: KindDeclaration = contentKinds[kind];
  return declaration.pages;
};

export const kindsWithPages = contentKindNames.filter(
  (kind): kind is KindWithPages => getPages(kind) !== undefined,
);

export const namesRecords = (kind: ContentKind): boolean => 'namesRecords' in contentKinds[kind];

export const isTranslated = (field: ContentField): boolean => 'isTranslated' in field;
