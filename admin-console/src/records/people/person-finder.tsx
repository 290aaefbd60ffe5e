import { useState } from 'react';
import Button from '@mui/material/Button';
import { searchPersons } from 'contract/person-requests';
import type { PersonHead } from 'contract/persons';
import { StatusNote } from '../../base/parts/status-note';
import { Loaded } from '../../session/loaded';
import { useRequest } from '../../session/use-request';
import styles from './people.module.css';
import { peopleTexts } from './people.texts';
import { PersonSearchForm } from './person-search-form';
import { PersonSummary } from './person-summary';
import { useMayDecide } from './use-may-decide';

interface PersonFinderProps {
  /** Ids of persons who are not offered. */
  readonly without: readonly string[];
  /** What the button beside a person who was found says. */
  readonly act: string;
  /** The accessible name of that button. */
  readonly nameAct: (name: string) => string;
  /** Whether the search is what the dialog was opened for. */
  readonly takesFocus: boolean;
  readonly onChoose: (person: PersonHead) => void;
}

/** A search for a person in a dialog, who is then chosen by those who may decide about them. */
export function PersonFinder(props: PersonFinderProps) {
  const [words, setWords] = useState('');
  return (
    <>
      <PersonSearchForm
        takesFocus={props.takesFocus}
        onSearch={(typed) => {
          if (typed !== '') setWords(typed);
        }}
      />
      {words !== '' && <Found key={words} words={words} {...props} />}
    </>
  );
}

function Found(props: PersonFinderProps & { readonly words: string }) {
  const { words, without, act, nameAct, onChoose } = props;
  const mayDecide = useMayDecide();
  const answer = useRequest(searchPersons, { body: { q: words } });
  return (
    <Loaded answer={answer} notLoaded={answer.reason ?? peopleTexts.notLoaded}>
      {({ persons }) => {
        const others = persons.filter(({ _id }) => !without.includes(_id));
        if (others.length === 0) return <StatusNote text={peopleTexts.foundNone(words)} />;
        return (
          <ul className={styles.people}>
            {others.map((one) => (
              <li key={one._id} className={styles.choice}>
                <PersonSummary person={one} opensNewTab />
                {mayDecide([one]) && (
                  <Button
                    size="small"
                    variant="outlined"
                    aria-label={nameAct(one.name || peopleTexts.nameless)}
                    onClick={() => onChoose(one)}
                  >
                    {act}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        );
      }}
    </Loaded>
  );
}
