import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { runOrFallback } from 'shared-ui/faults';
import { Message } from 'shared-ui/message';
import { useOutcome } from '../../base/parts/forms/use-outcome';
import { saveDatedFile } from '../../base/parts/save-file';
import { fetchFileAsStaff, getMessage } from '../../session/staff-call';
import { auditExportPath } from './audit-address';
import { auditTexts } from './audit.texts';

/** Downloads all filtered entries, not only those of the page. */
export function SaveFileButton({ parameters }: { readonly parameters: URLSearchParams }) {
  const [isSaving, setIsSaving] = useState(false);
  const { outcome, say } = useOutcome();
  const save = async () => {
    if (isSaving) return;
    setIsSaving(true);
    const failure = await runOrFallback(
      async () => saveExport(auditExportPath(parameters)),
      auditTexts.notSaved,
    );
    setIsSaving(false);
    if (failure === undefined) say('success', auditTexts.saved);
    else say('error', failure);
  };
  return (
    <div>
      <Button variant="secondary" aria-disabled={isSaving} onClick={() => void save()}>
        {isSaving ? auditTexts.saving : auditTexts.save}
      </Button>
      {outcome && (
        <Message key={outcome.count} tone={outcome.tone}>
          {outcome.text}
        </Message>
      )}
    </div>
  );
}

/** Resolves to an error message, or undefined on success. */
async function saveExport(path: `/${string}`): Promise<string | undefined> {
  const answer = await fetchFileAsStaff({ method: 'GET', path });
  if (!answer.ok) {
    const { notSaved } = auditTexts;
    return getMessage(answer.error) ?? notSaved;
  }
  saveDatedFile(answer.body, 'audit-log', 'csv');
  return undefined;
}
