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
/** The page about the departments, which are the authors. */
const authorsPage: SitePath = '/more/departments';

/** A post at its page, or in the list if it has none (requirements 2.1). */
export function describePost(post: LocalEntry<'posts'>, origin: string): Thing {
  const picture = findPicture(post.picture, postPictures);
  return describeWriting(post, origin, {
    description: post.excerpt,
    ...(picture && { image: origin + getPictureAddress(picture, picture.widths.at(-1), 'webp') }),
    author: { '@type': 'Organization', name: post.author, url: origin + localPath(authorsPage) },
  });
}

/** The structured data of a post's or a news item's page. */
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
