import { useEffect, useRef, useState } from 'react';
import { PageFrame } from 'shared-ui/page-frame';
import { SiteAreaName } from '../../areas/site-area-name';
import { sermonFiles } from '../../content/sermon-files';
import { PageHead } from '../../page/page-head';
import { usePageTexts } from '../../page/use-page-language';
import { Verse } from '../../page/verse';
import { mp3Labels } from './mp3-labels';
import styles from './mp3-page.module.css';
import { searchSermons } from './search-sermons';
import { SermonItem } from './sermon-item';

const path = '/downloads/mp3';

/** The messages of the church, with a search by title (SPEC 2.6). */
export function Component() {
  const { texts, language } = usePageTexts(mp3Labels);
  const search = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  // Somebody may have typed before the page's script was here.
  useEffect(() => setQuery(search.current?.value ?? ''), []);
  const found = searchSermons(sermonFiles, query);
  return (
    <PageFrame
      title={texts.title}
      eyebrow={<SiteAreaName path={path} language={language} />}
      language={language}
    >
      <PageHead title={texts.title} description={texts.description} />
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
        {found.length === 0 && texts.noneFound.replace('{query}', () => query)}
      </p>
      <ul className={styles.sermons}>
        {found.map((sermon) => (
          <SermonItem key={sermon.file} sermon={sermon} />
        ))}
      </ul>
    </PageFrame>
  );
}
