import { parseJson } from 'contract/answer-reader';
import type { RichBlock, RichDocument, RichHeading } from 'contract/rich-document';

export interface RichChapter {
  /** Absent for blocks before the first heading. */
  readonly heading?: RichHeading;
  readonly blocks: readonly RichBlock[];
}

/** The blocks of a published rich text, for pages that lay them out themselves; empty for an empty text. */
export const toBlocks = (text: string): readonly RichBlock[] =>
  (parseJson(text) as RichDocument | undefined)?.content ?? [];

/**
 * Splits a text at its headings that are not blank.
 * @param lowest the lowest heading level that begins a chapter
 */
export function toChapters(text: string, lowest: 2 | 3): readonly RichChapter[] {
  const chapters: { heading?: RichHeading; blocks: RichBlock[] }[] = [];
  for (const block of toBlocks(text)) {
    if (block.type === 'heading' && block.attrs.level <= lowest) {
      if (block.content) chapters.push({ heading: block, blocks: [] });
      continue;
    }
    if (chapters.length === 0) chapters.push({ blocks: [] });
    chapters.at(-1)?.blocks.push(block);
  }
  return chapters;
}
