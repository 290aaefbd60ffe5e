import type { FieldErrors } from './find-field-errors';
import { formMessages } from './form-messages.texts';

/** The state of a form from its first input to its success (requirements 4). */
export interface FormProgress {
  readonly phase: 'filling' | 'sending' | 'sent';
  readonly errors: FieldErrors;
  /** Whether the last attempt failed at the server or in the network, not in the form's own validation. */
  readonly isRefused?: boolean;
  /** The reason why the form was not accepted, if there is one. */
  readonly message?: string | undefined;
  /** Counts the announced results, so that the focus moves once for each. */
  readonly outcomes: number;
}

/** The result of validating a form before it is sent. */
export interface FormCheck {
  readonly errors: FieldErrors;
  /** Message about the whole form. Without it the number of invalid fields is shown. */
  readonly message?: string | undefined;
}

export const untouched: FormProgress = { phase: 'filling', errors: {}, outcomes: 0 };

export const hasErrors = ({ errors }: FormCheck): boolean => Object.keys(errors).length > 0;

/**
 * Updates the errors after the field `revised` was edited. Its error goes if `found`, the current validation, has none
 * there; no field gets a new one. The form's message goes with the last error.
 */
export function dropCorrectedErrors(
  progress: FormProgress,
  revised: string,
  found: FormCheck,
): FormProgress {
  if (!hasErrors(progress)) return progress;
  const errors = Object.fromEntries(
    Object.entries(progress.errors).flatMap(([name, error]) => {
      // The form cannot check errors that the server found in other fields, so they stay.
      const left = progress.isRefused && name !== revised ? error : found.errors[name];
      return left ? [[name, left]] : [];
    }),
  );
  if (!hasErrors({ errors })) return { ...untouched, outcomes: progress.outcomes };
  const message = progress.isRefused ? progress.message : progress.message && found.message;
  return { ...progress, errors, message };
}

/**
 * Adds an error at once if the edited field is too long: pasted text is not truncated, so a person who does not look
 * would only notice when sending.
 */
export function addTooLongError(
  progress: FormProgress,
  revised: string,
  found: FormCheck,
): FormProgress {
  const error = found.errors[revised];
  if (typeof error !== 'object' || !('excess' in error)) return progress;
  return { ...progress, errors: { ...progress.errors, [revised]: error } };
}

/** The form's error message: the reason; else `failed` for a refusal; else the number of invalid fields. */
export function describeFailure(
  progress: FormProgress,
  failed: string | undefined,
): string | undefined {
  const said = progress.message ?? (progress.isRefused ? failed : undefined);
  if (said || !hasErrors(progress)) return said;
  const { errorCount } = formMessages;
  return Object.keys(progress.errors).length === 1 ? errorCount.one : errorCount.many;
}
