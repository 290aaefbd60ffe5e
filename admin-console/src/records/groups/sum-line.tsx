import { totalsInWords } from './amount-words';
import type { RowTotals } from './group-rows';
import styles from './group-table.module.css';
import { groupTexts } from './groups.texts';

interface SumLineProps {
  readonly totals: RowTotals;
  /** How many of the rows are duplicates that the table hides. */
  readonly repeatCount: number;
}

/** What the amounts of a table's rows are together. Renders nothing in a section without an amount or hidden gifts. */
export function SumLine({ totals, repeatCount }: SumLineProps) {
  if (totals.sum === undefined && repeatCount === 0) return null;
  return (
    <p className={styles.totals}>
      {totalsInWords(totals)}
      {repeatCount > 0 && ` · ${groupTexts.holdsRepeats(repeatCount)}`}
    </p>
  );
}
