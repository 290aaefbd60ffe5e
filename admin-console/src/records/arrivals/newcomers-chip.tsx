import Button from '@mui/material/Button';
import { liveTexts } from './live.texts';
import styles from './newcomers-chip.module.css';

interface NewcomersChipProps {
  readonly count: number;
  readonly label?: (count: number) => string;
  readonly onShow: () => void;
}

/** A button that shows the new arrivals. Its space is reserved, so that nothing moves when it appears. */
export function NewcomersChip({
  count,
  label = liveTexts.showNewcomers,
  onShow,
}: NewcomersChipProps) {
  return (
    <div className={styles.place}>
      {count > 0 && (
        <Button size="small" variant="contained" className={styles.chip} onClick={onShow}>
          {label(count)}
        </Button>
      )}
    </div>
  );
}
