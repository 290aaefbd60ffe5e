import { searchPersons } from 'contract/person-requests';
import { Message } from 'shared-ui/message';
import type { OutcomeNoteState } from '../../../base/outcome-note/use-outcome-note';
import { StatusNote } from '../../../base/parts/status-note';
import { Loaded } from '../../../session/loaded';
import { useRequest } from '../../../session/use-request';
import styles from '../people.module.css';
import { peopleTexts } from '../people.texts';
import { PersonRows } from './person-rows';

interface FoundPeopleProps {
  readonly words: string;
  readonly say: OutcomeNoteState['say'];
}

/** The persons that a search has found. Give it the words as its `key`. */
export function FoundPeople({ words, say }: FoundPeopleProps) {
  const answer = useRequest(searchPersons, { body: { q: words } });
  return (
    <Loaded answer={answer} notLoaded={answer.reason ?? peopleTexts.notLoaded}>
      {({ persons, isCut }) =>
        persons.length === 0 ? (
          <StatusNote text={peopleTexts.foundNone(words)} />
        ) : (
          <>
            <p role="status" className={styles.count}>
              {peopleTexts.found(persons.length, words)}
            </p>
            {isCut && <Message tone="info">{peopleTexts.isCut}</Message>}
            <PersonRows persons={persons} say={say} />
          </>
        )
      }
    </Loaded>
  );
}
