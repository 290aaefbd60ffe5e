import type { LocalEntry } from 'contract/content-entry';
import { getEntries, getMorePath } from '../../shown-content/page-content';
import { findPicture } from '../../shown-content/find-picture';
import { postPictures } from '../../content/pictures/post-pictures';
import { Lines } from '../../page/lines';
import { FeedLink } from '../../page/feed-link';
import { SitePage } from '../../page/site-page';
import { ReadMoreLink } from '../../page/read-more-link';
import { Verse } from '../../page/verse';
import { Picture } from '../../picture/picture';
import { formatDay } from '../../time/format-day';
import { blogTexts as texts } from './blog.texts';
import styles from './blog-page.module.css';

const path = '/more/blog';

/** The posts, newest first (requirements 2.7). */
export function Component() {
  return (
    <SitePage texts={texts} path={path}>
      <FeedLink feed="blog" />
      <Verse {...texts.verse} />
      <ul className={styles.posts}>
        {getEntries('posts').map((post, index) => (
          <Post key={post.id} post={post} isFirst={index === 0} />
        ))}
      </ul>
    </SitePage>
  );
}

interface PostProps {
  readonly post: LocalEntry<'posts'>;
  readonly isFirst: boolean;
}

function Post({ post, isFirst }: PostProps) {
  const { language } = post;
  const more = getMorePath(post, '/blog');
  const picture = findPicture(post.picture, postPictures);
  const author = language ? <span lang={language}>{post.author}</span> : post.author;
  return (
    <li className={styles.post}>
      {picture && (
        <Picture
          picture={picture}
          alt={picture.alt}
          sizes="(min-width: 54rem) 36rem, 92vw"
          eager={isFirst}
          className={styles.picture}
          cutClassName={styles.cut}
        />
      )}
      <div className={styles.words}>
        <p className={styles.note}>
          <time dateTime={post.date}>{formatDay(post.date)}</time> · {author}
        </p>
        <h2 lang={language}>{post.title}</h2>
        <p lang={language}>
          <Lines>{post.excerpt}</Lines>
        </p>
        {more && (
          <ReadMoreLink to={more} text={texts.readMore} about={post.title} language={language} />
        )}
      </div>
    </li>
  );
}
