import { useEffect, useRef, useState } from 'react';
import { sermonFiles } from '../../content/sermon-files';
import type { SermonFile } from '../../content/sermon-files';
import { SitePage } from '../../page/site-page';
import { Verse } from '../../page/verse';
import { mp3Texts as texts } from './mp3.texts';
import styles from './mp3-page.module.css';
import { SermonItem } from './sermon-item';

const path = '/downloads/mp3';

/** The messages of the church, with a search by title (SPEC 2.6). */
export function Component() {
  const search = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  // The visitor may have typed before the page was hydrated.
  useEffect(() => setQuery(search.current?.value ?? ''), []);
  const found = searchSermons(sermonFiles, query);
  return (
    <SitePage texts={texts} path={path}>
      <Verse {...texts.verse} />
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
          <SermonItem key={sermon.file} sermon={sermon} />
        ))}
      </ul>
    </SitePage>
  );
}

/** The sermons whose title contains the query, in any case (SPEC 2.6). */
function searchSermons(sermons: readonly SermonFile[], query: string): readonly SermonFile[] {
  const sought = query.toLowerCase();
  return sermons.filter(({ title }) => title.toLowerCase().includes(sought));
}
