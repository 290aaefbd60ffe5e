import Button from '@mui/material/Button';
import type { PersonChange } from 'contract/persons';
import { innsbruckTime } from '../../../base/model/innsbruck-time';
import type { OutcomeNoteState } from '../../../base/outcome-note/use-outcome-note';
import { peopleTexts } from '../people.texts';
import { personTexts } from '../person.texts';
import { usePersonActs } from '../use-person-acts';
import { focusRecords } from './person-records';
import styles from './person.module.css';

interface PersonChangesProps {
  readonly changes: readonly PersonChange[];
  readonly say: OutcomeNoteState['say'];
  /** Called when records have become another person's. */
  readonly onMoved: () => void;
}

/** How the person came together, each step with its undo. Empty if nothing can be undone. */
export function PersonChanges({ changes, say, onMoved }: PersonChangesProps) {
  const acts = usePersonActs(say);
  if (changes.length === 0) return null;
  const undo = async (change: PersonChange) => {
    if (!(await acts.undo(change))) return;
    focusRecords();
    onMoved();
  };
  return (
    <section className={styles.part} aria-label={personTexts.changes}>
      <h2 className={styles.partTitle}>{personTexts.changes}</h2>
      <ul className={styles.plain}>
        {changes.map((change) => (
          <li key={change._id} className={styles.change}>
            <span>{describeChange(change)}</span>
            <Button
              size="small"
              disabled={acts.isBusy}
              aria-label={peopleTexts.ofPair(personTexts.undo, describeChange(change))}
              onClick={() => void undo(change)}
            >
              {personTexts.undo}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was done, by whom and when; if the rule did it, why. */
export function describeChange({ what, by, at, reason }: PersonChange): string {
  const done = personTexts.changed(what, by ?? undefined, innsbruckTime(at) ?? at);
  return reason ? `${done} (${personTexts.certain[reason]})` : done;
}
