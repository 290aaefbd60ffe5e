import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { lazyView } from '../../../base/parts/lazy-view';
import { Step } from '../step';
import type { ImportState } from '../use-import';
import { FaultList } from './fault-list';
import { rowsTexts as words } from './rows.texts';
import type { RowTableProps } from './row-table';
import { UnclearList } from './unclear-list';

// The grid is large, and most imports need only the lists.
const RowTable = lazyView<RowTableProps>(() => import('./row-table').then((it) => it.RowTable));

interface RowsStepProps {
  readonly state: ImportState;
  readonly checked: NonNullable<ImportState['checked']>;
  readonly draft: NonNullable<ImportState['draft']>;
}

/** What somebody must decide about the rows, and all rows. */
export function RowsStep({ state, checked, draft }: RowsStepProps) {
  const { preview } = checked;
  const { decisions } = draft;
  const [isWhole, setIsWhole] = useState(false);
  const faulty = preview.rows.filter(
    ({ faults, match }) => faults.length > 0 && match !== 'skipped',
  );
  const unclear = preview.rows.filter(
    ({ faults, match }) => faults.length === 0 && match === 'unclear',
  );
  const props = { decisions, onDecide: state.decideRows };
  return (
    <Step title={words.title} focusOn={preview}>
      <p role="status">
        {faulty.length + unclear.length === 0
          ? words.allClear
          : words.open(faulty.length, unclear.length)}
      </p>
      {faulty.length > 0 && <FaultList key={preview.digest} rows={faulty} {...props} />}
      {unclear.length > 0 && <UnclearList key={`${preview.digest} `} rows={unclear} {...props} />}
      <div>
        <Button
          variant="secondary"
          aria-expanded={isWhole}
          onClick={() => setIsWhole((before) => !before)}
        >
          {isWhole ? words.table.hide : words.table.show}
        </Button>
      </div>
      {isWhole && <RowTable rows={preview.rows} {...props} />}
    </Step>
  );
}
