import { useId, useRef, useState } from 'react';
import type { UnreachedPerson } from 'contract/follow-up-requests';
import { OutcomeNote } from '../../base/outcome-note/outcome-note';
import { useOutcomeNote } from '../../base/outcome-note/use-outcome-note';
import { useMayReview } from '../../session/staff-account';
import { useStaff } from '../colleagues/staff';
import { duplicateTexts } from '../duplicates/duplicate.texts';
import { ShortcutsDialog } from '../review/parts/shortcuts-dialog';
import { kind } from './contact-note';
import styles from './follow-up.module.css';
import { followUpTexts } from './follow-up.texts';
import { PersonCard } from './person-card';
import { usePersonActs } from './use-person-acts';
import { useSteadyPeople } from './use-steady-people';
import { WritingDialog } from './writing-dialog';

/** Cards that are shown at first, and more with each press. */
const cardsAtOnce = 30;

interface PersonListProps<Person> {
  /** The same array until it changes. */
  readonly people: readonly Person[];
  /** Another name is another list, which is shown from its beginning. */
  readonly listName: string;
  /** What the list is, for screen readers. */
  readonly summary: string;
  readonly describe: (person: Person) => string;
  readonly isLate: (person: Person) => boolean;
}

/** People as cards that can be worked through without leaving the list, by pointer and by keyboard. */
export function PersonList<Person extends UnreachedPerson>(props: PersonListProps<Person>) {
  const { listName, summary, describe, isLate } = props;
  const endId = useId();
  const view = useRef<HTMLDivElement>(null);
  const staff = useStaff(kind);
  const mayReview = useMayReview(kind);
  const [limit, setLimit] = useState({ listName, count: cardsAtOnce });
  const [showsKeys, setShowsKeys] = useState(false);
  const note = useOutcomeNote();
  const { people, mark } = useSteadyPeople(props.people, listName);
  const count = limit.listName === listName ? limit.count : cardsAtOnce;
  const [lastDone, setLastDone] = useState('');
  const doneCount = people.filter(({ done }) => done).length;
  const shown = people.slice(0, count + doneCount);
  const open = shown.flatMap(({ person, isGone, done }) => (isGone || done ? [] : [person]));
  const { acts, notePointer, writing, closeWriting, endWriting } = usePersonActs({
    ...{ view, people: open, endId },
    say: note.say,
    onMark: (id, done) => {
      mark(id, done);
      setLastDone(done?.text ?? '');
    },
    onHelp: () => setShowsKeys(true),
  });
  return (
    <div ref={view} className={styles.part} onPointerDownCapture={notePointer}>
      <p role="status" className="visually-hidden">
        {lastDone}
      </p>
      <p
        id={endId}
        role="status"
        tabIndex={-1}
        className={open.length > 0 ? 'visually-hidden' : undefined}
      >
        {open.length === 0 ? followUpTexts.none : summary}
      </p>
      {mayReview && people.length > 0 && (
        <p className={styles.keys}>
          {followUpTexts.keysHint}{' '}
          <button type="button" className={styles.linkButton} onClick={() => setShowsKeys(true)}>
            {followUpTexts.keys.title}
          </button>
        </p>
      )}
      <ul className={styles.list}>
        {shown.map(({ person, isGone, done }) => (
          <PersonCard
            key={person._id}
            {...{ person, isGone, done, staff }}
            fact={describe(person)}
            isLate={isLate(person)}
            acts={mayReview ? acts : undefined}
          />
        ))}
      </ul>
      {people.length > shown.length && (
        <button
          type="button"
          className={styles.linkButton}
          onClick={() => setLimit({ listName, count: count + cardsAtOnce })}
        >
          {duplicateTexts.more(Math.min(cardsAtOnce, people.length - shown.length))}
        </button>
      )}
      {writing && (
        <WritingDialog
          key={`${writing.way} ${writing.person._id}`}
          {...writing}
          onDone={(outcome) => endWriting(writing.person, outcome)}
          onClose={closeWriting}
        />
      )}
      <OutcomeNote {...note} isInPanel={false} />
      <ShortcutsDialog
        isOpen={showsKeys}
        intro={followUpTexts.keys.intro}
        shortcuts={followUpTexts.keys.list}
        onClose={() => setShowsKeys(false)}
      />
    </div>
  );
}
