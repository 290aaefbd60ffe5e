import { tidyText } from 'contract/content-text';
import { isAlwaysShown, getKindRight } from 'contract/content-kinds';
import { readPlannedTime } from 'contract/plan-requests';
import type { EntryPlan, PlannedAction, StoredEntry } from 'contract/stored-entry';
import { RoleRepository } from '../auth/roles/role-repository';
import { ContentChanges } from './content-changes';
import {
  incompleteEntry,
  lastEntryRefused,
  nothingToTakeDown,
  invalidPlanTime,
} from './content-errors';
import { serializeContentText, parseContentText, toEntry } from './content-row';
import { findSeenEntry, findPublishingErrors, getEntry, getPublishedIds } from './entry-lock';
import type { SeenEntry } from './entry-lock';
import type { StoredRow } from './entry-repository';
import { planTolerance } from './plan-repository';
import type { DuePlan } from './plan-repository';

/** The outcome of a plan; undefined if another process or a staff member has removed it first. */
export type PlanOutcome = Pick<EntryPlan, 'reason'> & { readonly is: 'done' | 'late' | 'failed' };

/** Plans changes for staff, and carries them out in their name when they are due. */
export class PlannedChanges extends ContentChanges {
  /**
   * Plans a change of the entry as it is now, in place of an earlier plan. Throws an HttpError: 422 for an invalid or
   * past time or an unpublishable text, 409 if visitors would see no entry of a required kind.
   * @param minute in Innsbruck's time zone
   */
  async plan(seen: SeenEntry, deed: PlannedAction, minute: string): Promise<StoredEntry> {
    const row = await findSeenEntry(this.lock.entries, seen);
    const planned = readPlannedTime(minute, this.app.now());
    if ('error' in planned) throw invalidPlanTime(planned.error);
    const { kind, id } = seen;
    const text = deed === 'publish' ? await this.textOf(seen, row) : null;
    if (deed === 'unpublish') await this.checkTakingDown(seen, row, planned.time);
    const due = planned.time.toISOString();
    await this.lock.plans.put({ kind, id, deed }, { due, text, by: this.editor.staff._id });
    return this.finish(seen, 'plan', { deed, due });
  }

  /** Cancels a plan, or dismisses its outcome. */
  async cancel(seen: SeenEntry, deed: PlannedAction): Promise<StoredEntry> {
    await findSeenEntry(this.lock.entries, seen);
    const isPlanned = await this.lock.plans.remove({ kind: seen.kind, id: seen.id, deed });
    if (!isPlanned) return getEntry(this.lock.entries, seen.kind, seen.id);
    return this.finish(seen, 'unplan', { deed });
  }

  /**
   * Carries out a plan, if it still exists, in the name of the staff member who made it. No other process repeats it:
   * the plan is removed in the same transaction, under the lock on the content.
   * @param startedAt start of the server: plans that were due before are late because no server ran
   */
  async run(due: DuePlan, startedAt: Date): Promise<PlanOutcome | undefined> {
    const plan = await this.lock.plans.find(due);
    if (plan?.state !== 'waiting' || plan.due !== due.due) return undefined;
    const row = await this.lock.entries.find(due.kind, due.id);
    if (row === undefined) return undefined;
    const reason = await this.whyNot(due, row, plan.text);
    if (reason) {
      await this.lock.plans.tell(plan, { state: 'failed', reason });
      return { is: 'failed', reason };
    }
    await this.lock.plans.remove(due);
    await this.carryOut(due, row, plan.text);
    const time = new Date(due.due).getTime();
    if (this.app.now().getTime() - time <= planTolerance) return { is: 'done' };
    const why = startedAt.getTime() > time ? 'server-off' : 'held-up';
    await this.lock.plans.tell(plan, { state: 'late', reason: why });
    return { is: 'late', reason: why };
  }

  /** Gets the text in publishable form. */
  private async textOf(seen: SeenEntry, row: StoredRow): Promise<string> {
    const kept = row.draft ?? row.published;
    const text = tidyText(
      seen.kind,
      kept === null ? { values: {}, shownInEnglish: [] } : parseContentText(kept),
    );
    const lacks = await findPublishingErrors(this.lock, seen, text);
    if (lacks) throw incompleteEntry(lacks);
    return serializeContentText(text);
  }

  private async checkTakingDown(seen: SeenEntry, row: StoredRow, time: Date) {
    const { kind, id } = seen;
    const coming = await this.lock.plans.findComing(kind, time);
    if (row.published === null && !coming.includes(id)) throw nothingToTakeDown(toEntry(row));
    if (!isAlwaysShown(kind)) return;
    const shown = new Set([...getPublishedIds(await this.lock.entries.list(kind)), ...coming]);
    shown.delete(id);
    if (shown.size === 0) throw lastEntryRefused(toEntry(row));
  }

  /** Finds the reason to refuse a due plan. */
  private async whyNot(
    { kind, id, deed }: DuePlan,
    row: StoredRow,
    text: string | null,
  ): Promise<EntryPlan['reason']> {
    const rights = await new RoleRepository(this.lock.transaction).listRights(
      this.editor.staff._id,
    );
    if (!rights.has(getKindRight(kind))) return 'no-right';
    if (deed === 'publish') {
      const seen = { kind, id, revision: row.revision };
      // A newer release may require more than the one in which the plan was made.
      const lacks = await findPublishingErrors(
        this.lock,
        seen,
        tidyText(kind, parseContentText(text ?? '')),
      );
      return lacks && 'incomplete';
    }
    const isOnly = getPublishedIds(await this.lock.entries.list(kind)).join() === id;
    return isAlwaysShown(kind) && isOnly ? 'last-entry' : undefined;
  }

  /** A draft that was changed after the plan was made remains a draft. */
  private async carryOut(plan: DuePlan, row: StoredRow, text: string | null) {
    const { kind, id, deed, due } = plan;
    const seen = { kind, id, revision: row.revision };
    if (deed === 'publish' && text !== null) {
      const isAsPlanned =
        row.draft !== null &&
        serializeContentText(tidyText(kind, parseContentText(row.draft))) === text;
      const draft = isAsPlanned ? null : row.draft;
      const change = { draft, published: text, came_with_site: 0 };
      await this.show(seen, change, 'published', text, { due });
      return;
    }
    if (row.published === null) return;
    const change = { draft: row.draft ?? row.published, published: null, came_with_site: 0 };
    await this.show(seen, change, 'taken-down', row.published, { due });
  }

  /** Saves a change of a plan as a revision of its entry and records it. */
  private async finish(
    { kind, id }: SeenEntry,
    action: 'plan' | 'unplan',
    details: Readonly<Record<string, string>>,
  ): Promise<StoredEntry> {
    await this.lock.entries.update(kind, id, {}, this.editor.staff._id);
    await this.note(action, kind, [id], details);
    return getEntry(this.lock.entries, kind, id);
  }
}
