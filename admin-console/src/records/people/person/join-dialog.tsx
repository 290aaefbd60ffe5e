import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { PersonHead } from 'contract/persons';
import type { OutcomeNoteState } from '../../../base/outcome-note/use-outcome-note';
import dialogStyles from '../../merge/compare-dialog.module.css';
import { peopleTexts } from '../people.texts';
import { PersonFinder } from '../person-finder';
import { personTexts } from '../person.texts';
import { PersonCompareDialog } from '../proposals/person-compare-dialog';
import type { PairDecision } from '../proposals/person-compare-dialog';
import { usePersonActs } from '../use-person-acts';

interface JoinDialogProps {
  readonly person: PersonHead;
  readonly say: OutcomeNoteState['say'];
  readonly onClose: () => void;
}

/** Finds another person, who is compared with this one and then joined or kept apart. */
export function JoinDialog({ person, say, onClose }: JoinDialogProps) {
  const titleId = useId();
  const [other, setOther] = useState<PersonHead>();
  const acts = usePersonActs(say);
  if (other) {
    const persons = [person, other];
    const decide = async (decision: PairDecision) => {
      await acts[decision](persons);
      onClose();
    };
    return (
      <PersonCompareDialog
        persons={persons}
        isBusy={acts.isBusy}
        onDecide={(decision) => void decide(decision)}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId} className={dialogStyles.title}>
        {personTexts.joinTitle(person.name || peopleTexts.nameless)}
      </DialogTitle>
      <DialogContent className={dialogStyles.content}>
        <p>{personTexts.joinIntro}</p>
        <PersonFinder
          without={[person._id]}
          act={peopleTexts.compare}
          nameAct={personTexts.compareWith}
          takesFocus
          onChoose={setOther}
        />
      </DialogContent>
      <DialogActions className={dialogStyles.actions}>
        <Button onClick={onClose}>{peopleTexts.cancel}</Button>
      </DialogActions>
    </Dialog>
  );
}
