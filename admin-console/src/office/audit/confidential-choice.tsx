import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { confidentialSectionsEndpoint } from 'contract/audit';
import { readConfidentialSections } from 'contract/audit-readers';
import { recordKinds } from 'contract/review';
import type { RecordKind } from 'contract/review';
import { Button } from 'shared-ui/button';
import { runOrFallback } from 'shared-ui/faults';
import { Message } from 'shared-ui/message';
import { Loaded } from '../../session/loaded';
import { useOutcome } from '../../base/parts/forms/use-outcome';
import { callAsStaff, getMessage } from '../../session/staff-call';
import { useStaffAnswer } from '../../session/use-staff-answer';
import { auditTexts } from './audit.texts';
import styles from './audit-view.module.css';
import { describeAuditSubject } from './audit-labels';

/** The owners' choice of the sections whose readers are logged. */
export function ConfidentialChoice() {
  const answer = useStaffAnswer(confidentialSectionsEndpoint, readConfidentialSections);
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
    const sections = new FormData(event.currentTarget).getAll('sections').map(String);
    setIsSaving(true);
    const reason = await runOrFallback(() => saveChoice(sections), choice.failed);
    setIsSaving(false);
    if (reason === undefined) say('success', choice.saved);
    else say('error', reason);
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

/** Resolves to an error message, or undefined on success. */
async function saveChoice(sections: readonly string[]): Promise<string | undefined> {
  const { choice } = auditTexts;
  const call = { method: 'PUT', path: confidentialSectionsEndpoint, body: { sections } } as const;
  const answer = await callAsStaff(call, readConfidentialSections);
  return answer.ok ? undefined : (getMessage(answer.error) ?? choice.failed);
}
