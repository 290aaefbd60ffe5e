import { createContext, useContext } from 'react';
import { englishMessages } from './form-messages';
import type { FormMessages } from './form-messages';
import { describeFault, untouched } from './form-progress';
import type { FormProgress } from './form-progress';

interface FormContextValue {
  readonly progress: FormProgress;
  readonly messages: FormMessages;
  /** What the form says of not being taken, if it says anything. */
  readonly failure: string | undefined;
}

/** The form around a field, a button or a message. */
export const FormContext = createContext<FormContextValue>({
  progress: untouched,
  messages: englishMessages,
  failure: undefined,
});

/** What is wrong with the field `name`, in words. */
export function useFieldFault(name: string): string | undefined {
  const { progress, messages, failure } = useContext(FormContext);
  const fault = progress.faults[name];
  return fault && describeFault(fault, messages, failure);
}
