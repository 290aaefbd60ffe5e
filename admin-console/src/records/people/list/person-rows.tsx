import { useState } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { maxJoinedPersons } from 'contract/person-requests';
import type { PersonHead } from 'contract/persons';
import { LineIcon } from '../../../base/line-icon';
import type { OutcomeNoteState } from '../../../base/outcome-note/use-outcome-note';
import barStyles from '../../bulk/bulk-bar.module.css';
import { bulkTexts } from '../../bulk/bulk.texts';
import { useSelection } from '../../bulk/use-selection';
import { PersonCompareDialog } from '../proposals/person-compare-dialog';
import type { PairDecision } from '../proposals/person-compare-dialog';
import styles from '../people.module.css';
import { peopleTexts } from '../people.texts';
import { PersonSummary } from '../person-summary';
import { useMayDecide } from '../use-may-decide';
import { usePersonActs } from '../use-person-acts';

interface PersonRowsProps {
  readonly persons: readonly PersonHead[];
  readonly say: OutcomeNoteState['say'];
}

/** Persons one below the other; those that are selected can be joined by those who may decide about them. */
export function PersonRows({ persons, say }: PersonRowsProps) {
  const mayDecide = useMayDecide();
  const decidable = persons.filter((person) => mayDecide([person]));
  const selection = useSelection(decidable.map(({ _id }) => _id));
  const selected = decidable.filter(({ _id }) => selection.ids.has(_id));
  const areTooMany = selected.length > maxJoinedPersons;
  const [isComparing, setIsComparing] = useState(false);
  const acts = usePersonActs(say);
  const decide = async (decision: PairDecision) => {
    setIsComparing(false);
    if (await acts[decision](selected)) selection.clear();
  };
  return (
    <>
      <ul className={styles.people}>
        {persons.map((person) => (
          <PersonRow
            key={person._id}
            person={person}
            maySelect={decidable.includes(person)}
            isSelected={selected.includes(person)}
            onSelect={(isRange) => selection.toggle(person._id, isRange)}
          />
        ))}
      </ul>
      {/* A live region must be in the page before its text, or screen readers may not announce it. */}
      <p role="status" className="visually-hidden">
        {selected.length > 0 && bulkTexts.selected(selected.length)}
        {areTooMany && ` ${peopleTexts.tooMany(maxJoinedPersons)}`}
      </p>
      {selected.length > 0 && (
        <section aria-label={peopleTexts.bar} className={barStyles.bar} data-bulk-bar>
          <p className={barStyles.count}>
            {bulkTexts.selected(selected.length)}
            {areTooMany && <small>{peopleTexts.tooMany(maxJoinedPersons)}</small>}
          </p>
          <div className={barStyles.acts}>
            {selected.length === 2 && (
              <Button color="inherit" onClick={() => setIsComparing(true)}>
                {peopleTexts.compare}
              </Button>
            )}
            <Button
              color="inherit"
              disabled={selected.length < 2 || areTooMany || acts.isBusy}
              onClick={() => void decide('join')}
            >
              {selected.length < 2 ? peopleTexts.same : peopleTexts.join(selected.length)}
            </Button>
          </div>
          <IconButton
            color="inherit"
            aria-label={peopleTexts.clear}
            title={peopleTexts.clear}
            onClick={selection.clear}
          >
            <LineIcon size={16} path="M4 4l8 8M12 4l-8 8" />
          </IconButton>
        </section>
      )}
      {isComparing && (
        <PersonCompareDialog
          persons={selected}
          isBusy={acts.isBusy}
          onDecide={(decision) => void decide(decision)}
          onClose={() => setIsComparing(false)}
        />
      )}
    </>
  );
}

interface PersonRowProps {
  readonly person: PersonHead;
  readonly maySelect: boolean;
  readonly isSelected: boolean;
  readonly onSelect: (isRange: boolean) => void;
}

/** A person in a list, with a box that selects. */
const PersonRow = ({ person, maySelect, isSelected, onSelect }: PersonRowProps) => (
  <li className={styles.person} data-selected={isSelected}>
    <label className={styles.select}>
      <input
        type="checkbox"
        checked={isSelected}
        disabled={!maySelect}
        aria-label={bulkTexts.select(person.name || peopleTexts.nameless)}
        // A change event does not tell whether Shift is held.
        onClick={({ shiftKey }) => onSelect(shiftKey)}
        onChange={() => undefined}
      />
    </label>
    <PersonSummary person={person} />
  </li>
);
