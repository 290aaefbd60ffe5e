import { FormThanks } from 'shared-ui/form-parts';
import { useState } from 'react';
import type { FinishedImport } from 'contract/import-requests';
import { CheckedSteps } from './checked-steps';
import { ColumnsStep } from './columns/columns-step';
import { FileStep } from './file-step';
import { ImportList } from './history/import-list';
import styles from './import.module.css';
import { importTexts } from './import.texts';
import { useImport } from './use-import';

/** Brings records in from a file, in steps that stand below each other, and lists the imports that were. */
export function ImportView() {
  const state = useImport();
  const [finished, setFinished] = useState<FinishedImport>();
  const { file, draft, checked } = state;
  const choose: typeof state.choose = (chosen) => {
    setFinished(undefined);
    return state.choose(chosen);
  };
  return (
    <div className={styles.view}>
      <h1 className={styles.title} tabIndex={-1}>
        {importTexts.title}
      </h1>
      <p>{importTexts.intro}</p>
      <ul className={styles.promises}>
        {importTexts.promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
      <FileStep state={{ ...state, choose }} />
      {file && draft && <ColumnsStep state={state} file={file} settings={draft.settings} />}
      {draft && checked && (
        <CheckedSteps state={state} checked={checked} draft={draft} onDone={setFinished} />
      )}
      {finished && (
        <FormThanks tone="success">
          {importTexts.run.done(finished.added, finished.changed, finished.leftOut)}
        </FormThanks>
      )}
      <ImportList />
    </div>
  );
}
