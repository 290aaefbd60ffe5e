import { useContext } from 'react';
import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import type { RecordFilter } from 'contract/record-filter';
import { LineIcon } from '../../base/line-icon';
import { FilterContext } from './filter-context';
import { withItemAt } from './filter-draft';
import { filterWords } from './filter-words';
import { filterTexts } from './filters.texts';
import styles from './filters.module.css';

interface FilterBarProps {
  /** What stands before the conditions, also without any. */
  readonly children?: ReactNode;
}

/** The active conditions of a list, each to change and to remove, and how many records they find. */
export function FilterBar({ children }: FilterBarProps) {
  const list = useContext(FilterContext);
  if (!list) return null;
  const { subject, filter, change, foundCount, open, buttonId } = list;
  // What had the focus is gone then.
  const removeTo = (rest: RecordFilter) => {
    change(rest);
    document.getElementById(buttonId)?.focus();
  };
  return (
    <div className={styles.bar}>
      {children}
      {filter.length > 0 && (
        <ul className={styles.chips} aria-label={filterTexts.active}>
          {filter.map((item, place) => {
            const words = filterWords(subject, item);
            return (
              // The same condition may be there twice, and has no other name than its place.
              <li key={place} className={styles.chip}>
                <button
                  type="button"
                  aria-label={filterTexts.change(words)}
                  aria-haspopup="dialog"
                  onClick={(event) => open(event.currentTarget, place)}
                >
                  {words}
                </button>
                <button
                  type="button"
                  aria-label={filterTexts.remove(words)}
                  onClick={() => removeTo(withItemAt(filter, place, undefined))}
                >
                  <CrossIcon />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <p role="status" className={styles.count}>
        {filter.length > 0 && foundCount !== undefined && filterTexts.found(foundCount)}
      </p>
      {filter.length > 0 && (
        <Button size="small" onClick={() => removeTo([])}>
          {filterTexts.removeAll}
        </Button>
      )}
    </div>
  );
}

const CrossIcon = () => <LineIcon size={16} path="M4 4l8 8M12 4l-8 8" />;
