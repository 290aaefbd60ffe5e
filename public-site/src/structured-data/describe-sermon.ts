import type { LocalEntry } from 'contract/content-entry';
import type { Thing } from 'contract/structured-data';
import { soundOf } from '../shown-content/sermon-sound';
import { nameChurch } from './describe-church';

/** A message to hear: nothing of one that cannot be. Preachers are named by role (requirements 10.8). */
export function describeSermon(sermon: LocalEntry<'sermons'>, origin: string): readonly Thing[] {
  const { title, preacher, passage, date, audio, spokenIn } = sermon;
  const sound = soundOf(audio);
  if (!sound) return [];
  return [
    {
      '@type': 'AudioObject',
      '@id': origin + sound.address,
      name: title,
      description: `${preacher}, ${passage}`,
      contentUrl: origin + sound.address,
      encodingFormat: sound.ending === 'mp3' ? 'audio/mpeg' : 'audio/mp4',
      contentSize: `${Math.round(sound.bytes / 1000)} kB`,
      duration: `PT${Math.round(sound.seconds)}S`,
      uploadDate: date,
      datePublished: date,
      // Of the recording, whatever language the page is in.
      inLanguage: spokenIn,
      isAccessibleForFree: true,
      creator: { '@type': 'Person', name: preacher },
      publisher: nameChurch(origin),
    },
  ];
}
