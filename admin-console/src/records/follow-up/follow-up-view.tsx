import { useId, useState } from 'react';
import { listDueContacts, listNeverContacted } from 'contract/follow-up-requests';
import type { DueContacts } from 'contract/follow-up-requests';
import { useLiveUpdates } from '../../session/live/use-live-updates';
import { Loaded } from '../../session/loaded';
import { useMayReview } from '../../session/staff-account';
import { useRequest } from '../../session/use-request';
import { kind } from './contact-note';
import { DaysForm } from './days-form';
import { DueList } from './due-list';
import styles from './follow-up.module.css';
import { followUpTexts } from './follow-up.texts';
import { NeverList } from './never-list';

/** Milliseconds between two requests that colleagues' changes cause. */
const restBetweenLoads = 2000;

/** The people whom staff should contact today, and those whom nobody has ever contacted. */
export function FollowUpView() {
  useLiveUpdates(listDueContacts, restBetweenLoads, kind);
  useLiveUpdates(listNeverContacted, restBetweenLoads, kind);
  const answer = useRequest(listDueContacts, {});
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
            <Lists list={list} />
            <details className={styles.days}>
              <summary>
                <h2>{followUpTexts.days.title}</h2>
              </summary>
              {mayChoose ? <DaysForm days={list.days} /> : <p>{daysText(list.days)}</p>}
            </details>
          </>
        )}
      </Loaded>
    </div>
  );
}

const daysText = (days: readonly number[]) =>
  days.length === 0 ? followUpTexts.days.off : followUpTexts.days.now(days.join(', '));

function Lists({ list }: { readonly list: DueContacts }) {
  const name = useId();
  const [showsNever, setShowsNever] = useState(false);
  const { lists } = followUpTexts;
  const choices = [
    [false, lists.due(list.counts.all)],
    [true, lists.never(list.neverContacted)],
  ] as const;
  return (
    <>
      <fieldset className={styles.choice}>
        <legend className="visually-hidden">{lists.name}</legend>
        {choices.map(([isNever, text]) => (
          <label key={text}>
            <input
              type="radio"
              name={name}
              checked={isNever === showsNever}
              onChange={() => setShowsNever(isNever)}
            />
            {text}
          </label>
        ))}
      </fieldset>
      {showsNever ? <NeverList /> : <DueList list={list} />}
    </>
  );
}
