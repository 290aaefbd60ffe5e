import {
  changeEntry,
  createEntry,
  discardDraft,
  entryConflict,
  listEntries,
  publishDraft,
  removeEntry,
  unpublishEntry,
} from 'contract/content-requests';
import type { ContentText } from 'contract/content-entry';
import type { ContentKind } from 'contract/content-kinds';
import { cancelPlan, planAction } from 'contract/plan-requests';
import { readValue } from 'contract/read-value';
import { incompleteEntry } from 'contract/stored-entry';
import type { IncompleteEntry, PlannedAction, StoredEntry } from 'contract/stored-entry';
import type { FieldIssue } from 'contract/wire';
import { sendChange } from '../../session/send';
import type { ChangeOutcome } from '../../session/send';
import { isSameText } from '../entry-text';
import { websiteTexts } from '../website.texts';

export type EntryResult =
  | { readonly came: 'entry'; readonly entry: StoredEntry }
  | { readonly came: 'deleted' }
  /** A colleague changed it first; `entry` is its current state. */
  | { readonly came: 'overtaken'; readonly entry: StoredEntry }
  | { readonly came: 'incomplete'; readonly incomplete: IncompleteEntry }
  /** A retry may succeed later. `message`: the server's reason, if it gave one. */
  | { readonly came: 'nothing'; readonly message: string | undefined }
  | {
      readonly came: 'refusal';
      readonly message: string;
      readonly issues: readonly FieldIssue[];
    };

/** Stores a draft of an existing entry or a new one. `NewEntry` handles lost responses. */
export async function storeDraft(
  kind: ContentKind,
  seen: StoredEntry | undefined,
  draft: ContentText,
): Promise<EntryResult> {
  const { failed } = websiteTexts;
  if (!seen) return toResult(await sendChange(createEntry[kind], { body: draft }, failed));
  const body = { revision: seen.revision, draft };
  const outcome = await sendChange(changeEntry[kind], { id: seen.id, body }, failed);
  return toResult(outcome);
}

/** Finds the entry of a lost response: created with this draft, and not changed since. */
export async function findCreatedEntry(
  kind: ContentKind,
  draft: ContentText,
): Promise<EntryResult | { readonly came: 'none' }> {
  const outcome = await sendChange(listEntries, { kind }, websiteTexts.failed);
  if (!outcome.ok) return toRefusal(outcome);
  const made = outcome.response.entries.find(
    (entry) => entry.revision === 1 && entry.draft && isSameText(kind, entry.draft, draft),
  );
  return made ? { came: 'entry', entry: made } : { came: 'none' };
}

const actions = { publish: publishDraft, unpublish: unpublishEntry, discard: discardDraft };

/** An action planned for a minute in Innsbruck's time; without one the plan is cancelled. */
interface ActionPlan {
  readonly plan: PlannedAction;
  readonly minute: string | undefined;
}

export type EntryAction = keyof typeof actions | ActionPlan;

/** Runs an action on an entry, based on the revision that was seen. */
export async function sendAction(
  kind: ContentKind,
  action: EntryAction,
  { id, revision }: StoredEntry,
): Promise<EntryResult> {
  const { failed } = websiteTexts;
  const parts = { kind, id, body: { revision } };
  if (typeof action !== 'object') return toResult(await sendChange(actions[action], parts, failed));
  const { plan, minute } = action;
  if (minute === undefined) return toResult(await sendChange(cancelPlan[plan], parts, failed));
  const body = { revision, minute };
  const outcome = await sendChange(planAction[plan], { kind, id, body }, failed);
  return toResult(outcome);
}

/** Deletes an entry that was never published. */
export async function deleteEntry(
  kind: ContentKind,
  { id, revision }: StoredEntry,
): Promise<EntryResult> {
  const parts = { kind, id, body: { revision } };
  const outcome = await sendChange(removeEntry, parts, websiteTexts.failed);
  return outcome.ok ? { came: 'deleted' } : toRefusal(outcome);
}

const toResult = (outcome: ChangeOutcome<StoredEntry>): EntryResult =>
  outcome.ok ? { came: 'entry', entry: outcome.response } : toRefusal(outcome);

type Refused = Extract<ChangeOutcome<unknown>, { ok: false }>;

/** Failures of the network or the server, and rate limits, may be retried later. */
function toRefusal({ status, message, issues = [], body }: Refused): EntryResult {
  const conflict = status === 409 ? readValue(entryConflict, body) : undefined;
  if (conflict) return { came: 'overtaken', ...conflict };
  const incomplete = status === 422 ? readValue(incompleteEntry, body) : undefined;
  if (incomplete) return { came: 'incomplete', incomplete };
  if (status === 429) return { came: 'nothing', message };
  if (status < 400 || status >= 500) return { came: 'nothing', message: undefined };
  return { came: 'refusal', message, issues };
}
