import Button from '@mui/material/Button';
import type { Person } from 'contract/person-requests';
import type { PersonChange, RecordPlace } from 'contract/persons';
import { innsbruckTime } from '../../../base/model/innsbruck-time';
import type { OutcomeNoteState } from '../../../base/outcome-note/use-outcome-note';
import { useChangeable } from '../../bulk/bulk-bar';
import { peopleTexts } from '../people.texts';
import { personTexts } from '../person.texts';
import { usePersonActs } from '../use-person-acts';
import { focusRecords } from './person-records';
import styles from './person.module.css';

interface PersonChangesProps {
  readonly person: Person;
  readonly say: OutcomeNoteState['say'];
  /** Called when records have become another person's. */
  readonly onMoved: () => void;
}

/**
 * How the person came together, each step with its undo for those who may review a record on each side. Empty if
 * nothing can be undone.
 */
export function PersonChanges({ person, say, onMoved }: PersonChangesProps) {
  const acts = usePersonActs(say);
  const getChangeable = useChangeable();
  const { changes } = person;
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
            {listSides(change, person).every((side) => getChangeable(side).length > 0) && (
              <Button
                size="small"
                disabled={acts.isBusy}
                aria-label={peopleTexts.ofPair(personTexts.undo, describeChange(change))}
                onClick={() => void undo(change)}
              >
                {personTexts.undo}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The records on each side of a change, as far as the page has them. */
function listSides({ what, records }: PersonChange, { entries }: Person) {
  const all = entries.map(({ kind, record }) => ({ kind, _id: record._id }));
  const [own, elsewhere] = split(records, all);
  const [, stayed] = split(all, records);
  const others = { join: stayed, apart: elsewhere, part: [] }[what];
  return [own, others].filter((side) => side.length > 0);
}

/** Those of the records that are among others, and the rest. */
function split(records: readonly RecordPlace[], others: readonly RecordPlace[]) {
  const ids = new Set(others.map(({ _id }) => _id));
  const isIn = ({ _id }: RecordPlace) => ids.has(_id);
  return [records.filter(isIn), records.filter((one) => !isIn(one))] as const;
}

/** What was done, by whom and when; if the rule did it, why. */
export function describeChange({ what, by, at, reason }: PersonChange): string {
  const done = personTexts.changed(what, by ?? undefined, innsbruckTime(at) ?? at);
  return reason ? `${done} (${personTexts.certain[reason]})` : done;
}
