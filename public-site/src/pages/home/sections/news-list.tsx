import { news } from '../../../content/news';
import { ReadMoreLink } from '../../../page/read-more-link';
import { Section } from '../../../page/section';
import { formatDay } from '../../../time/format-day';
import { homeTexts as texts } from '../home.texts';
import styles from './news-list.module.css';

/** The latest news (SPEC 2.4). */
export function NewsList() {
  return (
    <Section title={texts.news.title}>
      <ul className={styles.news}>
        {news.map(({ path, title, summary, date }) => (
          <li key={path} className={styles.item}>
            <time dateTime={date}>{formatDay(date)}</time>
            <h3>{title}</h3>
            <p>{summary}</p>
            <ReadMoreLink to={path} text={texts.news.readMore} about={title} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
