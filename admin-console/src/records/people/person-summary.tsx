import { Link } from 'react-router-dom';
import type { PersonHead } from 'contract/persons';
import { fixedLanguage, sectionTitles } from '../../base/model/fixed-texts';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import { personAddress } from '../../base/model/person-address';
import { useCurrentMinute } from '../../session/live/minute-clock';
import { reviewTexts } from '../review/store/review.texts';
import { pastDayWord } from '../sections/marks/day-words';
import styles from './person-summary.module.css';
import { peopleTexts } from './people.texts';

interface PersonSummaryProps {
  readonly person: PersonHead;
  /** For dialogs, whose unsaved choices would be lost. */
  readonly opensNewTab?: boolean;
}

/** A person with enough to be recognized; the name leads to the page of the person. */
export function PersonSummary({ person, opensNewTab = false }: PersonSummaryProps) {
  const now = useCurrentMinute();
  const { _id, name, open, lastAt } = person;
  return (
    <div className={styles.person}>
      <p className={styles.head}>
        <Link
          to={personAddress(_id)}
          className={styles.name}
          {...(opensNewTab && { target: '_blank', rel: 'noopener' })}
        >
          {name || peopleTexts.nameless}
          {opensNewTab && (
            <span className="visually-hidden">&nbsp;{reviewTexts.opensInNewTab}</span>
          )}
        </Link>
        <PersonMarks person={person} />
      </p>
      <Contacts person={person} />
      <p className={styles.facts}>
        <SectionChips records={person.records} />
        <span>
          {open > 0 && <strong>{peopleTexts.open(open)} · </strong>}
          <time dateTime={lastAt} title={innsbruckTime(lastAt)}>
            {peopleTexts.last(pastDayWord(new Date(lastAt), now))}
          </time>
        </span>
      </p>
    </div>
  );
}

/** Whether a person is a member, and the household. */
export const PersonMarks = ({ person }: Pick<PersonSummaryProps, 'person'>) => (
  <>
    {person.isMember && <span className={styles.mark}>{peopleTexts.member}</span>}
    {person.household && (
      <span className={styles.mark}>{peopleTexts.household(person.household.name)}</span>
    )}
  </>
);

/** The addresses and numbers of a person in one line. */
function Contacts({ person: { emails, phones } }: Pick<PersonSummaryProps, 'person'>) {
  const known = [...emails, ...phones];
  return (
    <p className={styles.contacts}>
      {known.length === 0 ? peopleTexts.noContact : known.map((one) => <bdi key={one}>{one}</bdi>)}
    </p>
  );
}

/** The sections of a person's records, each with the number of them if there are several. */
function SectionChips({ records }: Pick<PersonHead, 'records'>) {
  const counts = new Map<PersonHead['records'][number]['kind'], number>();
  for (const { kind } of records) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return (
    <span className={styles.chips}>
      {[...counts].map(([kind, count]) => (
        <span key={kind} className={styles.chip} lang={fixedLanguage}>
          {sectionTitles[kind]}
          {count > 1 && ` ${count}`}
        </span>
      ))}
    </span>
  );
}
