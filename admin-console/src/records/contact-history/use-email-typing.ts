import { useState } from 'react';
import type { EmailText } from 'contract/contact-history';
import type { RecordKind } from 'contract/review';
import { startAttempt } from 'shared-ui/send-attempt';
import { toChoiceKey, keepTyping, loadTyping } from './email-typing';
import type { EmailTyping, EmailWay } from './email-typing';

/** What is typed for a letter to the person of a record, also while its dialog is closed. Give it a `key`. */
export function useEmailTyping(kind: RecordKind, recordId: string, way: EmailWay) {
  const [typing, setTyping] = useState(() => loadTyping(kind, recordId, way));
  const change = (next: EmailTyping) => {
    setTyping(next);
    keepTyping(kind, recordId, way, next);
  };
  return {
    typing,
    choose: (chosen: Pick<EmailTyping, 'template' | 'language'>) =>
      change({ ...typing, ...chosen }),
    /** Goes on with what was written before, which is sent once more: under a key of its own. */
    resume: (chosen: Required<Pick<EmailTyping, 'template' | 'language'>>, words: EmailText) =>
      change({
        ...chosen,
        typed: { ...typing.typed, [toChoiceKey(chosen.template, chosen.language)]: words },
      }),
    type: (choice: string, words: EmailText) =>
      change({ ...typing, typed: { ...typing.typed, [choice]: words } }),
    /** Answers the key to send this letter with: the same one until something else is sent, also after a closed dialog. */
    keyFor: (letter: object): string => {
      const attempt = startAttempt(JSON.stringify(letter), typing.attempt);
      change({ ...typing, attempt });
      return attempt.idempotencyKey;
    },
    /** It was sent. */
    forget: () => {
      setTyping({ typed: {} });
      keepTyping(kind, recordId, way, undefined);
    },
  };
}

export type EmailTypingStore = ReturnType<typeof useEmailTyping>;
