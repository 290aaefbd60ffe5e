import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from 'shared-ui/button';
import styles from '../import.module.css';
import { rowsTexts } from './rows.texts';

interface ShownFirstProps<Item> {
  readonly items: readonly Item[];
  /** How many are shown at first, and how many more each time. */
  readonly step: number;
  readonly render: (item: Item) => ReactNode;
}

/** A list of which only the first items are shown, so that a file full of faults does not freeze the page. */
export function ShownFirst<Item>({ items, step, render }: ShownFirstProps<Item>) {
  const [count, setCount] = useState(step);
  const rest = items.length - count;
  return (
    <>
      <ul className={styles.list}>{items.slice(0, count).map(render)}</ul>
      {rest > 0 && (
        <div>
          <Button variant="quiet" onClick={() => setCount(count + step)}>
            {rowsTexts.showMore(Math.min(rest, step))}
          </Button>
        </div>
      )}
    </>
  );
}
