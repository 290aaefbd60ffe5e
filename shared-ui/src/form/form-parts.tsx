import { useContext } from 'react';
import type { ComponentProps } from 'react';
import { Button } from '../button/button';
import { Message } from '../message/message';
import { focusWhenShown } from './focus-when-shown';
import { FormContext } from './form-context';
import type { FormDefinition } from './form-definition';
import { formMessages } from './form-messages.texts';

/** Why the form around it was not taken, announced; nothing while there is nothing to say. */
export function FormFailure() {
  const { failure } = useContext(FormContext);
  return failure ? <Message tone="error">{failure}</Message> : null;
}

/** What a form that was taken says. It takes the focus, for the form that had it is gone or empty. */
export const FormThanks = (thanks: Omit<ComponentProps<typeof Message>, 'ref'>) => (
  <Message {...thanks} ref={focusWhenShown} />
);

interface SubmitButtonProps {
  readonly submit: string;
  /** What the button says while the form travels, where it has words of its own. */
  readonly submitting: string | undefined;
  readonly whileSending?: FormDefinition['whileSending'];
  readonly disabled?: boolean;
}

/** The button that sends the form around it. */
export function SubmitButton({ submit, submitting, whileSending, disabled }: SubmitButtonProps) {
  const { progress } = useContext(FormContext);
  const isSending = progress.phase === 'sending';
  const waiting =
    whileSending === 'button-disabled'
      ? { disabled: isSending }
      : { disabled, 'aria-disabled': isSending || undefined };
  return (
    <Button type="submit" {...waiting}>
      {isSending ? (submitting ?? formMessages.sending) : submit}
    </Button>
  );
}
