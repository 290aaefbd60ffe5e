import type { AuditEntry, AuditPerson } from 'contract/audit-requests';
import { commandId, senderId, serverId } from 'contract/staff-account-requests';
import { Link } from 'react-router-dom';
import { recordKinds } from 'contract/review';
import { personAddress } from '../../base/model/person-address';
import { recordAddress } from '../../base/model/record-address';
import { dashboardPath } from '../../base/paths';
import { useRights } from '../../session/staff-account';
import { auditTexts } from './audit.texts';
import styles from './audit-view.module.css';
import {
  isRecordKind,
  describeAuditSubject,
  writeAction,
  writeDetails,
  writeTime,
} from './audit-labels';

interface AuditEntryProps {
  readonly entry: AuditEntry;
  readonly people: readonly AuditPerson[];
}

/** The maximum number of subjects shown for one entry; a search has many. */
const maxSubjects = 5;

/** One entry: who did what, when, to what and from where. */
export function AuditEntryLine({ entry, people }: AuditEntryProps) {
  const { gone, command, server, sender, from, more } = auditTexts;
  const { at, person, name, action, about, subjects, network } = entry;
  const programs = new Map([
    [commandId, command],
    [serverId, server],
    [senderId, sender],
  ]);
  const shown = subjects.slice(0, maxSubjects);
  const rest = subjects.length - shown.length;
  const facts = [describeAuditSubject(about), ...writeDetails(entry), network && from(network)];
  return (
    <li className={styles.entry}>
      <time className={styles.about} dateTime={at}>
        {writeTime(at)}
      </time>
      <p className={styles.who}>{name ?? programs.get(person) ?? gone}</p>
      <div>
        <p>{writeAction(action)}</p>
        <p className={styles.about}>{facts.filter(Boolean).join(' · ')}</p>
        {shown.length > 0 && (
          <ul className={styles.subjects}>
            {shown.map((id) => (
              <li key={id}>
                {about === 'people' ? (
                  <PersonSubject entry={entry} id={id} />
                ) : (
                  <Subject about={about} id={id} people={people} />
                )}
              </li>
            ))}
            {rest > 0 && <li>{more(rest)}</li>}
          </ul>
        )}
      </div>
    </li>
  );
}

interface SubjectProps {
  readonly about: string;
  readonly id: string;
  readonly people: readonly AuditPerson[];
}

/** A subject of an entry, linked if the user may open it. */
function Subject({ about, id, people }: SubjectProps) {
  const rights = useRights();
  const { subjects } = auditTexts;
  if (isRecordKind(about)) {
    const text = subjects.record(shortened(id));
    if (!rights?.has(`${about}:read`)) return text;
    return <Link to={recordAddress(about, id)}>{text}</Link>;
  }
  if (about === 'roles') return subjects.roles(id);
  if (about === 'content') return subjects.content(shortened(id));
  if (about === 'releases') {
    if (!rights?.has('releases:read')) return id;
    return <Link to={`${dashboardPath}?section=releases`}>{id}</Link>;
  }
  const text = people.find(({ _id }) => _id === id)?.name ?? subjects.accounts(shortened(id));
  if (!rights?.has('accounts:manage')) return text;
  return <Link to={`${dashboardPath}?section=accounts`}>{text}</Link>;
}

interface PersonSubjectProps {
  readonly entry: AuditEntry;
  readonly id: string;
}

/** What is done to persons, whose subjects are their ids, or those of their records. */
const personActions: readonly string[] = ['join', 'part', 'apart', 'undo', 'person-export'];

/** A person, linked if the user reads a section, a household, or what an erasure is called. */
function PersonSubject({ entry: { action, details }, id }: PersonSubjectProps) {
  const rights = useRights();
  const { subjects } = auditTexts;
  const isHousehold = action === 'household' && details['refused'] === undefined;
  if (isHousehold) return subjects.household(shortened(id));
  if (action !== 'household' && !personActions.includes(action))
    return subjects.content(shortened(id));
  const text = subjects.person(shortened(id));
  if (!recordKinds.some((kind) => rights?.has(`${kind}:read`))) return text;
  return <Link to={personAddress(id)}>{text}</Link>;
}

/** The end of an id is shown, because its beginning is the time. */
const shortened = (id: string) => (id.length > 12 ? `…${id.slice(-8)}` : id);
