import { parseJson } from 'contract/answer-reader';
import type { RichBlock, RichDocument, RichHeading } from 'contract/rich-document';

/** A heading and what stands below it. */
export interface RichChapter {
  /** Absent of what stands before the first. */
  readonly heading?: RichHeading;
  readonly blocks: readonly RichBlock[];
}

/** The parts of a rich text that was published, for pages that give each a form of its own. None of what says nothing. */
export const toBlocks = (text: string): readonly RichBlock[] =>
  (parseJson(text) as RichDocument | undefined)?.content ?? [];

/** A chapter for each heading that says something. @param lowest the level of the smallest that begins one */
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
