import type { LocalEntry } from 'contract/content-entry';
import { getEntries, getMorePath, maxItemsAtHome } from '../../../shown-content/page-content';
import { Lines } from '../../../page/lines';
import { ReadMoreLink } from '../../../page/read-more-link';
import { Section } from '../../../page/section';
import { formatDay } from '../../../time/format-day';
import { homeTexts as texts } from '../home.texts';
import styles from './news-list.module.css';

/** The latest news (requirements 2.4). */
export function NewsList() {
  const news = getEntries('news').slice(0, maxItemsAtHome);
  if (news.length === 0) return null;
  return (
    <Section title={texts.news.title}>
      <ul className={styles.news}>
        {news.map((item) => (
          <NewsItem key={item.id} item={item} />
        ))}
      </ul>
    </Section>
  );
}

function NewsItem({ item }: { readonly item: LocalEntry<'news'> }) {
  const { language, title, summary, date } = item;
  const more = getMorePath(item, '/more/blog');
  return (
    <li className={styles.item}>
      <time dateTime={date}>{formatDay(date)}</time>
      <h3 lang={language}>{title}</h3>
      <p lang={language}>
        <Lines>{summary}</Lines>
      </p>
      {more && (
        <ReadMoreLink to={more} text={texts.news.readMore} about={title} language={language} />
      )}
    </li>
  );
}
