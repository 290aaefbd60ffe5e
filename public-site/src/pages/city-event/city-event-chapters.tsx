import type { LocalEntry } from 'contract/content-entry';
import type { RichBlock } from 'contract/rich-document';
import { cityVision } from './city-vision.texts';
import { wrapInLanguage } from '../../page/wrap-in-language';
import { toBlocks, toChapters } from '../../rich-text/rich-chapters';
import { RichBlocks } from '../../rich-text/rich-text';
import { RichWords } from '../../rich-text/rich-words';
import { Paragraphs } from '../../page/paragraphs';
import { Prose } from './city-event-parts';
import styles from './city-event-page.module.css';

const { titles } = cityVision;

interface ChaptersProps {
  readonly vision: LocalEntry<'vision'>;
}

/** The chapters of the vision and the call to take part. */
export const Chapters = ({ vision }: ChaptersProps) => (
  <div className={styles.chapters}>
    <Elements vision={vision} />
    <section className={styles.call} lang={vision.language}>
      <h2>{vision.callTitle}</h2>
      <Paragraphs text={vision.call} />
    </section>
    <Prose title={titles.volunteers} text={vision.volunteers} lang={vision.language} />
    <List part="goals" vision={vision} />
    <List part="tips" vision={vision} />
    <List part="means" vision={vision} />
  </div>
);

/** Each heading begins an element; blocks before the first heading introduce them all. */
function Elements({ vision: { elements, language } }: ChaptersProps) {
  if (!elements) return null;
  const chapters = toChapters(elements, 3);
  const before = chapters.filter(({ heading }) => !heading).flatMap(({ blocks }) => blocks);
  return (
    <section className={styles.elements}>
      <h2>{titles.elements}</h2>
      {wrapInLanguage(<RichBlocks blocks={before} />, language, 'div')}
      <dl lang={language}>
        {chapters.map(
          ({ heading, blocks }, place) =>
            heading && (
              <div key={place}>
                <dt>
                  <RichWords content={heading.content ?? []} />
                </dt>
                <dd>
                  <Description blocks={blocks} />
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

/** The first paragraph is rendered without `p`, as in a list item. */
function Description({ blocks }: { readonly blocks: readonly RichBlock[] }) {
  const [first, ...others] = blocks;
  if (first?.type !== 'paragraph') return <RichBlocks blocks={blocks} />;
  return (
    <>
      <RichWords content={first.content ?? []} />
      <RichBlocks blocks={others} />
    </>
  );
}

interface ListProps extends ChaptersProps {
  readonly part: 'goals' | 'tips' | 'means';
}

function List({ part, vision }: ListProps) {
  const text = vision[part];
  return (
    text && (
      <section className={styles.list}>
        <h2>{titles[part]}</h2>
        {wrapInLanguage(<RichBlocks blocks={toBlocks(text)} />, vision.language, 'div')}
      </section>
    )
  );
}
