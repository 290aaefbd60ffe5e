import { Link, useLocation } from 'react-router-dom';
import type { OutcomeNoteState } from '../../../base/outcome-note/use-outcome-note';
import { StatusNote } from '../../../base/parts/status-note';
import { Loaded } from '../../../session/loaded';
import { joinPages } from '../../../session/use-pages';
import { filterTexts } from '../../filters/filters.texts';
import { PeopleExport } from '../export/people-export';
import { peopleFilterTexts } from '../filter/people-filter.texts';
import { peopleAddress, readPeopleAddress } from '../people-address';
import type { ListedPersons } from '../people-address';
import styles from '../people.module.css';
import { peopleTexts } from '../people.texts';
import { MoreButton } from '../more-button';
import { usePersonPages } from '../use-person-pages';
import { PersonRows } from './person-rows';

interface PersonListProps {
  readonly choice: ListedPersons;
  readonly say: OutcomeNoteState['say'];
}

/** A list of persons, the one with the newest record first. Give it another `key` for another list. */
export function PersonList({ choice, say }: PersonListProps) {
  const pages = usePersonPages(choice);
  return (
    <Loaded answer={pages} notLoaded={pages.reason ?? peopleTexts.notLoaded}>
      {(loaded) => {
        const total = loaded.at(-1)?.total ?? 0;
        if (total === 0) return <NobodyFound choice={choice} />;
        const persons = joinPages(loaded, (page) => page.persons);
        return (
          <>
            <div className={styles.tools}>
              <p role="status" className={styles.count}>
                {peopleTexts.count(total)}
              </p>
              <PeopleExport listed={choice} total={total} say={say} />
            </div>
            <PersonRows persons={persons} say={say} />
            <MoreButton pages={pages} left={total - persons.length} say={say} />
          </>
        );
      }}
    </Loaded>
  );
}

/** Says that nobody is in a list, and offers to remove the filter if there is one. */
function NobodyFound({ choice }: Pick<PersonListProps, 'choice'>) {
  const address = readPeopleAddress(useLocation());
  if (choice.filter === undefined) return <StatusNote text={peopleTexts.empty[choice.list]} />;
  return (
    <>
      <StatusNote text={peopleFilterTexts.foundNone} />
      <p>
        <Link to={peopleAddress({ ...address, filter: [] })}>{filterTexts.removeAll}</Link>
      </p>
    </>
  );
}
