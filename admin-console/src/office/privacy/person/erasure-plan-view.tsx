import { useState } from 'react';
import { erasureEndpoint } from 'contract/people';
import type { ErasureAnswer, ErasurePlan, ErasureRequest } from 'contract/people';
import { readErasureAnswer } from 'contract/people-readers';
import { recordKinds } from 'contract/review';
import { FormThanks } from 'shared-ui/form-parts';
import { sectionTitles } from '../../../base/model/fixed-texts';
import { innsbruckTime } from '../../../base/model/innsbruck-time';
import { ConfirmedButton } from '../../../base/parts/asked-twice-button';
import { requestOnceAsStaff } from '../ask-as-staff';
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
  const [answer, setAnswer] = useState<ErasureAnswer>();
  if (answer) return <Erased answer={answer} />;
  const { plan: hash, records, locked } = plan;
  const erase = async () => {
    const call = {
      method: 'POST',
      path: erasureEndpoint,
      body: { ...request, plan: hash },
    } as const;
    const { body, failure } = await requestOnceAsStaff(call, readErasureAnswer);
    if (body) setAnswer(body);
    return failure === undefined ? undefined : { message: failure };
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

function Erased({ answer: { erased, locked, isFinished } }: { readonly answer: ErasureAnswer }) {
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
