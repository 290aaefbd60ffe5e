import type { PersonList as PersonListName } from 'contract/person-requests';
import type { RecordKind } from 'contract/review';
import type { OutcomeNoteState } from '../../../base/outcome-note/use-outcome-note';
import { StatusNote } from '../../../base/parts/status-note';
import { Loaded } from '../../../session/loaded';
import { joinPages } from '../../../session/use-pages';
import styles from '../people.module.css';
import { peopleTexts } from '../people.texts';
import { MoreButton } from '../more-button';
import { usePersonPages } from '../use-person-pages';
import { PersonRows } from './person-rows';

interface PersonListProps {
  readonly list: PersonListName;
  readonly kind: RecordKind | undefined;
  readonly say: OutcomeNoteState['say'];
}

/** A list of persons, the one with the newest record first. Give it another `key` for another list. */
export function PersonList({ list, kind, say }: PersonListProps) {
  const pages = usePersonPages(list, kind);
  return (
    <Loaded answer={pages} notLoaded={pages.reason ?? peopleTexts.notLoaded}>
      {(loaded) => {
        const total = loaded.at(-1)?.total ?? 0;
        if (total === 0) return <StatusNote text={peopleTexts.empty[list]} />;
        const persons = joinPages(loaded, (page) => page.persons);
        return (
          <>
            <p className={styles.count}>{peopleTexts.count(total)}</p>
            <PersonRows persons={persons} say={say} />
            <MoreButton pages={pages} left={total - persons.length} say={say} />
          </>
        );
      }}
    </Loaded>
  );
}
