import type { SitePath } from 'contract/site-paths';
import type { Thing } from 'contract/structured-data';
import { articleAtPath } from '../shown-content/load-article';
import { entriesOf } from '../shown-content/page-content';
import { nextPrograms, programOf } from '../programs/programs';
import type { VisionPage } from '../programs/programs';
import { describeChurch } from './describe-church';
import { describeEvent } from './describe-event';
import { describeArticle, describePost } from './describe-post';
import { describeSermon } from './describe-sermon';
import { describeVisit } from './describe-visit';

/** The pages that tell of things which schema.org has words for. */
const descriptions: { readonly [Path in SitePath]?: (origin: string) => readonly Thing[] } = {
  '/': (origin) => [
    ...describeChurch(origin),
    ...nextPrograms().map((event) => describeEvent(event, origin)),
  ],
  '/downloads/mp3': (origin) =>
    entriesOf('sermons').flatMap((sermon) => describeSermon(sermon, origin)),
  '/more/blog': (origin) => entriesOf('posts').map((post) => describePost(post, origin)),
  '/more/awakening': (origin) => describeEventOf('/more/awakening', origin),
  '/more/praise': (origin) => describeEventOf('/more/praise', origin),
  '/more/visit': describeVisit,
};

function describeEventOf(page: VisionPage, origin: string): readonly Thing[] {
  const event = programOf(page);
  return event ? [describeEvent(event, origin)] : [];
}

/** What a page of the public site tells of, for search engines. Nothing for most. */
export function describePage(path: string, origin: string): readonly Thing[] {
  const article = articleAtPath(path);
  if (article) return [describeArticle(article, origin)];
  return Object.entries(descriptions).find(([known]) => known === path)?.[1](origin) ?? [];
}
