import { useContext } from 'react';
import type { ComponentProps } from 'react';
import { Button } from '../button/button';
import { Message } from '../message/message';
import { focusWhenShown } from './focus-when-shown';
import { FormContext } from './form-context';
import type { FormDefinition } from './form-definition';
import { formMessages } from './form-messages.texts';

/** The form's error message in a live region, if there is one. */
export function FormFailure() {
  const { failure } = useContext(FormContext);
  return failure ? <Message tone="error">{failure}</Message> : null;
}

/** The form's success message. It takes the focus, because the element that had it is unmounted or cleared. */
export const FormThanks = (thanks: Omit<ComponentProps<typeof Message>, 'ref'>) => (
  <Message {...thanks} ref={focusWhenShown} />
);

interface SubmitButtonProps {
  readonly submit: string;
  /** The button's text while the form is being sent, if there is one. */
  readonly submitting: string | undefined;
  readonly whileSending?: FormDefinition['whileSending'];
  readonly disabled?: boolean;
}

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
