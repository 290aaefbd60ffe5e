import { useState } from 'react';
import type { LetterWords } from 'contract/outreach';
import type { RecordKind } from 'contract/review';
import { startAttempt } from 'shared-ui/send-attempt';
import { choiceOf, keepTyping, loadTyping } from './letter-typing';
import type { LetterTyping, LetterWay } from './letter-typing';

/** What is typed for a letter to the person of a record, also while its dialog is closed. Give it a `key`. */
export function useLetterTyping(kind: RecordKind, recordId: string, way: LetterWay) {
  const [typing, setTyping] = useState(() => loadTyping(kind, recordId, way));
  const change = (next: LetterTyping) => {
    setTyping(next);
    keepTyping(kind, recordId, way, next);
  };
  return {
    typing,
    choose: (chosen: Pick<LetterTyping, 'template' | 'language'>) =>
      change({ ...typing, ...chosen }),
    /** Goes on with what was written before, which is sent once more: under a key of its own. */
    resume: (chosen: Required<Pick<LetterTyping, 'template' | 'language'>>, words: LetterWords) =>
      change({
        ...chosen,
        typed: { ...typing.typed, [choiceOf(chosen.template, chosen.language)]: words },
      }),
    type: (choice: string, words: LetterWords) =>
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

export type LetterTypingStore = ReturnType<typeof useLetterTyping>;
