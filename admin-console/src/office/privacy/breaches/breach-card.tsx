import { useId, useState } from 'react';
import { breachSteps, changeBreach, maxBreachNote } from 'contract/breach-requests';
import type { Breach, BreachStep } from 'contract/breach-requests';
import { innsbruckTime } from '../../../base/model/innsbruck-time';
import { LimitedTextarea } from '../../../base/parts/forms/limited-text';
import { getText } from '../../../base/parts/forms/get-text';
import { sendChange } from '../../../session/send';
import { privacyTexts } from '../privacy.texts';
import styles from '../privacy.module.css';
import { SavedForm } from '../saved-form';

const hour = 3_600_000;

/** One breach: its deadline, steps and notes. A colleague's note is never overwritten unseen. */
export function BreachCard({ breach }: { readonly breach: Breach }) {
  const id = useId();
  const { breaches: texts, failed } = privacyTexts;
  // The fields keep what they were filled with, so a newer version of a colleague is refused and not overwritten.
  const [seenVersion, setSeenVersion] = useState(breach.version);
  const save = async (form: HTMLFormElement) => {
    const body = { ...readChange(form), seenVersion };
    const outcome = await sendChange(changeBreach, { id: breach._id, body }, failed);
    if (outcome.ok) setSeenVersion(outcome.response.version);
    return outcome;
  };
  const doneAt = new Map(breach.done.map(({ step, at }) => [step, at]));
  return (
    <li className={styles.card}>
      <h3>{texts.noticed(innsbruckTime(breach.noticedAt) ?? breach.noticedAt)}</h3>
      <DueLine breach={breach} />
      <SavedForm save={texts.save} send={save}>
        <fieldset className={styles.choices}>
          <legend>{texts.todo}</legend>
          {breachSteps.map((step) => (
            <Choice
              key={step}
              name={step}
              isChosen={doneAt.has(step)}
              label={texts.steps[step]}
              added={
                doneAt.has(step) ? texts.doneAt(innsbruckTime(doneAt.get(step)) ?? '') : undefined
              }
            />
          ))}
        </fieldset>
        <div className={styles.field}>
          <label htmlFor={id}>{texts.note}</label>
          <LimitedTextarea
            id={id}
            name="note"
            rows={4}
            limit={maxBreachNote}
            defaultValue={breach.note}
            aria-describedby={`${id}-hint`}
          />
          <p id={`${id}-hint`} className={styles.hint}>
            {texts.noteHint}
          </p>
        </div>
        <Choice name="isClosed" isChosen={breach.closedAt !== null} label={texts.isClosed} />
      </SavedForm>
    </li>
  );
}

function DueLine({ breach: { dueAt, closedAt, done } }: { readonly breach: Breach }) {
  const texts = privacyTexts.breaches;
  const [now] = useState(Date.now);
  if (closedAt !== null) return <p>{texts.closed(innsbruckTime(closedAt) ?? closedAt)}</p>;
  if (done.some(({ step }) => step === 'authority')) return <p>{texts.told}</p>;
  const left = Date.parse(dueAt) - now;
  return left > 0 ? (
    <p className={styles.due}>{texts.hoursLeft(Math.ceil(left / hour))}</p>
  ) : (
    <p className={styles.due} data-state="overdue">
      {texts.overdue(innsbruckTime(dueAt) ?? dueAt)}
    </p>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly isChosen: boolean;
  readonly label: string;
  /** Text in parentheses after the label. */
  readonly added?: string | undefined;
}

const Choice = ({ name, isChosen, label, added }: ChoiceProps) => (
  <label className={styles.choice}>
    <input type="checkbox" name={name} defaultChecked={isChosen} />
    <span>
      {label}
      {added && <span className={styles.hint}> ({added})</span>}
    </span>
  </label>
);

function readChange(form: HTMLFormElement) {
  const isOn = (name: BreachStep | 'isClosed') => getText(form, name) !== '';
  return {
    done: breachSteps.filter(isOn),
    note: getText(form, 'note'),
    isClosed: isOn('isClosed'),
  };
}
