import type { MailPlaceholders } from './mail-placeholders';
import type { MediaKind } from './media-kinds';
import type { PictureFolder } from './site-pictures';

/**
 * The declaration of one field of an entry. Lengths are in UTF-16 code units, as HTML's `maxlength` counts them.
 *
 * - `line`: one line of visible text
 * - `paragraphs`: several lines of visible text
 * - `rich`: text with headings, lists and links: the JSON of its document (contract/rich-text)
 * - `slug`: the last segment of the path of the entry's page (contract/entry-page)
 * - `date`: a day that exists, YYYY-MM-DD
 * - `moment`: a minute that exists in local time of Innsbruck, YYYY-MM-DDTHH:MM
 * - `link`: a URL that begins with https://
 * - `choice`: one of the options
 * - `picture`: the name of one of the site's pictures, or the id of an uploaded one
 * - `media`: the id of an uploaded file of a kind, or the name of one that came with the site
 */
export type ContentField = FieldType & {
  readonly isOptional?: true;
};

export type ValueCheck =
  | 'iban'
  | 'bic'
  | 'clock'
  | 'weeks'
  | 'minutes'
  | 'phone'
  | 'email'
  | 'country'
  | 'places';

type FieldType =
  | {
      readonly type: 'line' | 'paragraphs' | 'rich';
      /** At most `richLimits.length` for the JSON of a rich text. */
      readonly maxLength: number;
      readonly isTranslated?: true;
      readonly check?: ValueCheck;
      /** The placeholders in braces that the text of an email may use. */
      readonly placeholders?: MailPlaceholders;
    }
  | {
      readonly type: 'date' | 'moment';
      /** The field of the same type that must not be later. */
      readonly notBefore?: string;
    }
  | { readonly type: 'link' }
  | { readonly type: 'slug' }
  | { readonly type: 'choice'; readonly options: readonly string[] }
  | { readonly type: 'picture'; readonly folder: PictureFolder }
  | {
      readonly type: 'media';
      readonly media: MediaKind;
      /** Files that came with the site and are allowed as well. */
      readonly ownFiles?: readonly string[];
    };

/** The declaration of a kind of content (content-kinds.ts). */
export interface KindDeclaration {
  readonly fields: Readonly<Record<string, ContentField>>;
  /** The field by which staff tell entries apart. */
  readonly title: string;
  /** How the site sorts the entries; `by-hand`: staff arrange them. */
  readonly order: 'by-hand' | { readonly by: string; readonly direction: 'up' | 'down' };
  /** The field with the moment after which a published entry leaves the site by itself. */
  readonly leavesAfter?: string;
  readonly maxEntries: number;
  /** Records refer to entries by their English titles, so pages in other languages carry these too. */
  readonly namesRecords?: true;
  /**
   * The kind has exactly one entry, whose id is the kind's name. It came with the site; it can be changed and
   * published, but not created, deleted, moved or taken down.
   */
  readonly isSingle?: true;
  /**
   * The kind says where money goes, who the church is, or what its emails say, and so needs a right of its own
   * (contract/rights).
   */
  readonly isOfChurch?: true;
  /** Pages need at least one entry: the last published one cannot be taken down. */
  readonly isNeeded?: true;
  /**
   * An entry with a `body` has a page under its `slug`; lists show neither of them (contract/entry-page). A slug is
   * unique across all kinds with pages.
   */
  readonly pages?: { readonly body: string; readonly slug: string };
}
