import Button from '@mui/material/Button';
import type { PersonList as PersonListName } from 'contract/person-requests';
import type { PersonHead } from 'contract/persons';
import type { RecordKind } from 'contract/review';
import type { OutcomeNoteState } from '../../../base/outcome-note/use-outcome-note';
import { StatusNote } from '../../../base/parts/status-note';
import { Loaded } from '../../../session/loaded';
import styles from '../people.module.css';
import { peopleTexts } from '../people.texts';
import { PersonRows } from './person-rows';
import { usePersonPages } from '../use-person-pages';

interface PersonListProps {
  readonly list: Exclude<PersonListName, 'undecided'>;
  readonly kind: RecordKind | undefined;
  readonly say: OutcomeNoteState['say'];
}

/** A list of persons, the one with the newest record first. Give it another `key` for another list. */
export function PersonList({ list, kind, say }: PersonListProps) {
  const pages = usePersonPages(list, kind);
  const showMore = async () => {
    if (!(await pages.readOn())) say({ tone: 'error', text: peopleTexts.moreFailed });
  };
  return (
    <Loaded answer={pages} notLoaded={pages.reason ?? peopleTexts.notLoaded}>
      {(loaded) => {
        const total = loaded.at(-1)?.total ?? 0;
        if (total === 0) return <StatusNote text={peopleTexts.empty[list]} />;
        const persons = join(loaded);
        return (
          <>
            <p className={styles.count}>{peopleTexts.count(total)}</p>
            <PersonRows persons={persons} say={say} />
            {pages.hasMore && (
              <Button
                variant="outlined"
                className={styles.more}
                aria-disabled={pages.isTrying || undefined}
                onClick={() => !pages.isTrying && void showMore()}
              >
                {peopleTexts.more(Math.max(0, total - persons.length))}
              </Button>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

type Page = { readonly persons: readonly PersonHead[] };

/** Somebody who arrives between two requests moves the others by one, so that one of them comes twice. */
const join = (pages: readonly Page[]): readonly PersonHead[] => [
  ...new Map(pages.flatMap(({ persons }) => persons.map((one) => [one._id, one]))).values(),
];
