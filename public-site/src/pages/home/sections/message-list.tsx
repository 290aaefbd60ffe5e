import { getEntries, maxItemsAtHome } from '../../../shown-content/page-content';
import { Section } from '../../../page/section';
import { formatDay } from '../../../time/format-day';
import { homeTexts as texts } from '../home.texts';
import styles from './message-list.module.css';

/** The recent messages on the church's video channel (requirements 2.4). */
export function MessageList() {
  const messages = getEntries('messages').slice(0, maxItemsAtHome);
  return (
    <Section title={texts.messages.title} ground="sunken">
      <ul className={styles.messages}>
        {messages.map(({ id, url, title, passage, date, language }) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noopener" className={styles.message}>
              <span className={styles.play} aria-hidden="true" />
              <span className={styles.title} lang={language}>
                {title}
              </span>
              <span className={styles.note}>
                <Passage language={language}>{passage}</Passage>
                {' · '}
                <time dateTime={date}>{formatDay(date)}</time>
              </span>
              <span className="visually-hidden">({texts.messages.watch})</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface PassageProps {
  readonly language: string | undefined;
  readonly children: string;
}

/** Marked separately, because the date beside it is in the page's language. */
const Passage = ({ language, children }: PassageProps) =>
  language ? <span lang={language}>{children}</span> : children;
