import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { chooseConfidentialSections, getConfidentialSections } from 'contract/audit-requests';
import { recordKinds } from 'contract/review';
import type { RecordKind } from 'contract/review';
import { Button } from 'shared-ui/button';
import { Message } from 'shared-ui/message';
import { Loaded } from '../../session/loaded';
import { useOutcome } from '../../base/parts/forms/use-outcome';
import { sendChange } from '../../session/send';
import { useRequest } from '../../session/use-request';
import { auditTexts } from './audit.texts';
import styles from './audit-view.module.css';
import { describeAuditSubject } from './audit-labels';

/** The owners' choice of the sections whose readers are logged. */
export function ConfidentialChoice() {
  const answer = useRequest(getConfidentialSections, {});
  const { choice } = auditTexts;
  return (
    <details className={styles.choice}>
      <summary className={styles.summary}>{choice.title}</summary>
      <Loaded answer={answer} notLoaded={choice.notLoaded}>
        {({ sections }) => <ChoiceForm chosen={sections} />}
      </Loaded>
    </details>
  );
}

function ChoiceForm({ chosen }: { readonly chosen: readonly RecordKind[] }) {
  const { choice } = auditTexts;
  const [isSaving, setIsSaving] = useState(false);
  const { outcome, say } = useOutcome();
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving) return;
    const checked = new FormData(event.currentTarget).getAll('sections');
    const body = { sections: recordKinds.filter((kind) => checked.includes(kind)) };
    setIsSaving(true);
    const saved = await sendChange(chooseConfidentialSections, { body }, choice.failed);
    setIsSaving(false);
    if (saved.ok) say('success', choice.saved);
    else say('error', saved.message);
  };
  return (
    <form onSubmit={(event) => void save(event)}>
      <fieldset className={styles.sections}>
        <legend>{choice.intro}</legend>
        {recordKinds.map((kind) => (
          <label key={kind} className={styles.section}>
            <input
              type="checkbox"
              name="sections"
              value={kind}
              defaultChecked={chosen.includes(kind)}
            />
            {describeAuditSubject(kind)}
          </label>
        ))}
      </fieldset>
      <Button type="submit" variant="secondary" aria-disabled={isSaving}>
        {choice.save}
      </Button>
      {outcome && (
        <Message key={outcome.count} tone={outcome.tone}>
          {outcome.text}
        </Message>
      )}
    </form>
  );
}
