import Button from '@mui/material/Button';
import type { OutcomeNoteState } from '../../base/outcome-note/use-outcome-note';
import type { usePages } from '../../session/use-pages';
import styles from './people.module.css';
import { peopleTexts } from './people.texts';

interface MoreButtonProps {
  readonly pages: Pick<ReturnType<typeof usePages>, 'hasMore' | 'isTrying' | 'readOn'>;
  /** The number of items that are not loaded. */
  readonly left: number;
  readonly say: OutcomeNoteState['say'];
}

/** Loads the next page of a list; nothing after the last one. */
export function MoreButton({ pages, left, say }: MoreButtonProps) {
  const showMore = async () => {
    if (!(await pages.readOn())) say({ tone: 'error', text: peopleTexts.moreFailed });
  };
  if (!pages.hasMore) return null;
  return (
    <Button
      variant="outlined"
      className={styles.more}
      aria-disabled={pages.isTrying || undefined}
      onClick={() => !pages.isTrying && void showMore()}
    >
      {peopleTexts.more(Math.max(0, left))}
    </Button>
  );
}
