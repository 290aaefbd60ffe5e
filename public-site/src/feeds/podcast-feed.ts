import type { LocalEntry } from 'contract/content-entry';
import { language, localPath } from 'contract/language';
import { describeSermons } from '../pages/mp3/describe-sermons';
import { mp3Texts } from '../pages/mp3/mp3.texts';
import { getEntries, getEntry } from '../shown-content/page-content';
import { getSound } from '../shown-content/sermon-sound';
import type { SermonSound } from '../shown-content/sermon-sound';
import { feedTexts } from './feed.texts';
import { writeRss } from './rss';
import type { Item } from './rss';
import { getSermonChapters, chaptersPath, transcriptPath } from './sermon-parts';
import { element, textElement } from './xml';

const page = '/downloads/mp3';

/** Square, 1400 to 3000 pixels wide: lab/generators/art/marks.ts. */
const cover = '/art/podcast-cover.jpg';

/** The podcast of all sermons with a recording, with texts in the page's language. */
export function writePodcastFeed(origin: string): string {
  const { name, officeEmail } = getEntry('identity');
  const heard = getEntries('sermons').flatMap((sermon) => {
    const sound = getSound(sermon.audio);
    return sound ? [{ sermon, sound }] : [];
  });
  return writeRss({
    ...{ feed: 'podcast', origin, page },
    title: feedTexts.podcast(name),
    description: describeSermons(),
    namespaces: {
      'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
      'xmlns:podcast': 'https://podcastindex.org/namespace/1.0',
    },
    elements: [
      textElement('itunes:author', name),
      element('itunes:owner', {}, [
        textElement('itunes:name', name),
        textElement('itunes:email', officeEmail),
      ]),
      element('itunes:image', { href: origin + cover }),
      element('itunes:category', { text: 'Religion & Spirituality' }, [
        element('itunes:category', { text: 'Christianity' }),
      ]),
      textElement('itunes:explicit', 'false'),
      textElement('itunes:type', 'episodic'),
      textElement('podcast:locked', 'no'),
      textElement('podcast:medium', 'podcast'),
    ],
    items: heard.map(({ sermon, sound }) => toEpisode(sermon, sound, origin)),
  });
}

function toEpisode(
  sermon: LocalEntry<'sermons'>,
  { address, bytes, seconds, ending }: SermonSound,
  origin: string,
): Item {
  const { id, title, preacher, passage, date, spokenIn, transcript } = sermon;
  const spoken = spokenIn === language ? '' : ` (${mp3Texts.spoken[spokenIn]})`;
  const type = ending === 'mp3' ? 'audio/mpeg' : 'audio/mp4';
  const read = { url: origin + localPath(transcriptPath(id)), type: 'text/plain' };
  const parts = { url: origin + localPath(chaptersPath(id)), type: 'application/json+chapters' };
  return {
    ...{ title, date, guid: `sermons-${id}` },
    link: origin + localPath(page),
    description: `${preacher}, ${passage}${spoken}`,
    elements: [
      element('enclosure', { url: origin + address, length: bytes, type }),
      textElement('itunes:author', preacher),
      textElement('itunes:duration', String(Math.round(seconds))),
      textElement('itunes:explicit', 'false'),
      ...(transcript === undefined
        ? []
        : [element('podcast:transcript', { ...read, language: sermon.language ?? language })]),
      ...(getSermonChapters(sermon).length > 0 ? [element('podcast:chapters', parts)] : []),
    ],
  };
}
