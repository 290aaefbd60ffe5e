import type { RowMark } from '../duplicates/row-marks';
import { LineIcon } from '../../base/line-icon';
import { testimonyTexts } from './testimony.texts';
import styles from './testimonies.module.css';
import { getVisibility } from './visibility';

/** An icon beside the Status of a testimony that the public cannot read. */
export const VisibilityMark: RowMark = ({ row }) => {
  const visibility = getVisibility(row.record);
  if (visibility === 'public') return null;
  const label = testimonyTexts.states[visibility];
  return (
    <span role="img" aria-label={label} title={label} className={styles.mark}>
      {visibility === 'hidden' ? <HiddenIcon /> : <WaitingIcon />}
    </span>
  );
};

const HiddenIcon = () => (
  <LineIcon
    size={16}
    path="M2 8s2.2-4 6-4 6 4 6 4-2.2 4-6 4-6-4-6-4zM8 9.6a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2zM3 13 13 3"
  />
);

export const WaitingIcon = () => (
  <LineIcon
    size={16}
    path="M4 2.5h8M4 13.5h8M5 2.5c0 3 3 4 3 5.5s-3 2.5-3 5.5M11 2.5c0 3-3 4-3 5.5s3 2.5 3 5.5"
  />
);
