import { language, localPath } from 'contract/language';
import type { SitePath } from 'contract/site-paths';
import type { Thing } from 'contract/structured-data';
import type { BlogPost } from '../content/posts';
import { nameChurch } from './describe-church';

const page: SitePath = '/more/blog';
const listing = localPath(page);
/** Where the departments that write are presented. */
const authorsPage: SitePath = '/more/departments';

/** A post, which so far can be read in the listing only (SPEC 2.1). */
export const describePost = (post: BlogPost, origin: string): Thing => ({
  '@type': 'BlogPosting',
  '@id': `${origin}${listing}#${post.id}`,
  headline: post.title,
  description: post.excerpt,
  image: `${origin}${post.picture.src}-${post.picture.widths.at(-1)}.webp`,
  datePublished: post.date,
  dateModified: post.date,
  inLanguage: language,
  mainEntityOfPage: origin + listing,
  author: { '@type': 'Organization', name: post.author, url: origin + localPath(authorsPage) },
  publisher: nameChurch(origin),
});
