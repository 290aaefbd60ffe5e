import type { FinishedImport, ImportSummary } from 'contract/import-requests';
import { sectionTitles } from '../../base/model/fixed-texts';
import { BusyButton } from './busy-button';
import styles from './import.module.css';
import { importTexts } from './import.texts';
import { Step } from './step';
import type { ImportState } from './use-import';

const { run: words } = importTexts;

interface RunStepProps {
  readonly state: ImportState;
  readonly checked: NonNullable<ImportState['checked']>;
  /** How many rows were decided since the check. */
  readonly changes: number;
  readonly onDone: (finished: FinishedImport) => void;
}

/** Says what the import would do, and does exactly that. */
export function RunStep({ state, checked, changes, onDone }: RunStepProps) {
  const { summary } = checked.preview;
  const records = summary.kinds.reduce((all, { added, changed }) => all + added + changed, 0);
  const run = async () => {
    const outcome = await state.run();
    if (typeof outcome !== 'object') return outcome;
    onDone(outcome);
    return undefined;
  };
  return (
    <Step title={words.title}>
      <ul className={styles.summary}>
        {sayWhatHappens(summary).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {records === 0 && <p>{words.nothing}</p>}
      {changes > 0 ? (
        <p>{words.unchecked}</p>
      ) : (
        records > 0 && (
          <BusyButton label={words.submit(records)} busy={words.importing} onPress={run} />
        )
      )}
    </Step>
  );
}

/** A sentence for each thing that happens to any row. */
function sayWhatHappens({ kinds, matches, faulty }: ImportSummary): readonly string[] {
  const counted = (count: number | undefined, say: (count: number) => string) =>
    count ? [say(count)] : [];
  return [
    ...kinds.flatMap(({ kind, added }) =>
      counted(added, (count) => words.added(count, sectionTitles[kind])),
    ),
    ...counted(matches['same-person'], words.joined),
    ...kinds.flatMap(({ kind, changed }) =>
      counted(changed, (count) => words.changed(count, sectionTitles[kind])),
    ),
    ...counted(matches.unchanged, words.unchanged),
    ...counted(matches.twice, words.twice),
    ...counted(matches.skipped, words.skipped),
    ...counted(matches.unclear, words.unclear),
    ...counted(faulty, words.faulty),
  ];
}
