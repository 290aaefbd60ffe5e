import { useState } from 'react';
import { erasePersonalData } from 'contract/people-requests';
import type { ErasurePlan, ErasureRequest, ErasureResult } from 'contract/people-requests';
import { recordKinds } from 'contract/review';
import { FormThanks } from 'shared-ui/form-parts';
import { sectionTitles } from '../../../base/model/fixed-texts';
import { innsbruckTime } from '../../../base/model/innsbruck-time';
import { ConfirmedButton } from '../../../base/parts/asked-twice-button';
import { sendChange } from '../../../session/send';
import { personTexts as texts } from '../person.texts';
import styles from '../privacy.module.css';

interface ErasurePlanViewProps {
  readonly plan: ErasurePlan;
  readonly request: ErasureRequest;
}

/**
 * The data that an erasure would remove, and a button that erases exactly that: the server refuses if anything has
 * changed since.
 */
export function ErasurePlanView({ plan, request }: ErasurePlanViewProps) {
  const [result, setResult] = useState<ErasureResult>();
  if (result) return <Erased result={result} />;
  const { plan: hash, records, locked } = plan;
  const erase = async () => {
    const body = { ...request, plan: hash };
    const outcome = await sendChange(erasePersonalData, { body }, texts.failed);
    if (!outcome.ok) return outcome;
    setResult(outcome.response);
    return undefined;
  };
  return (
    <div className={styles.section}>
      <h4 className={styles.label}>{texts.planned}</h4>
      <ul className={styles.plain}>
        {recordKinds
          .filter((kind) => records[kind])
          .map((kind) => (
            <li key={kind}>
              <span lang="en">{sectionTitles[kind]}</span>: {texts.records(records[kind] ?? 0)}
            </li>
          ))}
        {locked.map(({ kind, _id, until }) => (
          <li key={_id}>
            <span lang="en">{sectionTitles[kind]}</span>:{' '}
            {texts.locked(innsbruckTime(until) ?? until)}
          </li>
        ))}
      </ul>
      <div>
        <ConfirmedButton
          name={texts.erase}
          about={texts.title}
          question={texts.question}
          onConfirm={erase}
        />
      </div>
    </div>
  );
}

function Erased({ result: { erased, locked, isFinished } }: { readonly result: ErasureResult }) {
  return (
    <div>
      <FormThanks tone="success">{texts.erased(erased)}</FormThanks>
      {locked.map(({ _id, until }) => (
        <p key={_id}>{texts.locked(innsbruckTime(until) ?? until)}</p>
      ))}
      {!isFinished && <p>{texts.waiting}</p>}
    </div>
  );
}
