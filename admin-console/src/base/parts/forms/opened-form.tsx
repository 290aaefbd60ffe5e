import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from 'shared-ui/button';
import type { ButtonVariant } from 'shared-ui/button';
import { OutcomeMessage } from './outcome-message';
import { useOutcome } from './use-outcome';

interface OpenedFormProps {
  readonly open: string;
  /** What the form is about, for screen readers that read the button alone. */
  readonly about?: string;
  readonly variant?: ButtonVariant;
  /** Renders the form; `done` and `leave` close it after a success or a cancellation. */
  readonly children: (done: (text: string) => void, leave: () => void) => ReactNode;
}

/** A button that opens a form in its place. */
export function OpenedForm({ open, about, variant = 'secondary', children }: OpenedFormProps) {
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
      <Button
        ref={button}
        variant={variant}
        aria-label={about === undefined ? undefined : `${open}: ${about}`}
        onClick={openForm}
      >
        {open}
      </Button>
      <OutcomeMessage outcome={outcome} />
    </>
  );
}
