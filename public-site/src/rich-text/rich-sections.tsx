import type { Language } from 'contract/languages';
import { toChapters } from './rich-chapters';
import { RichBlocks } from './rich-text';
import { RichWords } from './rich-words';

interface RichSectionsProps {
  /** JSON of a rich-text document. */
  readonly text: string;
  /** Language of the text, if it differs from the page's. */
  readonly language: Language | undefined;
}

/** A rich text with a section for each second-level heading. */
export const RichSections = ({ text, language }: RichSectionsProps) =>
  toChapters(text, 2).map(({ heading, blocks }, place) => (
    <section key={place} lang={language}>
      {heading && (
        <h2>
          <RichWords content={heading.content ?? []} />
        </h2>
      )}
      <RichBlocks blocks={blocks} />
    </section>
  ));
