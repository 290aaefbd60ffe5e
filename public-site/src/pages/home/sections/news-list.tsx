import { entriesOf, latestNews } from '../../../content/page-content';
import { Lines } from '../../../page/lines';
import { ReadMoreLink } from '../../../page/read-more-link';
import { Section } from '../../../page/section';
import { formatDay } from '../../../time/format-day';
import { homeTexts as texts } from '../home.texts';
import styles from './news-list.module.css';

/** The latest news (SPEC 2.4). */
export function NewsList() {
  const news = entriesOf('news').slice(0, latestNews);
  if (news.length === 0) return null;
  return (
    <Section title={texts.news.title}>
      <ul className={styles.news}>
        {news.map(({ id, language, title, summary, date }) => (
          <li key={id} className={styles.item}>
            <time dateTime={date}>{formatDay(date)}</time>
            <h3 lang={language}>{title}</h3>
            <p lang={language}>
              <Lines>{summary}</Lines>
            </p>
            <ReadMoreLink
              to={`/more/blog/${id}`}
              text={texts.news.readMore}
              about={title}
              language={language}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
