import { useId, useState } from 'react';
import type { SubmitEvent } from 'react';
import { longestPutOff } from 'contract/contact-history-requests';
import type { ContactOutcome } from 'contract/contact-history-requests';
import { daysAfter, toInnsbruckDay } from 'contract/innsbruck-day';
import { Button } from 'shared-ui/button';
import { partsTexts } from '../../base/parts/parts.texts';
import type { NotedOutcome } from './contact-note';
import styles from './follow-up.module.css';
import { followUpTexts } from './follow-up.texts';

/** The outcomes in the order of their keys, 1 to 4. */
export const outcomes = ['reached', 'not-reached', 'wrong-number', 'try-again'] as const;

const daysAhead = (count: number) => daysAfter(toInnsbruckDay(new Date()), count);
/** Days until the next try that are offered with one press, and the one that is filled in. */
const usualDays = [1, 3, 7];
const filledIn = 3;

interface OutcomeButtonsProps {
  readonly about: string;
  readonly hasPhone: boolean;
  /** Whether the day of the next try is asked for. */
  readonly asksDay: boolean;
  readonly onPress: (outcome: ContactOutcome) => void;
  readonly onNote: (noted: NotedOutcome) => void;
  readonly onCancel: () => void;
}

/** What came of a call: one press, or one more for the day of the next try. */
export function OutcomeButtons(props: OutcomeButtonsProps) {
  const { about, hasPhone, asksDay, onPress, onNote, onCancel } = props;
  const { names } = followUpTexts.outcomes;
  return (
    <>
      <div
        className={styles.outcomes}
        role="group"
        aria-label={followUpTexts.outcomes.group(about)}
      >
        {outcomes
          .filter((outcome) => outcome !== 'wrong-number' || hasPhone)
          .map((outcome) => (
            <Button
              key={outcome}
              variant={outcome === 'reached' ? 'primary' : 'secondary'}
              aria-label={`${names[outcome]}: ${about}`}
              aria-keyshortcuts={String(outcomes.indexOf(outcome) + 1)}
              data-key={outcomes.indexOf(outcome) + 1}
              aria-expanded={outcome === 'try-again' ? asksDay : undefined}
              onClick={() => onPress(outcome)}
            >
              {names[outcome]}
            </Button>
          ))}
      </div>
      {asksDay && (
        <NextDay
          {...{ about, onCancel }}
          onChoose={(tryAgainOn) => onNote({ outcome: 'try-again', tryAgainOn })}
        />
      )}
    </>
  );
}

interface NextDayProps {
  readonly about: string;
  readonly onChoose: (day: string) => void;
  readonly onCancel: () => void;
}

/** Asks for the day of the next try, with the field in focus, so that Enter takes the usual one. */
function NextDay({ about, onChoose, onCancel }: NextDayProps) {
  const id = useId();
  const texts = followUpTexts.outcomes;
  const [[first, last]] = useState(() => [daysAhead(1), daysAhead(longestPutOff)] as const);
  const [day, setDay] = useState(() => daysAhead(filledIn));
  const [isWrong, setIsWrong] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (day >= first && day <= last) return onChoose(day);
    setIsWrong(true);
    document.getElementById(id)?.focus();
  };
  return (
    <form className={styles.nextDay} noValidate onSubmit={submit}>
      <div className={styles.buttons}>
        {usualDays.map((count) => (
          <Button key={count} variant="quiet" onClick={() => onChoose(daysAhead(count))}>
            {texts.inDays(count)}
          </Button>
        ))}
      </div>
      <label htmlFor={id}>{texts.day}</label>
      <div className={styles.buttons}>
        <input
          id={id}
          type="date"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just asked for this field
          autoFocus
          value={day}
          min={first}
          max={last}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
          onChange={({ target }) => {
            setDay(target.value);
            setIsWrong(false);
          }}
        />
        <Button type="submit" aria-label={`${texts.saveDay}: ${about}`}>
          {texts.saveDay}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {partsTexts.cancel}
        </Button>
      </div>
      <p id={`${id}-wrong`} role="alert" className={styles.wrong}>
        {isWrong && texts.wrongDay(longestPutOff)}
      </p>
    </form>
  );
}
