import { LineIcon } from '../../base/line-icon';
import type { RowMark } from './row-marks';
import { duplicateTexts } from './duplicate.texts';
import styles from './new-content-mark.module.css';

/** An icon beside the Status of a duplicate with content that its original lacks. */
export const NewContentMark: RowMark = ({ row }) => {
  if (!row.hasNewContent) return null;
  const { newContent } = duplicateTexts;
  return (
    <span role="img" aria-label={newContent} title={newContent} className={styles.mark}>
      <NewContentIcon />
    </span>
  );
};

/** A repeat sign with a plus. */
export const NewContentIcon = () => (
  <LineIcon size={16} path="M13 8a5 5 0 1 1-1.6-3.7M13.2 1.8v3h-3M8 5.6v4.8M5.6 8h4.8" />
);
