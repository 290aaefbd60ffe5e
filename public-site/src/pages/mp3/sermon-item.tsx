import type { LocalEntry } from 'contract/content-entry';
import { language as pageLanguage } from 'contract/language';
import { firstLanguage } from 'contract/languages';
import { ButtonLink } from 'shared-ui/button';
import { getSound } from '../../shown-content/sermon-sound';
import { wrapInLanguage } from '../../page/wrap-in-language';
import { Paragraphs } from '../../page/paragraphs';
import { formatDay } from '../../time/format-day';
import { mp3Texts as texts } from './mp3.texts';
import styles from './mp3-page.module.css';

interface SermonItemProps {
  readonly sermon: LocalEntry<'sermons'>;
}

/** A sermon with its player, download and transcript. */
export function SermonItem({ sermon }: SermonItemProps) {
  const { title, preacher, date, spokenIn, transcript, language } = sermon;
  const day = formatDay(date);
  const passage = wrapInLanguage(sermon.passage, language);
  return (
    <li className={styles.sermon}>
      <h2 lang={language}>{title}</h2>
      <p className={styles.note}>
        <span lang={language}>{preacher}</span> · <time dateTime={date}>{day}</time> · {passage}
        {spokenIn !== firstLanguage && ` · ${texts.spoken[spokenIn]}`}
      </p>
      <Sound sermon={sermon} />
      {transcript !== undefined && (
        <details className={styles.transcript}>
          <summary>{texts.read[readAs(sermon)]}</summary>
          <Paragraphs text={transcript} lang={language} />
        </details>
      )}
    </li>
  );
}

function readAs({ spokenIn, language }: LocalEntry<'sermons'>): keyof typeof texts.read {
  if (language) return 'english';
  return spokenIn === pageLanguage ? 'asSpoken' : 'translated';
}

function Sound({ sermon: { title, audio, spokenIn } }: SermonItemProps) {
  const sound = getSound(audio);
  if (!sound) return null;
  const { address, ending, isOwn } = sound;
  return (
    <div className={styles.hear}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what there is of a sermon's text stands below it */}
      <audio controls preload="none" src={address} aria-label={texts.listen(title, spokenIn)} />
      <ButtonLink
        href={address}
        // The URL of an uploaded file contains no meaningful name, so the title becomes the file name.
        download={isOwn || `${title}.${ending}`}
        variant="secondary"
        aria-label={texts.downloadSermon(title)}
      >
        {texts.download}
      </ButtonLink>
    </div>
  );
}
