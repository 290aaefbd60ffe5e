import { useState } from 'react';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { Person } from 'contract/person-requests';
import type { PersonHead } from 'contract/persons';
import type { OutcomeNoteState } from '../../../base/outcome-note/use-outcome-note';
import { personAddress } from '../../../base/model/person-address';
import { peopleTexts } from '../people.texts';
import styles from '../person/person.module.css';
import { useMayDecide } from '../use-may-decide';
import { HouseholdDialog } from './household-dialog';
import { householdTexts } from './household.texts';

interface PersonHouseholdProps {
  readonly person: Person;
  readonly say: OutcomeNoteState['say'];
}

/** Who lives with a person, and the button that says so. */
export function PersonHousehold({ person, say }: PersonHouseholdProps) {
  const [isChanging, setIsChanging] = useState(false);
  const { family } = person;
  const household = family && { ...family, persons: family.members };
  const others = family?.members.filter(({ _id }) => _id !== person._id) ?? [];
  const mayChange = useMayDecide()(family?.members ?? [person]);
  return (
    <section className={styles.part} aria-label={householdTexts.title}>
      <h2 className={styles.partTitle}>{householdTexts.title}</h2>
      {others.length === 0 && <p className={styles.hint}>{householdTexts.alone}</p>}
      <ul className={styles.plain}>
        {others.map((other) => (
          <li key={other._id}>
            <Link to={personAddress(other._id)}>{other.name || peopleTexts.nameless}</Link>{' '}
            <span className={styles.hint}>{contactOf(other)}</span>
          </li>
        ))}
      </ul>
      {mayChange && (
        <div className={styles.buttons}>
          <Button size="small" variant="outlined" onClick={() => setIsChanging(true)}>
            {family ? householdTexts.change : householdTexts.say}
          </Button>
        </div>
      )}
      {isChanging && (
        <HouseholdDialog
          {...{ household, say }}
          persons={family?.members ?? [person]}
          onClose={() => setIsChanging(false)}
        />
      )}
    </section>
  );
}

const contactOf = ({ emails, phones }: PersonHead): string => emails[0] ?? phones[0] ?? '';
