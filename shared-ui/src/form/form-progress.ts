import type { FieldErrors } from './find-faults';
import { formMessages } from './form-messages.texts';

/** Where a form stands between its first keystroke and its thank-you (requirements 4). */
export interface FormProgress {
  readonly phase: 'filling' | 'sending' | 'sent';
  readonly faults: FieldErrors;
  /** Whether the last try failed at the server or on the way there, and not at what the form itself found. */
  readonly isRefused?: boolean;
  /** Why the form was not taken, where there are words for it. */
  readonly message?: string | undefined;
  /** Counts what the visitor has been told, so that the focus moves once for each. */
  readonly outcomes: number;
}

/** What is wrong with a form as it stands, before it is sent. */
export interface FormCheck {
  readonly faults: FieldErrors;
  /** What is said of the form as a whole. Without it the fields are counted. */
  readonly message?: string | undefined;
}

export const untouched: FormProgress = { phase: 'filling', faults: {}, outcomes: 0 };

export const hasErrors = ({ faults }: FormCheck): boolean => Object.keys(faults).length > 0;

/**
 * A form one of whose fields was just revised. Its fault goes if `found`, what the form finds now, has none there; no
 * other field gets one. A form without faults any more has nothing said of it.
 */
export function dropCorrectedErrors(
  progress: FormProgress,
  revised: string,
  found: FormCheck,
): FormProgress {
  if (!hasErrors(progress)) return progress;
  const faults = Object.fromEntries(
    Object.entries(progress.faults).flatMap(([name, fault]) => {
      // What the server found elsewhere is still so, for all that the form knows.
      const left = progress.isRefused && name !== revised ? fault : found.faults[name];
      return left ? [[name, left]] : [];
    }),
  );
  if (!hasErrors({ faults })) return { ...untouched, outcomes: progress.outcomes };
  const message = progress.isRefused ? progress.message : progress.message && found.message;
  return { ...progress, faults, message };
}

/**
 * Says at once that the field just revised holds too much: nothing of what is pasted is cut, and a person who has
 * looked away would find out only when sending.
 */
export function noteExcess(
  progress: FormProgress,
  revised: string,
  found: FormCheck,
): FormProgress {
  const fault = found.faults[revised];
  if (typeof fault !== 'object' || !('excess' in fault)) return progress;
  return { ...progress, faults: { ...progress.faults, [revised]: fault } };
}

/** What the form says of not being taken: the reason, else `failed` of a refusal, else how many fields to check. */
export function describeFailure(
  progress: FormProgress,
  failed: string | undefined,
): string | undefined {
  const said = progress.message ?? (progress.isRefused ? failed : undefined);
  if (said || !hasErrors(progress)) return said;
  const { faultCount } = formMessages;
  return Object.keys(progress.faults).length === 1 ? faultCount.one : faultCount.many;
}
