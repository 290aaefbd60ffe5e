import { Link } from 'react-router-dom';
import { getPerson } from 'contract/person-requests';
import type { Person } from 'contract/person-requests';
import { OutcomeNote } from '../../../base/outcome-note/outcome-note';
import { useOutcomeNote } from '../../../base/outcome-note/use-outcome-note';
import { useLiveUpdates } from '../../../session/live/use-live-updates';
import { Loaded } from '../../../session/loaded';
import { useRequest } from '../../../session/use-request';
import { PersonHousehold } from '../households/person-household';
import { FoundPanel } from '../../people-search/found-panel';
import workspaceStyles from '../../review/review-workspace.module.css';
import { useRecordAddress } from '../../review/store/use-record-address';
import { peopleAddress } from '../people-address';
import { personTexts } from '../person.texts';
import { PersonChanges } from './person-changes';
import { PersonDecisions } from './person-decisions';
import { PersonHeading } from './person-heading';
import { PersonPrograms } from './person-programs';
import { PersonRecords } from './person-records';
import styles from './person.module.css';
import { OpenWork } from './open-work';
import { Timeline } from './timeline';

/** Milliseconds between two requests that colleagues' changes and arrivals cause. */
const restBetweenLoads = 2000;

interface PersonPageProps {
  /** Of the person, or of one of the person's records. */
  readonly id: string;
}

/** Everything about one person, over all sections that the user may read. Give it the id as its `key`. */
export function PersonPage({ id }: PersonPageProps) {
  useLiveUpdates(getPerson, restBetweenLoads);
  const answer = useRequest(getPerson, { id });
  return (
    <div className={styles.view}>
      <p>
        <Link to={peopleAddress({})}>{personTexts.back}</Link>
      </p>
      <Loaded answer={answer} notLoaded={answer.reason ?? personTexts.notLoaded}>
        {(person) => <LoadedPerson person={person} onChanged={answer.readAgain} />}
      </Loaded>
    </div>
  );
}

interface LoadedPersonProps {
  readonly person: Person;
  readonly onChanged: () => void;
}

function LoadedPerson({ person, onChanged }: LoadedPersonProps) {
  const { openId } = useRecordAddress();
  const note = useOutcomeNote();
  const { entries } = person;
  const opened = entries.find(({ record }) => record._id === openId);
  return (
    <div className={workspaceStyles.workspace} data-open={opened !== undefined}>
      <div className={styles.page}>
        <PersonHeading person={person} say={note.say} />
        <div className={styles.columns}>
          <div className={styles.main}>
            <PersonDecisions person={person} say={note.say} onChanged={onChanged} />
            <OpenWork person={person} note={note} onChanged={onChanged} />
          </div>
          <div className={styles.side}>
            <PersonHousehold person={person} say={note.say} />
            <PersonRecords person={person} say={note.say} />
            <PersonPrograms entries={entries} />
            <PersonChanges changes={person.changes} say={note.say} />
          </div>
          <Timeline person={person} />
        </div>
      </div>
      {opened && (
        <FoundPanel key={opened.kind} found={opened} all={entries} onChanged={onChanged} />
      )}
      <OutcomeNote {...note} isInPanel={false} />
    </div>
  );
}
