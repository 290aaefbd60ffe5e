import type { MailPlaceholders } from './mail-placeholders';
import type { MediaKind } from './media-kinds';
import type { PictureFolder } from './site-pictures';

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
 * - `picture`     the name of one of the site's pictures, or the id of one that staff gave the site
 * - `media`       the id of a file of a kind that staff gave the site, or the name of one that came with it
 */
export type ContentField = FieldType & {
  /** It may be left empty. */
  readonly isOptional?: true;
};

/** What a line can be checked for: content-entry.ts. */
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
      /** At most `richLimits.length`, of a rich text's JSON. */
      readonly maxLength: number;
      /** It has a text in each language. */
      readonly isTranslated?: true;
      /** What it must be before it is published. */
      readonly check?: ValueCheck;
      /** What it names in braces, as a text of a mail. */
      readonly placeholders?: MailPlaceholders;
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

/** What is declared of a kind of content (content-kinds.ts). */
export interface KindDeclaration {
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
  /** It says where money goes, who the church is, or what its mails say: a right of its own (contract/rights). */
  readonly isOfChurch?: true;
  /** Pages cannot do without an entry: the last that visitors see is not taken down. */
  readonly isNeeded?: true;
  /**
   * An entry that fills `body` has a page, named by `slug`; lists show neither of them (contract/entry-page). Of all kinds
   * that have pages no two entries have the same slug.
   */
  readonly pages?: { readonly body: string; readonly slug: string };
}
