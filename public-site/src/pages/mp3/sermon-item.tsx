import { ButtonLink } from 'shared-ui/button';
import type { SermonFile } from '../../content/sermon-files';
import { formatDay } from '../../time/format-day';
import { mp3Texts as texts } from './mp3.texts';
import styles from './mp3-page.module.css';

/** One sermon: to hear here, to keep, or to read. */
export function SermonItem({ sermon }: { readonly sermon: SermonFile }) {
  const { title, preacher, date, passage, file, transcript } = sermon;
  return (
    <li className={styles.sermon}>
      <h2>{title}</h2>
      <p className={styles.note}>
        <span>{preacher}</span> · <time dateTime={date}>{formatDay(date)}</time> · {passage}
      </p>
      <div className={styles.hear}>
        {/* eslint-disable-next-line jsx-a11y-x/media-has-caption -- the text of each sermon stands below it */}
        <audio controls preload="none" src={file} aria-label={texts.listen(title)} />
        <ButtonLink
          href={file}
          download
          variant="secondary"
          aria-label={texts.downloadSermon(title)}
        >
          {texts.download}
        </ButtonLink>
      </div>
      <details className={styles.transcript}>
        <summary>{texts.transcript}</summary>
        {transcript.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </details>
    </li>
  );
}
