import type { FastifyInstance } from 'fastify';
import type { PlannedAction, StoredEntries, StoredEntry } from 'contract/stored-entry';
import type { ContentAction } from 'contract/content-requests';
import { localText } from 'contract/content-entry';
import { isAlwaysShown, getKindRight } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import { tidyText } from 'contract/content-text';
import { firstLanguage } from 'contract/languages';
import { emailOwners } from '../auth/roles/tell-owners';
import type { StaffMailKind } from '../mail/mail-kind';
import type { AuditEntry } from '../storage/audit/audit-log';
import type { ActingStaff } from '../storage/audit/staff-journal';
import { CalendarRepository } from './calendar-repository';
import {
  entryOrderConflict,
  entryStillPublished,
  incompleteEntry,
  lastEntryRefused,
} from './content-errors';
import { serializeContentText, parseContentText, toEntry } from './content-row';
import { findSeenEntry, findPublishingErrors, getEntry, getPublishedIds } from './entry-lock';
import type { SeenEntry, EntryLock } from './entry-lock';
import type { RowChange } from './entry-repository';

/** Who changes content, and what their change leads to. */
export interface ContentEditor {
  readonly staff: ActingStaff;
  /** A method, because a request declares only some of these actions. */
  note(
    entry: Partial<Pick<AuditEntry, 'subjects' | 'details'>> & { readonly action: ContentAction },
  ): Promise<void>;
  /** Runs the work once the change is committed. */
  readonly onCommit: (work: () => unknown) => void;
}

/**
 * Changes for staff what visitors see. Each method throws an HttpError: 404 for an unknown entry, 409 with the entry if
 * it was changed since the caller saw it, and those that the method names.
 */
export class ContentChanges {
  constructor(
    protected readonly app: Pick<FastifyInstance, 'now' | 'makeId' | 'publisher'>,
    protected readonly lock: EntryLock,
    protected readonly editor: ContentEditor,
  ) {}

  /**
   * Publishes the draft, if there is one, and drops a planned publication. Throws an HttpError (422) for a draft that
   * cannot be published.
   */
  async publish(seen: SeenEntry): Promise<StoredEntry> {
    const { kind } = seen;
    const { draft } = await findSeenEntry(this.lock.entries, seen);
    if (draft === null) return getEntry(this.lock.entries, kind, seen.id);
    const text = tidyText(kind, parseContentText(draft));
    const lacks = await findPublishingErrors(this.lock, seen, text);
    if (lacks) throw incompleteEntry(lacks);
    await this.dropPlan(seen, 'publish');
    const change = { draft: null, published: serializeContentText(text), came_with_site: 0 };
    return this.show(seen, change, 'published', serializeContentText(text));
  }

  /**
   * Hides an entry from visitors, if they see it; without a draft its published text becomes the draft. Throws an
   * HttpError (409) for the last entry of a kind that the site needs.
   */
  async takeDown(seen: SeenEntry): Promise<StoredEntry> {
    const { draft, published } = await findSeenEntry(this.lock.entries, seen);
    if (published === null) return getEntry(this.lock.entries, seen.kind, seen.id);
    if (
      isAlwaysShown(seen.kind) &&
      getPublishedIds(await this.lock.entries.list(seen.kind)).length === 1
    )
      throw lastEntryRefused(await getEntry(this.lock.entries, seen.kind, seen.id));
    await this.dropPlan(seen, 'unpublish');
    const change = { draft: draft ?? published, published: null, came_with_site: 0 };
    return this.show(seen, change, 'taken-down', published);
  }

  /** Throws an HttpError (409) for an entry that visitors see. */
  async remove(seen: SeenEntry): Promise<void> {
    const row = await findSeenEntry(this.lock.entries, seen);
    if (row.published !== null) throw entryStillPublished(toEntry(row));
    const calendar = new CalendarRepository(this.lock.transaction);
    await calendar.noteRemovals(
      this.app.now(),
      (one) => one.kind === seen.kind && one.id === seen.id,
    );
    await this.lock.entries.remove(seen.kind, seen.id);
    await this.note('remove', seen.kind, [seen.id]);
  }

  /** Throws an HttpError (409) with the existing entries if the list names others. */
  async order(kind: ContentKind, ids: readonly string[]): Promise<StoredEntries> {
    const before = await this.lock.entries.list(kind);
    const named = new Set(ids);
    if (named.size !== before.length || !before.every(({ id }) => named.has(id)))
      throw entryOrderConflict({ entries: before.map(toEntry) });
    await this.lock.entries.setOrder(kind, ids);
    const after = await this.lock.entries.list(kind);
    const shown = getPublishedIds(after);
    if (shown.join() !== getPublishedIds(before).join()) await this.noteShown('order', kind, shown);
    return { entries: after.map(toEntry) };
  }

  /** Changes what visitors see of an entry. */
  protected async show(
    { kind, id }: SeenEntry,
    change: RowChange,
    deed: 'published' | 'taken-down',
    text: string,
    details: AuditEntry['details'] = {},
  ): Promise<StoredEntry> {
    const by = this.editor.staff._id;
    if (deed === 'published') await this.lock.slugs.note(kind, id, parseContentText(text));
    // The notice comes from the old address: the new one may be unread, or mail servers may take it for forged.
    const sender = kind === 'identity' ? await findOfficeEmail(this.lock, id) : undefined;
    await this.lock.entries.update(kind, id, change, by);
    await this.lock.entries.addVersion(kind, id, { deed, text, by });
    if (getKindRight(kind) === 'church:manage')
      await emailOwners(this.lock.transaction, this.app, noticeOf(kind), sender);
    const action = deed === 'published' ? 'publish' : 'take-down';
    await this.noteShown(action, kind, [id], details);
    return getEntry(this.lock.entries, kind, id);
  }

  /** Counts and records a change of what visitors see. */
  private async noteShown(
    action: ContentAction,
    kind: ContentKind,
    ids: readonly string[],
    details: AuditEntry['details'] = {},
  ): Promise<void> {
    this.editor.onCommit(() => this.app.publisher.wanted());
    await this.lock.content.countPublication();
    await this.note(action, kind, ids, details);
  }

  /** Cancels a plan when staff do the same by hand. */
  protected async dropPlan({ kind, id }: SeenEntry, deed: PlannedAction): Promise<void> {
    if (!(await this.lock.plans.remove({ kind, id, deed }))) return;
    await this.note('unplan', kind, [id], { deed });
  }

  protected note(
    action: ContentAction,
    kind: ContentKind,
    subjects: readonly string[],
    details: AuditEntry['details'] = {},
  ): Promise<void> {
    return this.editor.note({ action, subjects, details: { kind, ...details } });
  }
}

/** Reads the address of the church that visitors see until now. */
async function findOfficeEmail({ entries }: EntryLock, id: string): Promise<string | undefined> {
  const shown = (await entries.find('identity', id))?.published;
  return shown
    ? localText(parseContentText(shown).values['officeEmail'], firstLanguage)
    : undefined;
}

/** The kind of email that tells owners of a publication about the church itself (requirements 10.11). */
function noticeOf(kind: ContentKind): StaffMailKind {
  if (kind === 'giving') return 'staff-giving-notice';
  return kind === 'identity' ? 'staff-identity-notice' : 'staff-texts-notice';
}
