import type { Language } from 'contract/languages';
import { toChapters } from './rich-chapters';
import { RichBlocks } from './rich-text';
import { RichWords } from './rich-words';

interface RichSectionsProps {
  /** A rich text. */
  readonly text: string;
  /** Where it is in another language than the page. */
  readonly language: Language | undefined;
}

/** A rich text as sections, one for each of its large headings. */
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
