import { createContext, useContext } from 'react';
import { describeExcess } from 'contract/records/too-long.texts';
import { describeFieldError } from './describe-fault';
import type { DescribedField } from './describe-fault';
import { untouched } from './form-progress';
import type { FormProgress } from './form-progress';

interface FormContextValue {
  readonly progress: FormProgress;
  /** What the form says of not being taken, if it says anything. */
  readonly failure: string | undefined;
}

/** The form around a field, a button or a message. */
export const FormContext = createContext<FormContextValue>({
  progress: untouched,
  failure: undefined,
});

/**
 * What to do about the field `name`, in words.
 *
 * @param field left out by a control of its own kind, whose faults are always said in words of their own
 */
export function useFieldError(name: string, field?: DescribedField): string | undefined {
  const { progress } = useContext(FormContext);
  const fault = progress.faults[name];
  if (typeof fault === 'object') return 'said' in fault ? fault.said : describeExcess(fault.excess);
  return fault && field && describeFieldError(fault, field);
}
