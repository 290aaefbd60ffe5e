import { uploadedPicture } from '../shown-content/find-picture';
import { Picture } from '../picture/picture';
import styles from './rich-text.module.css';

interface MediaPictureProps {
  /** The id of the file. */
  readonly media: string;
  /** What came of it with the page's content. */
  readonly file: unknown;
}

/** As wide as the lines of a text. */
const sizes = '(min-width: 48rem) 44rem, 92vw';

/** A picture in a text. What cannot be read is not shown. */
export function MediaPicture({ media, file }: MediaPictureProps) {
  const picture = uploadedPicture(media, file);
  return (
    picture && (
      <Picture picture={picture} alt={picture.alt} sizes={sizes} className={styles.picture} />
    )
  );
}
