import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { UnreachedPerson } from 'contract/follow-up-requests';
import { Button } from 'shared-ui/button';
import { PersonLink } from '../../base/parts/person-link';
import { outcomeTexts } from '../../base/outcome-note/outcome.texts';
import type { Outcome } from '../../base/outcome-note/use-outcome-note';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import { recordAddress } from '../../base/model/record-address';
import { contactLinks } from '../review/panel/contact-actions';
import { nameOfStaff } from '../colleagues/staff';
import type { KnownStaff } from '../colleagues/staff';
import { staffTexts } from '../colleagues/staff.texts';
import { kind } from './contact-note';
import { OutcomeButtons } from './outcome-buttons';
import styles from './follow-up.module.css';
import { reviewTexts } from '../review/store/review.texts';
import { followUpTexts } from './follow-up.texts';
import { cardId } from './use-person-acts';
import type { PersonActs } from './use-person-acts';

interface PersonCardProps {
  readonly person: UnreachedPerson;
  /** Why the person is in the list, in a few words. */
  readonly fact: string;
  readonly isLate: boolean;
  readonly isGone: boolean;
  /** What the user has noted about the person. */
  readonly done: Outcome | undefined;
  readonly staff: KnownStaff;
  /** Absent for users who may not write. */
  readonly acts: PersonActs | undefined;
}

/** A person with all that is needed to call or write, and to note what came of it. */
export function PersonCard(props: PersonCardProps) {
  const { person, fact, isLate, isGone, done, staff, acts } = props;
  const titleId = useId();
  const { _id, words, assignee, forms } = person;
  const name = person.name || reviewTexts.nameless;
  const tried = describeTries(person);
  return (
    <li>
      <article
        id={cardId(_id)}
        tabIndex={-1}
        data-record={_id}
        className={styles.card}
        data-state={done ? 'done' : isLate ? 'late' : undefined}
        aria-labelledby={titleId}
      >
        <div className={styles.head}>
          <h2 id={titleId} className={styles.name}>
            <Link to={recordAddress(kind, _id)}>{name}</Link>
          </h2>
          <PersonLink id={_id} name={name} />
        </div>
        {done ? (
          <p>
            {done.text}{' '}
            {done.undo && (
              <button
                type="button"
                className={styles.linkButton}
                aria-label={`${outcomeTexts.undo}: ${name}`}
                onClick={() => acts?.takeBack(person)}
              >
                {outcomeTexts.undo}
              </button>
            )}
          </p>
        ) : (
          <p>{fact}</p>
        )}
        <p className={styles.hint}>
          {[assignedTo(assignee, staff), forms > 1 && followUpTexts.forms(forms), tried]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {words && (
          <p className={styles.words} lang="" dir="auto">
            {words}
          </p>
        )}
        {isGone ? (
          <p className={styles.hint}>{followUpTexts.gone}</p>
        ) : (
          // The buttons of a card that is done keep their place, but do nothing.
          <div className={styles.acts} inert={done !== undefined}>
            <Ways person={person} name={name} acts={acts} />
            {acts && (
              <OutcomeButtons
                about={name}
                hasPhone={/\d/.test(person.phone)}
                asksDay={acts.asksDayFor === _id}
                onPress={(outcome) => acts.press(person, outcome)}
                onNote={(noted) => acts.note(person, noted)}
                onCancel={() => acts.cancel(person)}
              />
            )}
          </div>
        )}
      </article>
    </li>
  );
}

interface WaysProps extends Pick<PersonCardProps, 'person' | 'acts'> {
  readonly name: string;
}

/** The ways to reach a person. A number that is known to be wrong can be read, but not dialled. */
function Ways({ person, name, acts }: WaysProps) {
  const { ways } = followUpTexts;
  const { phone, email, hasWrongNumber } = person;
  const { call } = contactLinks({ phone });
  return (
    <div className={styles.buttons}>
      {hasWrongNumber ? (
        <span className={styles.wrongNumber}>
          <s>{phone}</s> {ways.wrongNumber}
        </span>
      ) : (
        call && (
          <a href={call} className={styles.way} aria-label={`${ways.call} ${phone}: ${name}`}>
            {ways.call} <bdi>{phone}</bdi>
          </a>
        )
      )}
      {acts && !hasWrongNumber && /\d/.test(phone) && (
        <Button
          variant="quiet"
          aria-label={`${ways.whatsApp}: ${name}`}
          onClick={() => acts.write(person, 'whatsapp')}
        >
          {ways.whatsApp}
        </Button>
      )}
      {acts && email && (
        <Button
          variant="quiet"
          aria-label={`${ways.mail}: ${name}`}
          onClick={() => acts.write(person, 'mail')}
        >
          {ways.mail}
        </Button>
      )}
    </div>
  );
}

const assignedTo = (assignee: string | undefined, staff: KnownStaff): string =>
  assignee === undefined
    ? followUpTexts.nobody
    : staffTexts.assignedTo(nameOfStaff(staff, assignee));

function describeTries({ tries, lastContact }: UnreachedPerson): string | undefined {
  if (!lastContact) return undefined;
  const { way, outcome, at } = lastContact;
  const { last, tried, lastWays } = followUpTexts;
  const what = outcome ? lastWays[outcome] : lastWays[way === 'hand' ? 'reached' : way];
  return [tries > 0 && tried(tries), last(what, innsbruckTime(at) ?? at)]
    .filter(Boolean)
    .join(' · ');
}
