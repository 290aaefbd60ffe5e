import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import type { Household } from 'contract/household-requests';
import type { OutcomeNoteState } from '../../../base/outcome-note/use-outcome-note';
import styles from '../people.module.css';
import { peopleTexts } from '../people.texts';
import { PersonSummary } from '../person-summary';
import { useMayDecide } from '../use-may-decide';
import { HouseholdDialog } from './household-dialog';
import { householdTexts } from './household.texts';
import { WriteHousehold } from './write-household';

interface HouseholdCardProps {
  readonly household: Household;
  readonly say: OutcomeNoteState['say'];
}

/** A household with its persons. */
export function HouseholdCard({ household, say }: HouseholdCardProps) {
  const titleId = useId();
  const [isChanging, setIsChanging] = useState(false);
  const { name, persons } = household;
  const shownName = name || peopleTexts.nameless;
  const mayChange = useMayDecide()(persons);
  return (
    <li>
      <article aria-labelledby={titleId} className={styles.proposal}>
        <div className={styles.proposalHead}>
          <h3 id={titleId}>{shownName}</h3>
          <WriteHousehold {...{ name: shownName, persons, say }} />
          {mayChange && (
            <Button
              size="small"
              aria-label={peopleTexts.ofPair(householdTexts.change, shownName)}
              onClick={() => setIsChanging(true)}
            >
              {householdTexts.change}
            </Button>
          )}
        </div>
        <div className={styles.pair}>
          {persons.map(({ household: _own, ...person }) => (
            <PersonSummary key={person._id} person={person} />
          ))}
        </div>
        {isChanging && (
          <HouseholdDialog {...{ household, persons, say }} onClose={() => setIsChanging(false)} />
        )}
      </article>
    </li>
  );
}
