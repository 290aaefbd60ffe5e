import { useEffect } from 'react';
import { anyAnswer } from 'contract/answer-reader';
import { openedRecordsBody, openedRecordsEndpoint } from 'contract/audit';
import type { RecordKind } from 'contract/review';
import { outcomeOrFailure } from 'shared-ui/faults';
import { useConfidential } from '../../../session/staff-account';
import { callAsStaff } from '../../../session/staff-call';

const { maxItems } = openedRecordsBody.properties.records;

/** What the server has not noted yet, by section. It goes with the next record that is opened. */
const unsent = new Map<RecordKind, Set<string>>();

/**
 * Tells the server that a record of a confidential section is open. The panel does not wait for it: the whole list was
 * noted before it was read, and this only says more.
 * @param recordId undefined while there is no record
 * @returns whether the section is confidential
 */
export function useNotedOpening(kind: RecordKind, recordId: string | undefined): boolean {
  const isConfidential = useConfidential().has(kind);
  useEffect(() => {
    if (isConfidential && recordId !== undefined)
      void outcomeOrFailure(() => noteOpening(kind, recordId), undefined);
  }, [isConfidential, kind, recordId]);
  return isConfidential;
}

async function noteOpening(kind: RecordKind, recordId: string): Promise<void> {
  const waiting = unsent.get(kind) ?? new Set();
  unsent.set(kind, waiting.add(recordId));
  const records = [...waiting].slice(-maxItems);
  const path = openedRecordsEndpoint(kind);
  const answer = await callAsStaff({ method: 'POST', path, body: { records } }, anyAnswer);
  if (answer.ok) for (const id of records) waiting.delete(id);
}
