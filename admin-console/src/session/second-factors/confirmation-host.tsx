import { useEffect, useState } from 'react';
import { setConfirmationAsker } from '../confirmation-requests';
import type { NeededConfirmation } from '../confirmation-requests';
import { ConfirmationDialog } from './confirmation-dialog';

interface Question {
  readonly needed: NeededConfirmation;
  readonly answer: (isConfirmed: boolean) => void;
}

/** Shows the confirmation that a request of `send` waits for. Leaving the page cancels it. */
export function ConfirmationHost() {
  const [question, setQuestion] = useState<Question>();
  useEffect(() => {
    let open: Question | undefined;
    const stop = setConfirmationAsker(
      (needed) =>
        new Promise((answer) => {
          open = { needed, answer };
          setQuestion(open);
        }),
    );
    return () => {
      stop();
      open?.answer(false);
    };
  }, []);
  if (!question) return null;
  const end = (isConfirmed: boolean) => {
    setQuestion(undefined);
    question.answer(isConfirmed);
  };
  return <ConfirmationDialog needed={question.needed} onEnd={end} />;
}
