import { anyAnswer } from 'contract/answer-reader';
import {
  contentDiscardEndpoint,
  contentEntryEndpoint,
  contentKindEndpoint,
  contentPublishEndpoint,
  contentUnpublishEndpoint,
} from 'contract/content-api';
import type { EntryChange, IncompleteEntry, SeenRevision, StoredEntry } from 'contract/content-api';
import { contentPlanEndpoint } from 'contract/content-plans';
import type { PlanRequest } from 'contract/content-plans';
import { contentReaders, readIncompleteEntry } from 'contract/content-readers';
import type { ContentText } from 'contract/content-entry';
import type { ContentKind } from 'contract/content-kinds';
import type { PlannedAction } from 'contract/entry-plan';
import type { FieldIssue } from 'contract/wire';
import { runOrFallback } from 'shared-ui/faults';
import type { ServerCall } from 'shared-ui/http-client';
import { callAsStaff, getMessage } from '../../session/staff-call';
import { isSameText } from '../entry-text';

export type Answered =
  | { readonly came: 'entry'; readonly entry: StoredEntry }
  | { readonly came: 'deleted' }
  /** A colleague changed it first; `entry` is its current state. */
  | { readonly came: 'overtaken'; readonly entry: StoredEntry }
  | { readonly came: 'incomplete'; readonly incomplete: IncompleteEntry }
  /** A retry may succeed later. `words`: the server's reason, if it gave one. */
  | { readonly came: 'nothing'; readonly words: string | undefined }
  | {
      readonly came: 'refusal';
      readonly isGone: boolean;
      readonly words: string | undefined;
      readonly issues: readonly FieldIssue[];
    };

/** Stores a draft of an existing entry or a new one. `NewEntry` handles lost responses. */
export function storeDraft(
  kind: ContentKind,
  seen: StoredEntry | undefined,
  draft: ContentText,
): Promise<Answered> {
  if (!seen) return send(kind, { method: 'POST', path: contentKindEndpoint(kind), body: draft });
  const body: EntryChange = { revision: seen.revision, draft };
  return send(kind, { method: 'PUT', path: contentEntryEndpoint(kind, seen.id), body });
}

/** Finds the entry of a lost response: created with this draft, and not changed since. */
export const findCreatedEntry = (kind: ContentKind, draft: ContentText): Promise<Found> =>
  runOrFallback<Found>(async () => {
    const path = contentKindEndpoint(kind);
    const answer = await callAsStaff({ method: 'GET', path }, contentReaders[kind].entries);
    if (!answer.ok) return refused(answer);
    const made = answer.body.entries.find(
      (entry) => entry.revision === 1 && entry.draft && isSameText(kind, entry.draft, draft),
    );
    return made ? { came: 'entry', entry: made } : { came: 'none' };
  }, nothing);

type Found = Answered | { readonly came: 'none' };

const deedEndpoints = {
  publish: contentPublishEndpoint,
  unpublish: contentUnpublishEndpoint,
  discard: contentDiscardEndpoint,
};

/** An action planned for a minute in Innsbruck's time; without one the plan is cancelled. */
interface PlannedDeed {
  readonly plan: PlannedAction;
  readonly minute: string | undefined;
}

export type EntryAction = keyof typeof deedEndpoints | PlannedDeed;

/** Runs an action on an entry, based on the revision that was seen. */
export function sendAction(
  kind: ContentKind,
  deed: EntryAction,
  seen: StoredEntry,
): Promise<Answered> {
  const body: SeenRevision = { revision: seen.revision };
  if (typeof deed === 'object') {
    const { plan, minute } = deed;
    const path = contentPlanEndpoint(kind, seen.id, plan);
    if (minute === undefined) return send(kind, { method: 'DELETE', path, body });
    const wish: PlanRequest = { ...body, minute };
    return send(kind, { method: 'PUT', path, body: wish });
  }
  return send(kind, { method: 'POST', path: deedEndpoints[deed](kind, seen.id), body });
}

/** Deletes an entry that was never published. */
export const deleteEntry = (kind: ContentKind, seen: StoredEntry): Promise<Answered> =>
  runOrFallback<Answered>(async () => {
    const body: SeenRevision = { revision: seen.revision };
    const path = contentEntryEndpoint(kind, seen.id);
    const { changedMeanwhile } = contentReaders[kind];
    const answer = await callAsStaff({ method: 'DELETE', path, body }, anyAnswer, changedMeanwhile);
    if (answer.ok) return { came: 'deleted' };
    return answer.refusal ? { came: 'overtaken', ...answer.refusal } : refused(answer);
  }, nothing);

const nothing: Answered = { came: 'nothing', words: undefined };

const send = (kind: ContentKind, call: ServerCall): Promise<Answered> =>
  runOrFallback<Answered>(async () => {
    const { entry, changedMeanwhile } = contentReaders[kind];
    const answer = await callAsStaff(call, entry, (body) => {
      const meanwhile = changedMeanwhile(body);
      const incomplete = readIncompleteEntry(body);
      return meanwhile || incomplete ? { meanwhile, incomplete } : undefined;
    });
    if (answer.ok) return { came: 'entry', entry: answer.body };
    const { meanwhile, incomplete } = answer.refusal ?? {};
    if (answer.status === 409 && meanwhile) return { came: 'overtaken', ...meanwhile };
    if (answer.status === 422 && incomplete) return { came: 'incomplete', incomplete };
    return refused(answer);
  }, nothing);

type Failed = Extract<Awaited<ReturnType<typeof callAsStaff>>, { ok: false }>;

/** Failures of the network or the server, and rate limits, may be retried later. */
function refused({ status, error }: Failed): Answered {
  if (status === 429) return { came: 'nothing', words: getMessage(error) };
  if (status < 400 || status >= 500) return nothing;
  const isGone = status === 404 || status === 410;
  return { came: 'refusal', isGone, words: getMessage(error), issues: error.issues ?? [] };
}
