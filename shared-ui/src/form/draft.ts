import { isObject } from 'contract/answer-reader';
import type { SubmissionName } from 'contract/submissions';
import { getTabStored, removeTab, writeTab } from '../browser-storage/tab-storage';

/** The values that a visitor has typed into a form and not yet sent. */
export interface Draft {
  readonly typed: Readonly<Record<string, string>>;
  /** The last attempt to send, so that the same content is sent with the same idempotency key even after a reload. */
  readonly attempt?: SendAttempt;
}

export interface SendAttempt {
  readonly content: string;
  readonly idempotencyKey: string;
}

const keyOf = (name: SubmissionName): string => `draft:${name}`;

/** Loads the draft of a form from this tab, if there is one. */
export function loadDraft(name: SubmissionName): Draft | undefined {
  const draft = getTabStored(keyOf(name));
  return isDraft(draft) ? draft : undefined;
}

export const saveDraft = (name: SubmissionName, draft: Draft): void => writeTab(keyOf(name), draft);

export const clearDraft = (name: SubmissionName): void => removeTab(keyOf(name));

const isDraft = (draft: unknown): draft is Draft =>
  isObject(draft) &&
  isObject(draft['typed']) &&
  Object.values(draft['typed']).every((value) => typeof value === 'string');
