import { Button } from 'shared-ui/button';
import { Message } from 'shared-ui/message';
import { DropZone } from '../../base/parts/drop-zone';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import styles from './import.module.css';
import { importTexts } from './import.texts';
import { Step } from './step';
import type { ImportState } from './use-import';
import { useWork } from './use-work';

const { file: words } = importTexts;

/** A hint for the file chooser only: the server looks at the bytes. */
const accepted = '.csv,.xlsx,.txt,text/csv';

/** The choice of the file, and what it is. */
export function FileStep({ state }: { readonly state: ImportState }) {
  const { isBusy: isReading, failure, work } = useWork();
  return (
    <Step title={words.title}>
      <DropZone
        accept={accepted}
        variant={state.file ? 'secondary' : 'primary'}
        texts={{ ...words, choose: state.file ? words.another : words.choose }}
        onFiles={([first]) => first && void work(() => state.choose(first))}
      />
      <p role="status" className={styles.hint}>
        {isReading && words.reading}
      </p>
      {failure && <Message tone="error">{failure.text}</Message>}
      {state.file && !isReading && (
        <FileFacts state={state} file={state.file} onWork={(start) => void work(start)} />
      )}
    </Step>
  );
}

interface FileFactsProps {
  readonly state: ImportState;
  readonly file: NonNullable<ImportState['file']>;
  readonly onWork: (start: () => Promise<string | undefined>) => void;
}

function FileFacts({ state, file, onWork }: FileFactsProps) {
  const { info, name, isRestored } = file;
  const { program, rows, sheets = [], sheet, importedAt } = info;
  return (
    <>
      <p>
        <bdi className={styles.fileName}>{name}</bdi>:{' '}
        {words.facts(rows, program === 'other' ? undefined : words.programs[program])}
      </p>
      {sheets.length > 1 && (
        <label className={styles.setting}>
          <span>{words.sheet}</span>
          <select
            value={sheet}
            onChange={({ target }) => onWork(() => state.readAs({ sheet: target.value }))}
          >
            {sheets.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      )}
      {importedAt !== undefined && (
        <Message tone="info">
          {words.importedBefore(innsbruckTime(importedAt) ?? importedAt)}
        </Message>
      )}
      {isRestored && (
        <div className={styles.tools}>
          <p>{words.restored(state.draft?.decisions.size ?? 0)}</p>
          <Button variant="quiet" onClick={() => onWork(state.forget)}>
            {words.forget}
          </Button>
        </div>
      )}
    </>
  );
}
