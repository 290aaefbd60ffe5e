import { createContext, useContext } from 'react';
import { describeExcess } from 'contract/records/too-long.texts';
import { describeFieldError } from './describe-field-error';
import type { DescribedField } from './describe-field-error';
import { untouched } from './form-progress';
import type { FormProgress } from './form-progress';

interface FormContextValue {
  readonly progress: FormProgress;
  /** The form's error message, if there is one. */
  readonly failure: string | undefined;
}

/** The state of the form around a field, a button or a message. */
export const FormContext = createContext<FormContextValue>({
  progress: untouched,
  failure: undefined,
});

/**
 * The error message of the field `name`.
 *
 * @param field absent for a custom control, whose errors always have messages of their own
 */
export function useFieldError(name: string, field?: DescribedField): string | undefined {
  const { progress } = useContext(FormContext);
  const error = progress.errors[name];
  if (typeof error === 'object')
    return 'message' in error ? error.message : describeExcess(error.excess);
  return error && field && describeFieldError(error, field);
}
