import type { LocalArticle } from 'contract/articles';
import { findPicture } from '../../shown-content/find-picture';
import { postPictures } from '../../content/pictures/post-pictures';
import { SiteLink } from '../../page/site-link';
import { FeedLink } from '../../page/feed-link';
import { SitePage } from '../../page/site-page';
import { Picture } from '../../picture/picture';
import { MediaPicture } from '../../rich-text/media-picture';
import { RichText } from '../../rich-text/rich-text';
import { formatDay } from '../../time/format-day';
import { articleTexts as texts } from './article.texts';
import styles from './article-page.module.css';

const blog = '/more/blog';

export function ArticlePage({ article }: { readonly article: LocalArticle }) {
  const { title, date, language } = article;
  const description = article.kind === 'posts' ? article.excerpt : article.summary;
  const author = article.kind === 'posts' ? article.author : undefined;
  return (
    <SitePage texts={{ title, titleLanguage: language, description }} path={blog} width="narrow">
      <FeedLink feed="blog" />
      <p className={styles.note}>
        <time dateTime={date}>{formatDay(date)}</time>
        {author && (
          <>
            {' · '}
            <span lang={language}>{author}</span>
          </>
        )}
      </p>
      {article.kind === 'posts' && <PostPicture article={article} />}
      <article className={styles.text} lang={language}>
        <RichText
          text={article.body}
          picture={(media) => <MediaPicture media={media} file={article.media?.[media]} />}
        />
      </article>
      <p className={styles.back}>
        <SiteLink to={blog}>{texts.back}</SiteLink>
      </p>
    </SitePage>
  );
}

function PostPicture({ article }: { readonly article: Extract<LocalArticle, { kind: 'posts' }> }) {
  const picture = findPicture(article.picture, postPictures, (id) => article.media?.[id]);
  return (
    picture && (
      <Picture
        picture={picture}
        alt={picture.alt}
        sizes="(min-width: 48rem) 44rem, 92vw"
        eager
        className={styles.picture}
        cutClassName={styles.cut}
      />
    )
  );
}
