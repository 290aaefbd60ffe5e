import { messages } from '../../../content/messages';
import { Section } from '../../../page/section';
import { formatDay } from '../../../time/format-day';
import { homeTexts as texts } from '../home.texts';
import styles from './message-list.module.css';

/** The recent messages on the church's video page (SPEC 2.4). */
export function MessageList() {
  return (
    <Section title={texts.messages.title} ground="sunken">
      <ul className={styles.messages}>
        {messages.map(({ url, title, passage, date }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener" className={styles.message}>
              <span className={styles.play} aria-hidden="true" />
              <span className={styles.title}>{title}</span>
              <span className={styles.note}>
                {passage} · <time dateTime={date}>{formatDay(date)}</time>
              </span>
              <span className="visually-hidden">({texts.messages.watch})</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
