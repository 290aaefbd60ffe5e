import type { MediaFile } from 'contract/media-files';
import { pictureAddress } from './media-labels';
import styles from './media.module.css';

const icons = {
  audio: 'M9 18V6l10-2v12M9 18a3 3 0 1 1-3-3 3 3 0 0 1 3 3M19 16a3 3 0 1 1-3-3 3 3 0 0 1 3 3',
  document: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
};

/** A thumbnail without alternative text: the file's name is beside it. */
export function Thumbnail({ file }: { readonly file: MediaFile }) {
  if (file.kind !== 'picture')
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
        <path d={icons[file.kind]} />
      </svg>
    );
  const { x, y } = file.focalPoint ?? { x: 0.5, y: 0.5 };
  return (
    <img
      src={pictureAddress(file.id, file.widths, 160)}
      alt=""
      width={80}
      height={80}
      loading="lazy"
      className={styles.thumbnail}
      style={{ objectPosition: `${x * 100}% ${y * 100}%` }}
    />
  );
}
