import { createContext, useContext } from 'react';
import type { Failure } from './failure';

interface FormState {
  readonly failure: Failure | undefined;
  /** The element that shows the failure's message. */
  readonly messageId: string;
}

export const FormContext = createContext<FormState>({ failure: undefined, messageId: '' });

/** What is wrong with a field, and the id of the element that says it. */
export interface FieldFault {
  readonly saidBy: string;
  /** Absent when the form's own message says it. */
  readonly message?: string;
}

/** The first fault of the field `name`; undefined while there is none. */
export function useFieldFault(name: string, faultId: string): FieldFault | undefined {
  const { failure, messageId } = useContext(FormContext);
  const issue = failure?.issues.find(({ path }) => path === name);
  if (!issue) return undefined;
  if (issue.message === failure?.message) return { saidBy: messageId };
  return { saidBy: faultId, message: issue.message };
}
