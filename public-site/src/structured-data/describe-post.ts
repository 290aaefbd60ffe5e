import type { LocalArticle } from 'contract/articles';
import type { LocalEntry } from 'contract/content-entry';
import { language, localPath } from 'contract/language';
import type { SitePath } from 'contract/site-paths';
import type { Thing } from 'contract/structured-data';
import { findPicture } from '../shown-content/find-picture';
import { getPictureAddress } from '../content/pictures/picture';
import { postPictures } from '../content/pictures/post-pictures';
import { nameChurch } from './describe-church';

const page: SitePath = '/more/blog';
const listing = localPath(page);
/** Where the departments that write are presented. */
const authorsPage: SitePath = '/more/departments';

/** A post: on its page, or in the listing where it has none (requirements 2.1). */
export function describePost(post: LocalEntry<'posts'>, origin: string): Thing {
  const picture = findPicture(post.picture, postPictures);
  return describeWriting(post, origin, {
    description: post.excerpt,
    ...(picture && { image: origin + getPictureAddress(picture, picture.widths.at(-1), 'webp') }),
    author: { '@type': 'Organization', name: post.author, url: origin + localPath(authorsPage) },
  });
}

/** What the page of a post or a news item tells of. */
export const describeArticle = (article: LocalArticle, origin: string): Thing =>
  article.kind === 'posts'
    ? describePost(article, origin)
    : describeWriting(article, origin, {
        description: article.summary,
        author: nameChurch(origin),
      });

interface Writing {
  readonly description: string;
  readonly image?: string;
  readonly author: object;
}

function describeWriting(
  { id, path, title, date, language: own = language }: LocalEntry<'posts' | 'news'>,
  origin: string,
  { author, ...what }: Writing,
): Thing {
  return {
    '@type': 'BlogPosting',
    '@id': path ? `${origin}${localPath(path)}#post` : `${origin}${listing}#${id}`,
    headline: title,
    ...what,
    datePublished: date,
    dateModified: date,
    inLanguage: own,
    mainEntityOfPage: origin + (path ? localPath(path) : listing),
    author,
    publisher: nameChurch(origin),
  };
}
