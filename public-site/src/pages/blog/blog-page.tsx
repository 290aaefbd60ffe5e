import { posts } from '../../content/posts';
import type { BlogPost } from '../../content/posts';
import { SitePage } from '../../page/site-page';
import { ReadMoreLink } from '../../page/read-more-link';
import { Verse } from '../../page/verse';
import { Picture } from '../../picture/picture';
import { formatDay } from '../../time/format-day';
import { blogTexts as texts } from './blog.texts';
import styles from './blog-page.module.css';

const path = '/more/blog';

/** The three posts (SPEC 2.7). */
export function Component() {
  return (
    <SitePage texts={texts} path={path}>
      <Verse {...texts.verse} />
      <ul className={styles.posts}>
        {posts.map((post, index) => (
          <Post key={post.id} post={post} isFirst={index === 0} />
        ))}
      </ul>
    </SitePage>
  );
}

function Post({ post, isFirst }: { readonly post: BlogPost; readonly isFirst: boolean }) {
  return (
    <li className={styles.post}>
      <Picture
        picture={post.picture}
        alt={post.picture.alt}
        sizes="(min-width: 54rem) 36rem, 92vw"
        eager={isFirst}
        className={styles.picture}
      />
      <div className={styles.words}>
        <p className={styles.note}>
          <time dateTime={post.date}>{formatDay(post.date)}</time> · {post.author}
        </p>
        <h2>{post.title}</h2>
        <p>{post.excerpt}</p>
        {/* SPEC 2.7: it leads to the 404 page. */}
        <ReadMoreLink to={`/blog/${post.id}`} text={texts.readMore} about={post.title} />
      </div>
    </li>
  );
}
