import { useState } from 'react';
import { confirmRemoval } from 'contract/retention-requests';
import type { DueRecord, RetainedKind, RetentionQuestion } from 'contract/retention-requests';
import { sectionTitles } from '../../../base/model/fixed-texts';
import { innsbruckTime } from '../../../base/model/innsbruck-time';
import { ConfirmedButton } from '../../../base/parts/asked-twice-button';
import { sendChange } from '../../../session/send';
import { HoldForm } from './hold-form';
import { personTexts } from '../person.texts';
import { privacyTexts } from '../privacy.texts';
import { ShortRecord } from '../record-link';
import styles from '../privacy.module.css';

interface RetainedKindCardProps {
  readonly kind: RetainedKind;
  readonly records: readonly DueRecord[];
}

/** The records of one section that are removed now and soon. The section's name is English (requirements 2.10). */
export function RetainedKindCard({ kind, records }: RetainedKindCardProps) {
  const texts = privacyTexts.retention;
  const { due, soon, question } = kind;
  return (
    <li className={styles.card}>
      <h3 lang="en">{sectionTitles[kind.kind]}</h3>
      <p>{texts.counts(due, soon)}</p>
      {kind.kind === 'profiles' && <p>{texts.mailed}</p>}
      {question && <Question kind={kind} question={question} />}
      {records.length > 0 && (
        <details>
          <summary className={styles.summary}>{texts.soon(records.length)}</summary>
          <ul className={styles.lines}>
            {records.map((record) => (
              <DueLine key={record._id} record={record} />
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

interface QuestionProps {
  readonly kind: RetainedKind;
  readonly question: RetentionQuestion;
}

function Question({ kind: { kind }, question }: QuestionProps) {
  const texts = privacyTexts.retention;
  const { askedAt, records, reason, isConfirmed } = question;
  if (isConfirmed) return <p role="status">{texts.agreed}</p>;
  const agree = async () => {
    const outcome = await sendChange(
      confirmRemoval,
      { kind, body: { askedAt } },
      privacyTexts.failed,
    );
    return outcome.ok ? undefined : outcome;
  };
  return (
    <>
      <p>{texts.asked[reason](personTexts.records(records))}</p>
      <div>
        <ConfirmedButton
          name={texts.agree}
          about={sectionTitles[kind]}
          question={texts.question(records)}
          onConfirm={agree}
        />
      </div>
    </>
  );
}

function DueLine({ record: { kind, _id, dueAt, unlisted } }: { readonly record: DueRecord }) {
  const texts = privacyTexts.retention;
  const [now] = useState(Date.now);
  const say = Date.parse(dueAt) > now ? texts.goes : texts.isOver;
  return (
    <li>
      <ShortRecord kind={kind} id={_id} unlisted={unlisted} />
      <span>{say(innsbruckTime(dueAt) ?? dueAt)}</span>
      <HoldForm kind={kind} id={_id} />
    </li>
  );
}
