import { useState } from 'react';
import { anyText } from 'contract/answer-reader';
import { Button } from 'shared-ui/button';
import { outcomeOrFailure } from 'shared-ui/faults';
import { translate } from 'shared-ui/language';
import { Message } from 'shared-ui/message';
import { consoleLanguage } from '../console-language';
import { saveText } from '../exports/save-csv';
import { useOutcome } from '../parts/use-outcome';
import { callAsStaff, wordsOf } from '../session/staff-call';
import { auditExportPath } from './audit-address';
import { auditLabels } from './audit-labels';

/** Saves all entries that the filters leave, not only those of the page. */
export function SaveFileButton({ parameters }: { readonly parameters: URLSearchParams }) {
  const [isSaving, setIsSaving] = useState(false);
  const { outcome, say } = useOutcome();
  const labels = translate(auditLabels, consoleLanguage);
  const save = async () => {
    if (isSaving) return;
    setIsSaving(true);
    const failure = await outcomeOrFailure(
      async () => saveExport(auditExportPath(parameters)),
      labels.notSaved,
    );
    setIsSaving(false);
    if (failure === undefined) say('success', labels.saved);
    else say('error', failure);
  };
  return (
    <div>
      <Button variant="secondary" aria-disabled={isSaving} onClick={() => void save()}>
        {isSaving ? labels.saving : labels.save}
      </Button>
      {outcome && (
        <Message key={outcome.count} tone={outcome.tone}>
          {outcome.text}
        </Message>
      )}
    </div>
  );
}

/** Answers why it failed; undefined when it did not. */
async function saveExport(path: `/${string}`): Promise<string | undefined> {
  const answer = await callAsStaff({ method: 'GET', path }, anyText);
  if (!answer.ok) {
    const { notSaved } = translate(auditLabels, consoleLanguage);
    return wordsOf(answer.error) ?? notSaved;
  }
  saveText('audit-log', [answer.body]);
  return undefined;
}
