import type { LocalEntry } from 'contract/content-entry';
import { language, localPath } from 'contract/language';
import type { SitePath } from 'contract/site-paths';
import type { Thing } from 'contract/structured-data';
import { pictureNamed } from '../content/pictures/picture';
import { postPictures } from '../content/pictures/post-pictures';
import { nameChurch } from './describe-church';

const page: SitePath = '/more/blog';
const listing = localPath(page);
/** Where the departments that write are presented. */
const authorsPage: SitePath = '/more/departments';

/** A post, which so far can be read in the listing only (SPEC 2.1). */
export function describePost(post: LocalEntry<'posts'>, origin: string): Thing {
  const picture = pictureNamed(post.picture, postPictures);
  return {
    '@type': 'BlogPosting',
    '@id': `${origin}${listing}#${post.id}`,
    headline: post.title,
    description: post.excerpt,
    ...(picture && { image: `${origin}${picture.src}-${picture.widths.at(-1)}.webp` }),
    datePublished: post.date,
    dateModified: post.date,
    inLanguage: post.language ?? language,
    mainEntityOfPage: origin + listing,
    author: { '@type': 'Organization', name: post.author, url: origin + localPath(authorsPage) },
    publisher: nameChurch(origin),
  };
}
