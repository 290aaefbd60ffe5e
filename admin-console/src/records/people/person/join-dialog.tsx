import { useId, useState } from 'react';
import type { SubmitEvent } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { searchPersons } from 'contract/person-requests';
import type { PersonHead } from 'contract/persons';
import { searchLength } from 'contract/search-requests';
import { LimitedInput } from '../../../base/parts/forms/limited-text';
import type { OutcomeNoteState } from '../../../base/outcome-note/use-outcome-note';
import { StatusNote } from '../../../base/parts/status-note';
import { useCurrentMinute } from '../../../session/live/minute-clock';
import { Loaded } from '../../../session/loaded';
import { useRequest } from '../../../session/use-request';
import dialogStyles from '../../merge/compare-dialog.module.css';
import peopleStyles from '../people.module.css';
import { peopleTexts } from '../people.texts';
import { PersonSummary } from '../person-summary';
import { personTexts } from '../person.texts';
import { PersonCompareDialog } from '../proposals/person-compare-dialog';
import { usePersonActs } from '../use-person-acts';

interface JoinDialogProps {
  readonly person: PersonHead;
  readonly say: OutcomeNoteState['say'];
  readonly onClose: () => void;
}

/** Finds another person, who is compared with this one and then joined or kept apart. */
export function JoinDialog({ person, say, onClose }: JoinDialogProps) {
  const titleId = useId();
  const [words, setWords] = useState('');
  const [other, setOther] = useState<PersonHead>();
  const acts = usePersonActs(say);
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('words')).trim();
    if (typed.length >= searchLength.min) setWords(typed);
  };
  if (other) {
    const persons = [person, other];
    const decide = async (act: 'join' | 'separate') => {
      await acts[act](persons);
      onClose();
    };
    return (
      <PersonCompareDialog
        persons={persons}
        isBusy={acts.isBusy}
        onJoin={() => void decide('join')}
        onSeparate={() => void decide('separate')}
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
        <form role="search" className={peopleStyles.search} onSubmit={search}>
          <LimitedInput
            type="text"
            id={`${titleId}-words`}
            name="words"
            autoComplete="off"
            className={peopleStyles.box}
            aria-label={peopleTexts.search}
            placeholder={peopleTexts.searchHint}
            limit={searchLength.max}
          />
          <Button type="submit" variant="outlined">
            {peopleTexts.submit}
          </Button>
        </form>
        {words !== '' && (
          <Found key={words} words={words} without={person._id} onChoose={setOther} />
        )}
      </DialogContent>
      <DialogActions className={dialogStyles.actions}>
        <Button onClick={onClose}>{peopleTexts.cancel}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface FoundProps {
  readonly words: string;
  /** Id of the person whom another one is searched for. */
  readonly without: string;
  readonly onChoose: (person: PersonHead) => void;
}

function Found({ words, without, onChoose }: FoundProps) {
  const now = useCurrentMinute();
  const answer = useRequest(searchPersons, { body: { q: words } });
  return (
    <Loaded answer={answer} notLoaded={answer.reason ?? peopleTexts.notLoaded}>
      {({ persons }) => {
        const others = persons.filter(({ _id }) => _id !== without);
        if (others.length === 0) return <StatusNote text={peopleTexts.foundNone(words)} />;
        return (
          <ul className={peopleStyles.people}>
            {others.map((one) => (
              <li key={one._id} className={peopleStyles.choice}>
                <PersonSummary person={one} now={now} />
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={personTexts.compareWith(one.name || peopleTexts.nameless)}
                  onClick={() => onChoose(one)}
                >
                  {peopleTexts.compare}
                </Button>
              </li>
            ))}
          </ul>
        );
      }}
    </Loaded>
  );
}
