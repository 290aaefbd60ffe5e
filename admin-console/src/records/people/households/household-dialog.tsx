import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { maxHouseholdPersons } from 'contract/household-requests';
import type { PersonHead } from 'contract/persons';
import { Message } from 'shared-ui/message';
import type { OutcomeNoteState } from '../../../base/outcome-note/use-outcome-note';
import dialogStyles from '../../merge/compare-dialog.module.css';
import styles from '../people.module.css';
import { peopleTexts } from '../people.texts';
import { PersonFinder } from '../person-finder';
import { PersonSummary } from '../person-summary';
import { householdTexts } from './household.texts';
import { useHouseholdActs } from './use-household-acts';
import type { KnownHousehold } from './use-household-acts';

interface HouseholdDialogProps {
  /** Undefined for a new one. */
  readonly household: KnownHousehold | undefined;
  /** Who is chosen at first. */
  readonly persons: readonly PersonHead[];
  readonly say: OutcomeNoteState['say'];
  readonly onClose: () => void;
}

/** Says who belongs to a household, new or not. */
export function HouseholdDialog({ household, persons, say, onClose }: HouseholdDialogProps) {
  const titleId = useId();
  const [failure, setFailure] = useState<string>();
  // What is below the dialog is not seen before it is closed.
  const acts = useHouseholdActs((outcome) =>
    outcome.tone === 'error' ? setFailure(outcome.text) : say(outcome),
  );
  const [listed, setListed] = useState(persons);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = listed.filter(({ _id }) => !left.has(_id));
  const toggle = (id: string, isChosen: boolean) =>
    setLeft(new Set(isChosen ? [...left].filter((one) => one !== id) : [...left, id]));
  const save = async () => {
    setFailure(undefined);
    if (household ? await acts.change(household, chosen) : await acts.add(chosen)) onClose();
  };
  const isEnded = household !== undefined && chosen.length < 2;
  const problem =
    chosen.length > maxHouseholdPersons
      ? householdTexts.tooMany(maxHouseholdPersons)
      : chosen.length < 2 && household === undefined
        ? householdTexts.tooFew
        : undefined;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId} className={dialogStyles.title}>
        {householdTexts.dialogTitle}
      </DialogTitle>
      <DialogContent className={dialogStyles.content}>
        <p>{householdTexts.dialogIntro}</p>
        <ul className={styles.people} aria-label={householdTexts.members}>
          {listed.map((person) => (
            <li key={person._id} className={styles.person}>
              <label className={styles.select}>
                <input
                  type="checkbox"
                  aria-label={person.name || peopleTexts.nameless}
                  checked={!left.has(person._id)}
                  onChange={({ target }) => toggle(person._id, target.checked)}
                />
              </label>
              <PersonSummary person={person} opensNewTab />
            </li>
          ))}
        </ul>
        <PersonFinder
          without={listed.map(({ _id }) => _id)}
          act={householdTexts.add}
          nameAct={householdTexts.addNamed}
          takesFocus={persons.length < 2}
          onChoose={(person) => setListed([...listed, person])}
        />
        {failure !== undefined && <Message tone="error">{failure}</Message>}
        {problem !== undefined && <p className={styles.hint}>{problem}</p>}
      </DialogContent>
      <DialogActions className={dialogStyles.actions}>
        <Button onClick={onClose}>{peopleTexts.cancel}</Button>
        <Button
          variant="contained"
          disabled={acts.isBusy || problem !== undefined}
          onClick={() => void save()}
        >
          {isEnded ? householdTexts.dissolve : householdTexts.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
