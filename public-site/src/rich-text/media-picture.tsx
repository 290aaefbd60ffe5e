import { uploadedPicture } from '../shown-content/find-picture';
import { Picture } from '../picture/picture';
import styles from './rich-text.module.css';

interface MediaPictureProps {
  readonly media: string;
  /** The file's data from the page's content, not validated. */
  readonly file: unknown;
}

/** The width of a text column. */
const sizes = '(min-width: 48rem) 44rem, 92vw';

/** A picture in a text; nothing if its data are invalid. */
export function MediaPicture({ media, file }: MediaPictureProps) {
  const picture = uploadedPicture(media, file);
  return (
    picture && (
      <Picture picture={picture} alt={picture.alt} sizes={sizes} className={styles.picture} />
    )
  );
}
