import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { listDueContacts } from 'contract/follow-up-requests';
import type { DueContact, DueContacts } from 'contract/follow-up-requests';
import { useLiveUpdates } from '../../session/live/use-live-updates';
import { calendarDay } from '../../base/model/calendar-day';
import { recordAddress } from '../../base/model/record-address';
import { Loaded } from '../../session/loaded';
import { nameOfStaff, useStaff } from '../review/form/staff';
import type { KnownStaff } from '../review/form/staff';
import { useMayReview, useStaffAccount } from '../../session/staff-account';
import { useRequest } from '../../session/use-request';
import { DaysForm } from './days-form';
import styles from './follow-up.module.css';
import { followUpTexts } from './follow-up.texts';

const kind = 'firstTimer';
/** Milliseconds between two requests that colleagues' changes cause. */
const restBetweenLoads = 2000;
const whose = ['mine', 'nobodys', 'all'] as const;
type Whose = (typeof whose)[number];

/** The people whom staff should contact today. */
export function FollowUpView() {
  useLiveUpdates(listDueContacts, restBetweenLoads, kind);
  const answer = useRequest(listDueContacts, {});
  const daysId = useId();
  const mayChoose = useMayReview(kind);
  return (
    <div className={styles.view}>
      <h1 className={styles.title} tabIndex={-1}>
        {followUpTexts.name}
      </h1>
      <p className={styles.hint}>{followUpTexts.intro}</p>
      <Loaded answer={answer} notLoaded={answer.reason ?? followUpTexts.notLoaded}>
        {(list) => (
          <>
            <DueContactList list={list} />
            <section className={styles.part} aria-labelledby={daysId}>
              <h2 id={daysId}>{followUpTexts.days.title}</h2>
              {mayChoose ? <DaysForm days={list.days} /> : <p>{daysText(list.days)}</p>}
            </section>
          </>
        )}
      </Loaded>
    </div>
  );
}

const daysText = (days: readonly number[]) =>
  days.length === 0 ? followUpTexts.days.off : followUpTexts.days.now(days.join(', '));

function DueContactList({ list: { due, isCut } }: { readonly list: DueContacts }) {
  const name = useId();
  const me = useStaffAccount()?.staff._id;
  const staff = useStaff(kind);
  const [chosen, choose] = useState<Whose>();
  const isOf: Readonly<Record<Whose, (contact: DueContact) => boolean>> = {
    mine: ({ assignee }) => assignee !== undefined && assignee === me,
    nobodys: ({ assignee }) => assignee === undefined,
    all: () => true,
  };
  // A user to whom nothing due is assigned starts with everything that is due.
  const shown = chosen ?? (due.some(isOf.mine) ? 'mine' : 'all');
  const contacts = due.filter(isOf[shown]);
  return (
    <div className={styles.part}>
      <fieldset className={styles.choice}>
        <legend>{followUpTexts.whose}</legend>
        {whose.map((one) => (
          <label key={one}>
            <input type="radio" name={name} checked={one === shown} onChange={() => choose(one)} />
            {followUpTexts.choices[one](due.filter(isOf[one]).length)}
          </label>
        ))}
      </fieldset>
      <p role="status" className={contacts.length > 0 ? 'visually-hidden' : undefined}>
        {contacts.length === 0 ? followUpTexts.none : followUpTexts.choices[shown](contacts.length)}
      </p>
      <ul className={styles.list}>
        {contacts.map((contact) => (
          <Contact key={contact._id} contact={contact} staff={staff} />
        ))}
      </ul>
      {isCut && <p className={styles.hint}>{followUpTexts.isCut}</p>}
    </div>
  );
}

interface ContactProps {
  readonly contact: DueContact;
  readonly staff: KnownStaff;
}

function Contact({ contact, staff }: ContactProps) {
  const { _id, name, assignee, day, date, isLate } = contact;
  const { nameless, due, late } = followUpTexts;
  return (
    <li className={styles.card} data-state={isLate ? 'late' : undefined}>
      <Link to={recordAddress(kind, _id)}>{name || nameless}</Link>
      <span>{(isLate ? late : due)(day, calendarDay(date))}</span>
      <span className={styles.hint}>{assignedTo(assignee, staff)}</span>
    </li>
  );
}

function assignedTo(assignee: string | undefined, staff: KnownStaff): string {
  const { assigned, nobody, somebody } = followUpTexts;
  if (assignee === undefined) return nobody;
  const hasLeft = typeof staff !== 'string' && !staff.some(({ _id }) => _id === assignee);
  return hasLeft ? somebody : assigned(nameOfStaff(staff, assignee));
}
