import type { SitePath } from 'contract/site-paths';
import type { Thing } from 'contract/structured-data';
import type { BlogPost } from '../content/posts';
import { nameChurch } from './describe-church';

const listing: SitePath = '/more/blog';
/** Where the departments that write are presented. */
const authors: SitePath = '/more/departments';

/** A post, which so far can be read in the listing only (SPEC 2.1). */
export const describePost = (post: BlogPost, origin: string): Thing => ({
  '@type': 'BlogPosting',
  '@id': `${origin}${listing}#${post.id}`,
  headline: post.title.en,
  description: post.excerpt.en,
  image: `${origin}${post.picture.src}-${post.picture.widths.at(-1)}.webp`,
  datePublished: post.date,
  dateModified: post.date,
  inLanguage: 'en',
  mainEntityOfPage: origin + listing,
  author: { '@type': 'Organization', name: post.author.en, url: origin + authors },
  publisher: nameChurch(origin),
});
