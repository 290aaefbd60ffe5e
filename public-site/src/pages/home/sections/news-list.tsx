import { translate } from 'shared-ui/language';
import { news } from '../../../content/news';
import { ReadMoreLink } from '../../../page/read-more-link';
import { Section } from '../../../page/section';
import { usePageTexts } from '../../../page/use-page-language';
import { formatDay } from '../../../time/format-day';
import { homeLabels } from '../home-labels';
import styles from './news-list.module.css';

/** The latest news (SPEC 2.4). */
export function NewsList() {
  const { texts, language } = usePageTexts(homeLabels);
  return (
    <Section title={texts.news.title}>
      <ul className={styles.news}>
        {news.map(({ path, title, summary, date }) => (
          <li key={path} className={styles.item}>
            <time dateTime={date}>{formatDay(date)}</time>
            <h3>{translate(title, language)}</h3>
            <p>{translate(summary, language)}</p>
            <ReadMoreLink to={path} text={texts.news.readMore} about={translate(title, language)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
