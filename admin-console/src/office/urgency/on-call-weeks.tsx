import { useId } from 'react';
import { locale } from 'contract/language';
import type { OnCall } from 'contract/on-call-requests';
import { urgencyTexts } from './urgency.texts';
import styles from './urgency.module.css';

interface OnCallWeeksProps {
  readonly onCall: OnCall;
  readonly titleId: string;
  readonly onChange: (monday: string, person: string | null, done: string) => Promise<void>;
}

/** The option that leaves a week to whose turn it is. */
const inTurn = '';

const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** From Monday to Sunday, for example `2 – 8 March`. */
function nameWeek(monday: string): string {
  const first = new Date(`${monday}T00:00:00Z`);
  return days.formatRange(first, new Date(first.getTime() + 6 * 86_400_000));
}

/** Who is on call in this week and the next ones, each of which can be given to somebody else. */
export function OnCallWeeks({ onCall: { weeks, people }, titleId, onChange }: OnCallWeeksProps) {
  const id = useId();
  const { weeks: words } = urgencyTexts;
  const nameOf = (person: string | null) =>
    people.find(({ _id }) => _id === person)?.name ?? words.nobody;
  return (
    <ul aria-labelledby={titleId} className={styles.list}>
      {weeks.map(({ monday, person, isChanged }) => {
        const week = nameWeek(monday);
        return (
          <li key={monday} className={styles.week}>
            <label htmlFor={id + monday}>{week}</label>
            <select
              id={id + monday}
              value={isChanged ? (person ?? inTurn) : inTurn}
              onChange={({ target: { value } }) =>
                void onChange(
                  monday,
                  value === inTurn ? null : value,
                  words.saved(value === inTurn ? words.inTurn() : nameOf(value), week),
                )
              }
            >
              <option value={inTurn}>{words.inTurn(isChanged ? undefined : nameOf(person))}</option>
              {people.map(({ _id, name }) => (
                <option key={_id} value={_id}>
                  {name}
                </option>
              ))}
            </select>
          </li>
        );
      })}
    </ul>
  );
}
