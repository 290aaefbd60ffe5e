import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from 'shared-ui/button';
import type { ButtonVariant } from 'shared-ui/button';
import { Message } from 'shared-ui/message';
import styles from './asked-twice-button.module.css';
import { partsTexts } from './parts.texts';

interface Refusal {
  readonly message: string;
}

interface AskedTwiceButtonProps {
  readonly name: string;
  /** The person or thing that the action concerns, for screen readers that read the button alone. */
  readonly about: string;
  readonly question: string;
  /** A tool, unless it stands among buttons with frames. */
  readonly variant?: ButtonVariant;
  /** What else the user decides with it. */
  readonly more?: ReactNode;
  /** Resolves to undefined on success. */
  readonly onConfirm: () => Promise<Refusal | undefined>;
}

/** A button that asks for confirmation in place before it acts. */
export function ConfirmedButton(props: AskedTwiceButtonProps) {
  const { name, about, variant = 'quiet' } = props;
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        variant={variant}
        aria-expanded={isOpen}
        aria-label={`${name}: ${about}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {name}
      </Button>
      {isOpen && <Question {...props} onDone={() => setIsOpen(false)} onCancel={close} />}
    </>
  );
}

interface QuestionProps extends AskedTwiceButtonProps {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

function Question({ name, about, question, more, onConfirm, onDone, onCancel }: QuestionProps) {
  const [state, setState] = useState<'open' | 'sending' | Refusal>('open');
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  const confirm = async () => {
    if (state === 'sending') return;
    setState('sending');
    const refusal = await onConfirm();
    if (refusal) setState(refusal);
    else onDone();
  };
  return (
    <div className={styles.question}>
      <p ref={text} tabIndex={-1}>
        {question}
      </p>
      {more}
      {typeof state === 'object' && <Message tone="error">{state.message}</Message>}
      <div className={styles.buttons}>
        <Button
          aria-disabled={state === 'sending' || undefined}
          aria-label={`${name}: ${about}`}
          onClick={confirm}
        >
          {state === 'sending' ? partsTexts.saving : name}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {partsTexts.cancel}
        </Button>
      </div>
    </div>
  );
}
