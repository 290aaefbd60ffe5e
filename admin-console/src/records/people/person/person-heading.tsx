import { useState } from 'react';
import Button from '@mui/material/Button';
import type { Person } from 'contract/person-requests';
import type { OutcomeNoteState } from '../../../base/outcome-note/use-outcome-note';
import { innsbruckMonth } from '../../../base/model/innsbruck-time';
import { receivedField } from '../../../base/model/record-fields';
import { PeopleExport } from '../export/people-export';
import { peopleTexts } from '../people.texts';
import { PersonMarks } from '../person-summary';
import { personTexts } from '../person.texts';
import { useMayDecide } from '../use-may-decide';
import { ContactList } from './contact-list';
import { JoinDialog } from './join-dialog';
import styles from './person.module.css';

interface PersonHeadingProps {
  readonly person: Person;
  readonly say: OutcomeNoteState['say'];
}

/** Who it is, and how to reach them. */
export function PersonHeading({ person, say }: PersonHeadingProps) {
  const [isJoining, setIsJoining] = useState(false);
  const mayDecide = useMayDecide()([person]);
  const { entries } = person;
  const since = innsbruckMonth(entries.at(-1)?.record[receivedField]);
  return (
    <header className={styles.head}>
      <h1 className={styles.title} tabIndex={-1}>
        {person.name || peopleTexts.nameless}
      </h1>
      <p className={styles.marks}>
        <PersonMarks person={person} />
        {since && <span>{personTexts.summary(entries.length, since)}</span>}
      </p>
      <ContactList person={person} say={say} />
      <div className={styles.buttons}>
        {mayDecide && (
          <Button size="small" variant="outlined" onClick={() => setIsJoining(true)}>
            {personTexts.joinOther}
          </Button>
        )}
        <PeopleExport person={person._id} say={say} />
      </div>
      {isJoining && <JoinDialog person={person} say={say} onClose={() => setIsJoining(false)} />}
    </header>
  );
}
