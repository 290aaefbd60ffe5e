import { useRef } from 'react';
import { addProfile, addRecord } from 'contract/record-entry-requests';
import type { AddedRecord } from 'contract/record-entry-requests';
import type { RecordKind } from 'contract/review';
import { startAttempt } from 'shared-ui/send-attempt';
import { sendChange } from '../../session/send';
import type { ChangeOutcome } from '../../session/send';
import type { TypedValues } from './entry-fields';
import type { ChosenOptions } from './entry-options';
import { entryTexts } from './entry.texts';

/** Returns a function that adds a record. The same content that is sent again is stored once. */
export function useEntrySending(kind: RecordKind) {
  const attempt = useRef<ReturnType<typeof startAttempt>>(undefined);
  return async (
    fields: TypedValues,
    { source, isMailWished, language }: ChosenOptions,
  ): Promise<ChangeOutcome<AddedRecord>> => {
    const entry = { source, fields, ...(language && { language }) };
    if (kind === 'profiles') {
      return sendChange(
        addProfile,
        { body: { ...entry, invites: isMailWished } },
        entryTexts.failed,
      );
    }
    attempt.current = startAttempt(JSON.stringify([kind, entry, isMailWished]), attempt.current);
    const key = attempt.current.idempotencyKey;
    const body = { ...entry, key, sendsMail: isMailWished };
    return sendChange(addRecord, { kind, body }, entryTexts.failed);
  };
}
