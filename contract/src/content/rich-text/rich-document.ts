/* The structure of a rich text: a fixed subset of ProseMirror's nodes and marks. HTML is never stored. */

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
  /** Level 1 is the page's own heading. */
  readonly attrs: { readonly level: 2 | 3 };
  readonly content?: readonly RichInline[];
}

export interface RichListItem {
  readonly type: 'listItem';
  /** The first child is a paragraph. */
  readonly content: readonly (RichParagraph | RichList)[];
}

interface RichBulletList {
  readonly type: 'bulletList';
  readonly content: readonly RichListItem[];
}

interface RichOrderedList {
  readonly type: 'orderedList';
  /** The number of the first item; 1 if it is absent. */
  readonly attrs?: { readonly start: number };
  readonly content: readonly RichListItem[];
}

export type RichList = RichBulletList | RichOrderedList;

export interface RichQuote {
  readonly type: 'blockquote';
  readonly content: readonly RichParagraph[];
}

/** A quotation from the Bible. */
export interface RichVerse {
  readonly type: 'verse';
  /** The Bible reference, for example `John 3:16`. */
  readonly attrs?: { readonly reference: string };
  readonly content: readonly RichParagraph[];
}

export interface RichPicture {
  readonly type: 'picture';
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

/** Limits of a rich text in any field. No field's `maxLength` is above `length`. */
export const richLimits = {
  /** UTF-16 code units of its JSON. */
  length: 60_000,
  /** Bytes of its JSON in UTF-8. */
  bytes: 180_000,
  /** UTF-16 code units of visible text. */
  characters: 60_000,
  nodes: 3_000,
  /** Nesting below the document: five lists and their text. */
  depth: 12,
  /** UTF-16 code units of a verse's reference. */
  reference: 120,
  /** Greatest number that a list may begin with. */
  start: 999_999,
} as const;
