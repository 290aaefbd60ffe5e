import { DeferredContent } from 'shared-ui/deferred-content';
import { getEntries, getEntry } from '../../shown-content/page-content';
import { LazyLayoutSection } from '../../page/lazy-layout-section';
import { PageHead } from '../../page/page-head';
import { Hero } from './hero/hero';
import { EventTickets } from './sections/event-tickets';
import { LiveBand } from './sections/live-band';
import { MessageList } from './sections/message-list';
import { MinisterRow } from './sections/minister-row';
import { NewsList } from './sections/news-list';
import { ServiceTimes } from './sections/service-times';
import { TestimonyWall } from './sections/testimony-wall';
import { Vision } from './sections/vision';
import { WaysIn } from './sections/ways-in';
import styles from './home-page.module.css';

/** In the order of requirements 2.4. The names are those of the estimated heights in home-page.module.css. */
const parts = [
  ['vision', Vision],
  ['events', EventTickets],
  ['testimonies', TestimonyWall],
  ['live', LiveBand],
  ['ministers', MinisterRow],
  ['messages', MessageList],
  ['news', NewsList],
] as const;

/** A section without entries is left out. Programmes and testimonies have further content. */
const hasEntries = (name: (typeof parts)[number][0]) =>
  !(name === 'ministers' || name === 'messages') || getEntries(name).length > 0;

/** The home page with its sections (requirements 2.4). */
export function Component() {
  const { motto, summary } = getEntry('identity');
  return (
    <>
      <PageHead title={motto} description={summary} />
      <Hero />
      <DeferredContent>
        <ServiceTimes />
        <WaysIn />
        {parts
          .filter(([name]) => hasEntries(name))
          .map(([name, Part]) => (
            <LazyLayoutSection key={name} className={styles[name]}>
              <Part />
            </LazyLayoutSection>
          ))}
      </DeferredContent>
    </>
  );
}
