import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { outcomeOrFailure } from 'shared-ui/faults';
import { formMessages } from 'shared-ui/form-messages';
import { failureOf } from './failure';
import type { Failure } from './failure';
import { findIssues } from './find-issues';
import type { FieldSchemas } from './find-issues';

export interface FormSubmit {
  readonly isSending: boolean;
  readonly failure: Failure | undefined;
  submit(event: SubmitEvent<HTMLFormElement>): Promise<void>;
}

interface FormSubmitOptions {
  /** What the fields must hold before anything is sent. */
  readonly fields: FieldSchemas;
  /** What must be so before the fields are looked at one by one. */
  readonly check?: (values: FormData) => Failure | undefined;
  /** Takes the values and says why they were not taken, if they were not. */
  readonly send: (values: FormData) => Promise<Failure | undefined>;
  /** What SPEC 8 says of a failure without words of the server's. It is said of a fault of ours as well. */
  readonly failed: string;
}

/**
 * One form on its way to the server: a second click while it travels sends nothing, and what was typed
 * stays in its fields whatever comes of it.
 */
export function useFormSubmit({ fields, check, send, failed }: FormSubmitOptions): FormSubmit {
  const isUnderWay = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // State is read too late for a double click.
    if (isUnderWay.current) return;
    const refused = check?.(new FormData(event.currentTarget));
    if (refused) return setFailure(refused);
    const issues = findIssues(event.currentTarget, fields);
    if (issues.length > 0) return setFailure(faultyFields(issues));
    isUnderWay.current = true;
    setIsSending(true);
    // A screen reader hears the same sentence again only if it was gone.
    setFailure(undefined);
    const values = new FormData(event.currentTarget);
    setFailure(await outcomeOrFailure(() => send(values), failureOf(failed)));
    isUnderWay.current = false;
    setIsSending(false);
  };

  return { isSending, failure, submit };
}

function faultyFields(issues: Failure['issues']): Failure {
  const { one, many } = formMessages.en.faultCount;
  return failureOf(issues.length === 1 ? one : many, issues);
}

/** What was typed into a field; '' where there is none. A chosen file is no text. */
export function readText(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}
