import { useState } from 'react';
import type { EmailText } from 'contract/contact-history-requests';
import type { RecordKind } from 'contract/review';
import { startAttempt } from 'shared-ui/send-attempt';
import { toChoiceKey, saveEmailTyping, loadTyping } from './email-typing';
import type { EmailTyping, EmailWay } from './email-typing';

/** The text for an email to a record's person, kept while its dialog is closed. Give it a `key`. */
export function useEmailTyping(kind: RecordKind, recordId: string, way: EmailWay) {
  const [typing, setTyping] = useState(() => loadTyping(kind, recordId, way));
  const change = (next: EmailTyping) => {
    setTyping(next);
    saveEmailTyping(kind, recordId, way, next);
  };
  return {
    typing,
    choose: (chosen: Pick<EmailTyping, 'template' | 'language'>) =>
      change({ ...typing, ...chosen }),
    /** Continues with an earlier text, which will be sent again with a new idempotency key. */
    resume: (chosen: Required<Pick<EmailTyping, 'template' | 'language'>>, words: EmailText) =>
      change({
        ...chosen,
        typed: { ...typing.typed, [toChoiceKey(chosen.template, chosen.language)]: words },
      }),
    type: (choice: string, words: EmailText) =>
      change({ ...typing, typed: { ...typing.typed, [choice]: words } }),
    /** The idempotency key for this email: it stays until something else is sent, also after the dialog was closed. */
    keyFor: (letter: object): string => {
      const attempt = startAttempt(JSON.stringify(letter), typing.attempt);
      change({ ...typing, attempt });
      return attempt.idempotencyKey;
    },
    forget: () => {
      setTyping({ typed: {} });
      saveEmailTyping(kind, recordId, way, undefined);
    },
  };
}

export type EmailTypingStore = ReturnType<typeof useEmailTyping>;
