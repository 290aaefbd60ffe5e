import { useState } from 'react';
import { exportAudit } from 'contract/audit-requests';
import { Button } from 'shared-ui/button';
import { Message } from 'shared-ui/message';
import { useOutcome } from '../../base/parts/forms/use-outcome';
import { saveDatedFile } from '../../base/parts/save-file';
import { sendForFile } from '../../session/send';
import { toAuditFilters } from './audit-address';
import { auditTexts } from './audit.texts';

/** Downloads all filtered entries, not only those of the page. */
export function SaveFileButton({ parameters }: { readonly parameters: URLSearchParams }) {
  const [isSaving, setIsSaving] = useState(false);
  const { outcome, say } = useOutcome();
  const save = async () => {
    if (isSaving) return;
    setIsSaving(true);
    const query = toAuditFilters(parameters);
    const file = await sendForFile(exportAudit, { query }, auditTexts.notSaved);
    setIsSaving(false);
    if (!file.ok) return say('error', file.message);
    saveDatedFile(file.response, 'audit-log', 'csv');
    say('success', auditTexts.saved);
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
