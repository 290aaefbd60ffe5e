import { outreachEndpoint } from 'contract/outreach';
import type { OutreachNote } from 'contract/outreach';
import { readOutreach } from 'contract/outreach-readers';
import type { RecordKind } from 'contract/review';
import { outcomeOrFailure } from 'shared-ui/faults';
import { startAttempt } from 'shared-ui/send-attempt';
import { callAsStaff, wordsOf } from '../../session/staff-call';
import { outreachTexts } from './outreach.texts';

/** Notes a contact in the history of a record. Answers why it is not noted; undefined when it is. */
export const noteOutreach = (
  kind: RecordKind,
  recordId: string,
  note: Omit<OutreachNote, 'key'>,
): Promise<string | undefined> =>
  outcomeOrFailure(async () => {
    const { idempotencyKey: key } = startAttempt('', undefined);
    const path = outreachEndpoint(kind, recordId);
    const body: OutreachNote = { key, ...note };
    const answer = await callAsStaff({ method: 'POST', path, body }, readOutreach);
    return answer.ok ? undefined : (wordsOf(answer.error) ?? outreachTexts.notLoaded);
  }, outreachTexts.notLoaded);
