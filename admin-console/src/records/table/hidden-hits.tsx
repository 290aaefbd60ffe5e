import { Button } from 'shared-ui/button';
import styles from './record-table.module.css';
import { recordTableTexts } from './record-table.texts';

interface HiddenHitsProps {
  readonly count: number;
  readonly onShow: (() => void) | undefined;
}

/** Says that a search finds duplicates that the table hides, and shows them: without it there would seem to be none. */
export function HiddenHits({ count, onShow }: HiddenHitsProps) {
  return (
    <div className={styles.hidden}>
      <p role="status">{count > 0 && recordTableTexts.hiddenHits(count)}</p>
      {count > 0 && onShow && (
        <Button variant="quiet" onClick={onShow}>
          {recordTableTexts.showHidden}
        </Button>
      )}
    </div>
  );
}
