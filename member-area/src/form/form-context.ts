import { createContext, useContext } from 'react';
import type { Failure } from './failure';
import { memberFormLabels } from './member-form-labels';

/** Why the form around a field was not taken, if it was not. */
export const FailureContext = createContext<Failure | undefined>(undefined);

/** What is wrong with the field `name`. What the form itself says already is not said twice. */
export function useFieldFault(name: string): string | undefined {
  const failure = useContext(FailureContext);
  const issue = failure?.issues.find(({ path }) => path === name);
  return issue?.message === failure?.message
    ? issue && memberFormLabels.en.checkField
    : issue?.message;
}
