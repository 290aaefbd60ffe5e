import { addContactNote } from 'contract/contact-history-requests';
import type { ContactNote } from 'contract/contact-history-requests';
import type { RecordKind } from 'contract/review';
import { startAttempt } from 'shared-ui/send-attempt';
import { sendChange } from '../../session/send';

/**
 * Adds a contact to the history of a record.
 * @param failed the message if the server gives none
 */
export function addContact(
  kind: RecordKind,
  id: string,
  note: Omit<ContactNote, 'key'>,
  failed: string,
) {
  const { idempotencyKey: key } = startAttempt('', undefined);
  return sendChange(addContactNote, { kind, id, body: { key, ...note } }, failed);
}
