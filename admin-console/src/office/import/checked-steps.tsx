import type { FinishedImport } from 'contract/import-requests';
import { BusyButton } from './busy-button';
import { countChanges } from './decisions';
import styles from './import.module.css';
import { importTexts } from './import.texts';
import { RowsStep } from './rows/rows-step';
import { RunStep } from './run-step';
import type { ImportState } from './use-import';

const { check: words } = importTexts;

interface CheckedStepsProps {
  readonly state: ImportState;
  readonly checked: NonNullable<ImportState['checked']>;
  readonly draft: NonNullable<ImportState['draft']>;
  readonly onDone: (finished: FinishedImport) => void;
}

/** What follows a check: the rows, and what would happen. What is decided since is checked again before it is done. */
export function CheckedSteps({ state, checked, draft, onDone }: CheckedStepsProps) {
  const changes = countChanges(draft.decisions, checked.decisions);
  return (
    <div className={styles.checked}>
      <RowsStep state={state} checked={checked} draft={draft} />
      <RunStep state={state} checked={checked} changes={changes} onDone={onDone} />
      {changes > 0 && (
        <div className={styles.checkAgain}>
          <BusyButton label={words.again(changes)} busy={words.checking} onPress={state.check} />
        </div>
      )}
    </div>
  );
}
