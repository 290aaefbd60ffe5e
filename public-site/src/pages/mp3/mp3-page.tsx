import { useEffect, useRef, useState } from 'react';
import { getEntries } from '../../shown-content/page-content';
import { FeedLink } from '../../page/feed-link';
import { SitePage } from '../../page/site-page';
import { Verse } from '../../page/verse';
import { describeSermons } from './describe-sermons';
import { mp3Texts as texts } from './mp3.texts';
import styles from './mp3-page.module.css';
import { SermonItem } from './sermon-item';

const path = '/downloads/mp3';

/** The sermons with a search by title (requirements 2.6). */
export function Component() {
  const sermons = getEntries('sermons');
  return (
    <SitePage texts={{ ...texts, description: describeSermons() }} path={path}>
      <FeedLink feed="podcast" />
      <Verse {...texts.verse} />
      {sermons.length > 0 ? <SermonSearch /> : <p className={styles.none}>{texts.none}</p>}
    </SitePage>
  );
}

function SermonSearch() {
  const search = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  // The visitor may have typed before hydration.
  useEffect(() => setQuery(search.current?.value ?? ''), []);
  const found = getEntries('sermons').filter(({ title }) => texts.isFound(title, query));
  return (
    <>
      <input
        type="search"
        className={styles.search}
        placeholder={texts.search}
        aria-label={texts.search}
        ref={search}
        onInput={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      <p role="status" className={styles.none}>
        {found.length === 0 && texts.noneFound(query)}
      </p>
      <ul className={styles.sermons}>
        {found.map((sermon) => (
          <SermonItem key={sermon.id} sermon={sermon} />
        ))}
      </ul>
    </>
  );
}
