import type { SitePath } from 'contract/site-paths';
import type { Thing } from 'contract/structured-data';
import { articleAtPath } from '../shown-content/load-article';
import { getEntries, getEntry } from '../shown-content/page-content';
import { nextPrograms, getProgram } from '../programs/programs';
import type { VisionPage } from '../programs/programs';
import { describeChurch, nameChurch } from './describe-church';
import { describeEvent } from './describe-event';
import { describeArticle, describePost } from './describe-post';
import { directionsAddress } from 'contract/directions';
import { toLines } from '../page/to-lines';
import { visitMap } from '../content/generated/visit-map';
import type { LocalEntry } from 'contract/content-entry';
import { getSound } from '../shown-content/sermon-sound';

/** The church as a place to visit, with directions and facilities. */
function describeVisit(origin: string): readonly Thing[] {
  const amenities = toLines(getEntry('visit').amenities);
  const place = describeChurch(origin).filter((thing) => thing['@type'] === 'Church');
  return place.map((church) => ({
    ...church,
    hasMap: [directionsAddress(), origin + visitMap.src],
    ...(amenities.length > 0 && {
      amenityFeature: amenities.map((name) => ({
        '@type': 'LocationFeatureSpecification',
        name,
        value: true,
      })),
    }),
  }));
}

const descriptions: { readonly [Path in SitePath]?: (origin: string) => readonly Thing[] } = {
  '/': (origin) => [
    ...describeChurch(origin),
    ...nextPrograms().map((event) => describeEvent(event, origin)),
  ],
  '/downloads/mp3': (origin) =>
    getEntries('sermons').flatMap((sermon) => describeSermon(sermon, origin)),
  '/more/blog': (origin) => getEntries('posts').map((post) => describePost(post, origin)),
  '/more/awakening': (origin) => describeEventOf('/more/awakening', origin),
  '/more/praise': (origin) => describeEventOf('/more/praise', origin),
  '/more/visit': describeVisit,
};

function describeEventOf(page: VisionPage, origin: string): readonly Thing[] {
  const event = getProgram(page);
  return event ? [describeEvent(event, origin)] : [];
}

/** The structured data of a public page; empty for most. */
export function describePage(path: string, origin: string): readonly Thing[] {
  const article = articleAtPath(path);
  if (article) return [describeArticle(article, origin)];
  return Object.entries(descriptions).find(([known]) => known === path)?.[1](origin) ?? [];
}

/** A sermon as audio; empty without a recording. Preachers are named by role (requirements 10.8). */
function describeSermon(sermon: LocalEntry<'sermons'>, origin: string): readonly Thing[] {
  const { title, preacher, passage, date, audio, spokenIn } = sermon;
  const sound = getSound(audio);
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
      // The language of the recording, not of the page.
      inLanguage: spokenIn,
      isAccessibleForFree: true,
      creator: { '@type': 'Person', name: preacher },
      publisher: nameChurch(origin),
    },
  ];
}
