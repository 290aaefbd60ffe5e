import type { SubmissionName } from 'contract/submissions';

/** What a visitor has typed into a form and not yet sent. */
export interface Draft {
  readonly typed: Readonly<Record<string, string>>;
  /** The last try to send, so that the same content goes out under the same key even after a reload. */
  readonly attempt?: SendAttempt;
}

export interface SendAttempt {
  readonly content: string;
  readonly idempotencyKey: string;
  readonly startedAt: string;
}

/** Takes over where the browser's storage is blocked or full: the draft then lasts as long as the page. */
const memory = new Map<SubmissionName, Draft>();

const keyOf = (name: SubmissionName): string => `draft:${name}`;

/** The draft of a form, if it left one in this tab. */
export function loadDraft(name: SubmissionName): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
    return isDraft(draft) ? draft : memory.get(name);
  } catch {
    return memory.get(name);
  }
}

/** Keeps a draft until the tab is closed. */
export function saveDraft(name: SubmissionName, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
    memory.delete(name);
  } catch {
    memory.set(name, draft);
  }
}

/** Forgets the draft of a form that was sent. */
export function clearDraft(name: SubmissionName): void {
  memory.delete(name);
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Nothing was stored where storage is blocked.
  }
}

const isDraft = (draft: unknown): draft is Draft =>
  typeof draft === 'object' &&
  draft !== null &&
  'typed' in draft &&
  typeof draft.typed === 'object' &&
  draft.typed !== null &&
  Object.values(draft.typed).every((value) => typeof value === 'string');
