import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from 'shared-ui/button';
import { OutcomeMessage } from '../../base/parts/forms/outcome-message';
import { useOutcome } from '../../base/parts/forms/use-outcome';

interface OpenedFormProps {
  readonly open: string;
  /** The form, with what says that it was taken and what leaves it. */
  readonly children: (done: (text: string) => void, leave: () => void) => ReactNode;
}

/** A form that is a button until it is asked for. */
export function OpenedForm({ open, children }: OpenedFormProps) {
  const [state, setState] = useState<'closed' | 'open' | 'left'>('closed');
  const { outcome, say, clear } = useOutcome();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (state === 'left') button.current?.focus();
  }, [state]);
  if (state === 'open') {
    const done = (text: string) => {
      setState('closed');
      say('success', text);
    };
    return children(done, () => setState('left'));
  }
  const openForm = () => {
    clear();
    setState('open');
  };
  return (
    <>
      <Button ref={button} variant="secondary" onClick={openForm}>
        {open}
      </Button>
      <OutcomeMessage outcome={outcome} />
    </>
  );
}
