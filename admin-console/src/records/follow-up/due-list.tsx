import { useId, useMemo, useState } from 'react';
import type { DueContact, DueContacts } from 'contract/follow-up-requests';
import { calendarDay } from '../../base/model/calendar-day';
import { useStaffAccount } from '../../session/staff-account';
import styles from './follow-up.module.css';
import { followUpTexts } from './follow-up.texts';
import { PersonList } from './person-list';

const whose = ['mine', 'nobodys', 'all'] as const;
type Whose = (typeof whose)[number];

/** The people to contact today: the user's own, nobody's, or all. */
export function DueList({
  list: { due, isCut, counts, coming, resting },
}: {
  readonly list: DueContacts;
}) {
  const name = useId();
  const me = useStaffAccount()?.staff._id;
  const [chosen, choose] = useState<Whose>();
  const lists = useMemo(() => divide(due, me), [due, me]);
  // A user to whom nothing due is assigned starts with everything that is due, and stays there.
  if (chosen === undefined && me !== undefined) choose(counts.mine > 0 ? 'mine' : 'all');
  const shown = chosen ?? 'all';
  return (
    <div className={styles.part}>
      <fieldset className={styles.choice}>
        <legend className="visually-hidden">{followUpTexts.whose}</legend>
        {whose.map((one) => (
          <label key={one}>
            <input type="radio" name={name} checked={one === shown} onChange={() => choose(one)} />
            {followUpTexts.choices[one](counts[one])}
          </label>
        ))}
      </fieldset>
      <PersonList
        people={lists[shown]}
        listName={shown}
        summary={followUpTexts.choices[shown](counts[shown])}
        describe={describe}
        isLate={({ isLate }) => isLate}
      />
      {coming && (
        <p className={styles.hint}>
          {followUpTexts.coming(coming.count, calendarDay(coming.date))}
        </p>
      )}
      {resting > 0 && <p className={styles.hint}>{followUpTexts.resting(resting)}</p>}
      {(isCut || lists[shown].length < counts[shown]) && (
        <p className={styles.hint}>{followUpTexts.isCut}</p>
      )}
    </div>
  );
}

const divide = (due: readonly DueContact[], me: string | undefined) => ({
  mine: due.filter(({ assignee }) => assignee !== undefined && assignee === me),
  nobodys: due.filter(({ assignee }) => assignee === undefined),
  all: due,
});

function describe({ day, date, isLate }: DueContact): string {
  const { due, late, againLate, againToday } = followUpTexts;
  const when = calendarDay(date);
  if (day === undefined) return isLate ? againLate(when) : againToday;
  return (isLate ? late : due)(day, when);
}
