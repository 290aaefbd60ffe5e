/*
 * What a rich text is made of: the nodes and marks of ProseMirror that we know, and nothing else. HTML is never stored.
 */

export type RichMark =
  | { readonly type: 'link'; readonly attrs: { readonly href: string } }
  | { readonly type: 'bold' }
  | { readonly type: 'italic' };

export interface RichWords {
  readonly type: 'text';
  readonly marks?: readonly RichMark[];
  readonly text: string;
}

export type RichInline = RichWords | { readonly type: 'hardBreak' };

export interface RichParagraph {
  readonly type: 'paragraph';
  readonly content?: readonly RichInline[];
}

export interface RichHeading {
  readonly type: 'heading';
  /** 1 is the page's own. */
  readonly attrs: { readonly level: 2 | 3 };
  readonly content?: readonly RichInline[];
}

export interface RichListItem {
  readonly type: 'listItem';
  /** The first is a paragraph. */
  readonly content: readonly (RichParagraph | RichList)[];
}

interface RichBulletList {
  readonly type: 'bulletList';
  readonly content: readonly RichListItem[];
}

interface RichOrderedList {
  readonly type: 'orderedList';
  /** The number of its first item; 1 where it is not said. */
  readonly attrs?: { readonly start: number };
  readonly content: readonly RichListItem[];
}

export type RichList = RichBulletList | RichOrderedList;

export interface RichQuote {
  readonly type: 'blockquote';
  readonly content: readonly RichParagraph[];
}

/** Words of the Bible. */
export interface RichVerse {
  readonly type: 'verse';
  /** Where they stand, as `John 3:16`. */
  readonly attrs?: { readonly reference: string };
  readonly content: readonly RichParagraph[];
}

export interface RichPicture {
  readonly type: 'picture';
  /** The id of a media file, a UUID. */
  readonly attrs: { readonly media: string };
}

export type RichBlock =
  | RichParagraph
  | RichHeading
  | RichList
  | RichQuote
  | RichVerse
  | RichPicture;

export interface RichDocument {
  readonly type: 'doc';
  readonly content: readonly RichBlock[];
}

export type RichNode = RichDocument | RichBlock | RichListItem | RichInline;

/** How much a rich text may be, whichever field it is in. No field's `maxLength` is above `length`. */
export const richLimits = {
  /** UTF-16 code units of its JSON. */
  length: 60_000,
  /** Of its JSON in UTF-8. */
  bytes: 180_000,
  /** UTF-16 code units that people read. */
  characters: 60_000,
  nodes: 3_000,
  /** Nodes one within another below the document: five lists, and their words. */
  depth: 12,
  /** UTF-16 code units of a verse's reference. */
  reference: 120,
  /** The greatest number that a list begins with. */
  start: 999_999,
} as const;
