import { Link, useNavigate } from 'react-router-dom';
import { getPerson } from 'contract/person-requests';
import type { Person } from 'contract/person-requests';
import { OutcomeNote } from '../../../base/outcome-note/outcome-note';
import { useOutcomeNote } from '../../../base/outcome-note/use-outcome-note';
import type { OutcomeNoteState } from '../../../base/outcome-note/use-outcome-note';
import { personAddress } from '../../../base/model/person-address';
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

/** Everything about one person, over all sections that the user may read. */
export function PersonPage({ id }: PersonPageProps) {
  const note = useOutcomeNote();
  useLiveUpdates(getPerson, restBetweenLoads);
  // The same person may be asked for by another id.
  const answer = useRequest(getPerson, { id }, ({ _id }) => _id === id);
  return (
    <div className={styles.view}>
      <p>
        <Link to={peopleAddress({})}>{personTexts.back}</Link>
      </p>
      <Loaded answer={answer} notLoaded={answer.reason ?? personTexts.notLoaded}>
        {(person) => (
          <LoadedPerson key={person._id} {...{ id, person, note }} onChanged={answer.readAgain} />
        )}
      </Loaded>
      <OutcomeNote {...note} isInPanel={false} />
    </div>
  );
}

interface LoadedPersonProps extends PersonPageProps {
  readonly person: Person;
  readonly note: OutcomeNoteState;
  readonly onChanged: () => void;
}

function LoadedPerson({ id, person, note, onChanged }: LoadedPersonProps) {
  const { openId } = useRecordAddress();
  const navigate = useNavigate();
  const { _id, entries } = person;
  // The record that the address names may have become another person's.
  const stayHere = () => {
    if (id !== _id) void navigate(personAddress(_id), { replace: true, preventScrollReset: true });
  };
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
            <PersonRecords person={person} say={note.say} onMoved={stayHere} />
            <PersonPrograms entries={entries} />
            <PersonChanges person={person} say={note.say} onMoved={stayHere} />
          </div>
          <Timeline person={person} />
        </div>
      </div>
      {opened && (
        <FoundPanel key={opened.kind} found={opened} all={entries} onChanged={onChanged} />
      )}
    </div>
  );
}
