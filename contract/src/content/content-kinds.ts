import { churchKinds } from './church-kinds';
import type { MediaKind } from './media-kinds';
import { sitePictures } from './site-pictures';
import type { PictureFolder } from './site-pictures';
import { textKinds } from './text-kinds';

/**
 * What staff type into one field of an entry. Lengths are in UTF-16 code units, as HTML's `maxlength` counts them.
 *
 * - `line`        one line of visible text
 * - `paragraphs`  several lines of visible text
 * - `rich`        text with headings, lists and links: the JSON of its document (contract/rich-text)
 * - `slug`        the last part of the address of the entry's page (contract/entry-page)
 * - `date`        a day that exists, YYYY-MM-DD
 * - `moment`      a minute by Innsbruck's clock, YYYY-MM-DDTHH:MM, which exists there
 * - `link`        an address that begins with https://
 * - `choice`      one of what is listed
 * - `picture`     the name of one of the site's pictures
 * - `media`       the id of a file of a kind that staff gave the site, or the name of one that came with it
 */
export type ContentField = FieldType & {
  /** It may be left empty. */
  readonly isOptional?: true;
};

/** What a line can be checked for: content-entry.ts. */
export type ValueCheck =
  'iban' | 'bic' | 'clock' | 'weeks' | 'phone' | 'email' | 'country' | 'places';

type FieldType =
  | {
      readonly type: 'line' | 'paragraphs' | 'rich';
      /** At most `richLimits.length`, of a rich text's JSON. */
      readonly maxLength: number;
      /** It has a text in each language. */
      readonly isTranslated?: true;
      /** What it must be before it is published. */
      readonly check?: ValueCheck;
    }
  | {
      readonly type: 'date' | 'moment';
      /** The field of the same type that it may not be before. */
      readonly notBefore?: string;
    }
  | { readonly type: 'link' }
  | { readonly type: 'slug' }
  | { readonly type: 'choice'; readonly options: readonly string[] }
  | { readonly type: 'picture'; readonly folder: PictureFolder }
  | {
      readonly type: 'media';
      readonly media: MediaKind;
      /** The names of files that came with the site, which it may be as well. */
      readonly ownFiles?: readonly string[];
    };

interface KindDeclaration {
  readonly fields: Readonly<Record<string, ContentField>>;
  /** The field by which staff tell entries apart. */
  readonly title: string;
  /** How the site orders them; `by-hand`: as staff put them. */
  readonly order: 'by-hand' | { readonly by: string; readonly direction: 'up' | 'down' };
  /** The moment after which an entry that staff published leaves the site by itself. */
  readonly leavesAfter?: string;
  /** So many entries there are at most. */
  readonly maxEntries: number;
  /** Records name its entries by their English titles, so pages in other languages know these too. */
  readonly namesRecords?: true;
  /**
   * It has exactly one entry, whose id is the kind's name. It came with the site, and is changed and published, but not
   * made, removed, moved or taken down.
   */
  readonly isSingle?: true;
  /** Pages cannot do without an entry: the last that visitors see is not taken down. */
  readonly isNeeded?: true;
  /**
   * An entry that fills `body` has a page, named by `slug`; lists show neither of them (contract/entry-page). Of all kinds
   * that have pages no two entries have the same slug.
   */
  readonly pages?: { readonly body: string; readonly slug: string };
}

/**
 * The kinds of what the church says on its site, and staff change in the console (docs/decisions/0053). The server's
 * validation, the console's form and all types follow from the one declaration of a kind.
 */
export const contentKinds = {
  /** What people register for (SPEC 2.4, 2.9). The registration sends the English name. */
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
  /** Recorded messages on the church's video page (SPEC 2.4). */
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
  /** Those that are printed on the home page (SPEC 2.4). */
  testimonies: {
    fields: {
      words: { type: 'paragraphs', maxLength: 600, isTranslated: true },
      /** Whose they are, told without a name (DESIGN 3.12). */
      from: { type: 'line', maxLength: 120, isTranslated: true },
    },
    title: 'from',
    order: 'by-hand',
    maxEntries: 30,
  },
  /** Who leads the church (SPEC 2.4), by role (DESIGN 3.12). */
  ministers: {
    fields: {
      role: { type: 'line', maxLength: 80, isTranslated: true },
      about: { type: 'paragraphs', maxLength: 400, isTranslated: true },
      picture: { type: 'picture', folder: 'ministers' },
    },
    title: 'role',
    order: 'by-hand',
    maxEntries: 30,
  },
  /** SPEC 2.8. */
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
  /** The church's blog (SPEC 2.7). */
  posts: {
    fields: {
      title: { type: 'line', maxLength: 160, isTranslated: true },
      excerpt: { type: 'paragraphs', maxLength: 600, isTranslated: true },
      /** By role (DESIGN 3.12). */
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
  /** The latest of them on the home page (SPEC 2.4). */
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
  ...textKinds,
} as const satisfies Readonly<Record<string, KindDeclaration>>;

export type ContentKind = keyof typeof contentKinds;

/** In the order in which the console lists them. */
export const contentKindNames = Object.keys(contentKinds) as ContentKind[];

/** The kind that a text from outside names; undefined where there is none. */
export const readContentKind = (value: unknown): ContentKind | undefined =>
  contentKindNames.find((kind) => kind === value);

/** A kind's fields without the precise types of its declaration, for code that serves all kinds. */
export const fieldsOf = (kind: ContentKind): Readonly<Record<string, ContentField>> =>
  contentKinds[kind].fields;

/** The moment, of an entry of a kind, after which it leaves the site by itself. Undefined of a kind that stays. */
export const leavesAfter = (kind: ContentKind): string | undefined => {
  const declaration: KindDeclaration = contentKinds[kind];
  return declaration.leavesAfter;
};

/** What a `choice` or a `picture` may be. Undefined of other fields. */
export function optionsOf(field: ContentField): readonly string[] | undefined {
  if (field.type === 'choice') return field.options;
  return field.type === 'picture' ? sitePictures[field.folder] : undefined;
}

/** The names of files that came with the site, of a field of type `media`. */
export const ownFiles = (field: ContentField): readonly string[] =>
  field.type === 'media' ? (field.ownFiles ?? []) : [];

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

export const listedKindNames = contentKindNames.filter((kind) => !isSingle(kind));

/** Whether staff put the entries of a kind in their order. */
export const isOrderedByHand = (kind: ContentKind): boolean =>
  contentKinds[kind].order === 'by-hand' && !isSingle(kind);
/** The kinds of which entries have pages. */
export type KindWithPages = {
  [Kind in ContentKind]: (typeof contentKinds)[Kind] extends { pages: object } ? Kind : never;
}[ContentKind];

/** Which fields of a kind make the page of an entry. Undefined of a kind without pages. */
export const pagesOf = (kind: ContentKind): KindDeclaration['pages'] => {
  const declaration: KindDeclaration = contentKinds[kind];
  return declaration.pages;
};

export const kindsWithPages = contentKindNames.filter(
  (kind): kind is KindWithPages => pagesOf(kind) !== undefined,
);

/** Whether records name the entries of a kind. */
export const namesRecords = (kind: ContentKind): boolean => 'namesRecords' in contentKinds[kind];

/** Whether a field has a text in each language. */
export const isTranslated = (field: ContentField): boolean => 'isTranslated' in field;
