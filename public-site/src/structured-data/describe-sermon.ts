import type { Thing } from 'contract/structured-data';
import type { SermonFile } from '../content/sermon-files';
import { nameChurch } from './describe-church';

/** A message to hear. Preachers are named by role (DESIGN 3.12). */
export const describeSermon = (sermon: SermonFile, origin: string): Thing => ({
  '@type': 'AudioObject',
  '@id': origin + sermon.file,
  name: sermon.title,
  description: `${sermon.preacher}, ${sermon.passage}`,
  contentUrl: origin + sermon.file,
  encodingFormat: 'audio/mpeg',
  contentSize: `${Math.round(sermon.bytes / 1000)} kB`,
  duration: `PT${sermon.seconds}S`,
  uploadDate: sermon.date,
  datePublished: sermon.date,
  // Of the recording, whatever language the page is in.
  inLanguage: 'en',
  isAccessibleForFree: true,
  creator: { '@type': 'Person', name: sermon.preacher },
  publisher: nameChurch(origin),
});
