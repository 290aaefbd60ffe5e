import { translate } from 'shared-ui/language';
import { messages } from '../../../content/messages';
import { Section } from '../../../page/section';
import { usePageTexts } from '../../../page/use-page-language';
import { formatDay } from '../../../time/format-day';
import { homeLabels } from '../home-labels';
import styles from './message-list.module.css';

/** The recent messages on the church's video page (SPEC 2.4). */
export function MessageList() {
  const { texts, language } = usePageTexts(homeLabels);
  return (
    <Section title={texts.messages.title} ground="sunken">
      <ul className={styles.messages}>
        {messages.map(({ url, title, text, date }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener" className={styles.message}>
              <span className={styles.play} aria-hidden="true" />
              <span className={styles.title}>{translate(title, language)}</span>
              <span className={styles.note}>
                {text} · <time dateTime={date}>{formatDay(date)}</time>
              </span>
              <span className="visually-hidden">({texts.messages.watch})</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
