import { Link, useLocation } from 'react-router-dom';
import { listPersonProposals } from 'contract/person-requests';
import { OutcomeNote } from '../../../base/outcome-note/outcome-note';
import { ShowOutcomeContext, useOutcomeNote } from '../../../base/outcome-note/use-outcome-note';
import { isSearchable } from '../../../base/model/person-search-address';
import { StatusNote } from '../../../base/parts/status-note';
import { PeopleViews } from '../../views/people-views';
import { HouseholdLists } from '../households/household-lists';
import { PeopleFilter } from '../filter/people-filter';
import { peopleFilterTexts } from '../filter/people-filter.texts';
import { useLiveUpdates } from '../../../session/live/use-live-updates';
import { ProposalList } from '../proposals/proposal-list';
import {
  isPersonList,
  peopleAddress,
  peopleLists,
  readPeopleAddress,
  toListedPersons,
} from '../people-address';
import type { PeopleChoice } from '../people-address';
import today from '../../today/today-view.module.css';
import styles from '../people.module.css';
import { peopleTexts } from '../people.texts';
import { FoundPeople } from './found-people';
import { PeopleSearch } from './people-search';
import { PersonList } from './person-list';
import { SectionFilter } from './section-filter';
import { useProposalPages } from '../use-person-pages';

/** Milliseconds between two requests that colleagues' changes and arrivals cause. */
const restBetweenLoads = 5000;

/** All persons: a search, and lists of them and of what is to be decided about them. */
export function PeoplePage() {
  const choice = readPeopleAddress(useLocation());
  const note = useOutcomeNote();
  const { words } = choice;
  return (
    <div className={today.view}>
      <h1 className={styles.title} tabIndex={-1}>
        {peopleTexts.name}
      </h1>
      <p className={styles.hint}>{peopleTexts.intro}</p>
      <ShowOutcomeContext value={note.say}>
        <PeopleViews />
      </ShowOutcomeContext>
      <PeopleSearch key={`search-${words}`} words={words} />
      {words === '' && <Lists choice={choice} say={note.say} />}
      {words !== '' &&
        (isSearchable(words) ? (
          <FoundPeople key={words} words={words} say={note.say} />
        ) : (
          <StatusNote text={peopleTexts.tooShort} />
        ))}
      <OutcomeNote {...note} isInPanel={false} />
    </div>
  );
}

interface ListsProps {
  readonly choice: PeopleChoice;
  readonly say: ReturnType<typeof useOutcomeNote>['say'];
}

function Lists({ choice, say }: ListsProps) {
  const { list, kind, filter } = choice;
  const listed = toListedPersons(choice);
  useLiveUpdates(listPersonProposals, restBetweenLoads);
  const proposals = useProposalPages();
  const toDecide = proposals.body?.at(-1)?.total;
  return (
    <>
      <nav aria-label={peopleTexts.lists}>
        <ul className={today.lists} data-scrolls-sideways>
          {peopleLists.map((name) => (
            <li key={name}>
              <Link
                to={peopleAddress({ list: name, ...(isPersonList(name) && { kind, filter }) })}
                preventScrollReset
                aria-current={name === list ? 'true' : undefined}
                className={today.list}
              >
                {peopleTexts.listNames[name]}
                {name === 'decide' && toDecide !== undefined && <b> {toDecide}</b>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {isPersonList(list) && (
        <PeopleFilter>
          <SectionFilter choice={choice} />
        </PeopleFilter>
      )}
      {list === 'households' && <HouseholdLists say={say} />}
      {list === 'decide' && <ProposalList proposals={proposals} say={say} />}
      {isPersonList(list) && !filter && <StatusNote text={peopleFilterTexts.unknown} />}
      {listed && <PersonList key={JSON.stringify(listed)} choice={listed} say={say} />}
    </>
  );
}
