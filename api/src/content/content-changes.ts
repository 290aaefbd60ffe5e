import type { AuditAction } from 'contract/audit';
import type { PlannedAction } from 'contract/entry-plan';
import type { EntryChange, StoredEntries, StoredEntry } from 'contract/content-api';
import type { ContentText } from 'contract/content-entry';
import { localText } from 'contract/content-entry';
import { contentKinds, isAlwaysShown, getKindRight } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import { orderText, tidyText } from 'contract/content-text';
import { firstLanguage } from 'contract/languages';
import type { AuditEntry } from '../storage/audit/audit-log';
import { toAuditActor } from '../storage/audit/staff-journal';
import type { ActingStaff } from '../storage/audit/staff-journal';
import type { ConsoleParts } from '../auth/console-parts';
import {
  incompleteEntry,
  lastEntryRefused,
  isNotPublished,
  entryStillPublished,
  entryOrderConflict,
  tooManyEntries,
} from './content-errors';
import type { StaffMailKind } from '../mail/mail-kind';
import { emailOwners } from '../auth/roles/tell-owners';
import { CalendarRepository } from './calendar-repository';
import { ContentRepository } from './content-repository';
import { serializeContentText, parseContentText, toEntry } from './content-row';
import { EntryRepository } from './entry-repository';
import type { RowChange, StoredRow } from './entry-repository';
import { findSeenEntry, findPublishingErrors, getEntry, getPublishedIds } from './entry-lock';
import type { SeenEntry, EntryLock } from './entry-lock';
import { PlanRepository } from './plan-repository';
import type { SitePublisher } from './site-publisher';
import { SlugRepository } from './slug-repository';

export interface ChangeParts extends ConsoleParts {
  readonly publisher: SitePublisher;
  readonly siteOrigin: () => string;
}

/**
 * Changes content for staff, one change at a time, even in several processes. Each method throws an HttpError: 404 for
 * an unknown entry, 409 with the entry if it was changed since the caller saw it, and those that the method names.
 */
export class ContentChanges {
  constructor(
    protected readonly parts: ChangeParts,
    protected readonly staff: ActingStaff,
  ) {}

  /** Throws an HttpError (409) if the kind has its maximum number of entries. */
  create(kind: ContentKind, draft: ContentText): Promise<StoredEntry> {
    return this.withLock(async ({ entries }) => {
      const { maxEntries } = contentKinds[kind];
      if ((await entries.list(kind)).length >= maxEntries) throw tooManyEntries(maxEntries);
      const id = this.parts.makeId();
      await entries.insert(kind, id, serializeContentText(orderText(kind, draft)), this.staff._id);
      return getEntry(entries, kind, id);
    });
  }

  /** A draft that equals the published text is removed. */
  change(kind: ContentKind, id: string, { revision, draft }: EntryChange): Promise<StoredEntry> {
    return this.changeEntry({ kind, id, revision }, ({ published }) => {
      const isAsPublished = published === serializeContentText(tidyText(kind, draft));
      return { draft: isAsPublished ? null : serializeContentText(orderText(kind, draft)) };
    });
  }

  /** Throws an HttpError (409) for an unpublished entry, whose draft is all there is. */
  discard(seen: SeenEntry): Promise<StoredEntry> {
    return this.changeEntry(seen, (row) => {
      if (row.published === null) throw isNotPublished(toEntry(row));
      return { draft: null };
    });
  }

  /**
   * Publishes the draft, if there is one, and drops a planned publication. Throws an HttpError (422) for a draft that
   * cannot be published.
   */
  async publish(seen: SeenEntry): Promise<StoredEntry> {
    return this.withLock(async (lock) => {
      const { kind } = seen;
      const { draft } = await findSeenEntry(lock.entries, seen);
      if (draft === null) return getEntry(lock.entries, kind, seen.id);
      const text = tidyText(kind, parseContentText(draft));
      const lacks = await findPublishingErrors(lock, seen, text);
      if (lacks) throw incompleteEntry(lacks);
      await this.dropPlan(lock, seen, 'publish');
      const change = { draft: null, published: serializeContentText(text), came_with_site: 0 };
      return this.show(lock, seen, change, 'published', serializeContentText(text));
    });
  }

  /**
   * Hides an entry from visitors, if they see it; without a draft its published text becomes the draft. Throws an
   * HttpError (409) for the last entry of a kind that the site needs.
   */
  async takeDown(seen: SeenEntry): Promise<StoredEntry> {
    return this.withLock(async (lock) => {
      const { draft, published } = await findSeenEntry(lock.entries, seen);
      if (published === null) return getEntry(lock.entries, seen.kind, seen.id);
      if (
        isAlwaysShown(seen.kind) &&
        getPublishedIds(await lock.entries.list(seen.kind)).length === 1
      )
        throw lastEntryRefused(await getEntry(lock.entries, seen.kind, seen.id));
      await this.dropPlan(lock, seen, 'unpublish');
      const change = { draft: draft ?? published, published: null, came_with_site: 0 };
      return this.show(lock, seen, change, 'taken-down', published);
    });
  }

  /** Throws an HttpError (409) for an entry that visitors see. */
  remove(seen: SeenEntry): Promise<void> {
    return this.withLock(async (lock) => {
      const row = await findSeenEntry(lock.entries, seen);
      if (row.published !== null) throw entryStillPublished(toEntry(row));
      const calendar = new CalendarRepository(lock.transaction);
      await calendar.noteRemovals(
        this.parts.now(),
        (one) => one.kind === seen.kind && one.id === seen.id,
      );
      await lock.entries.remove(seen.kind, seen.id);
      await this.note(lock, 'remove', seen.kind, [seen.id]);
    });
  }

  /** Throws an HttpError (409) with the existing entries if the list names others. */
  order(kind: ContentKind, ids: readonly string[]): Promise<StoredEntries> {
    return this.withLock(async (lock) => {
      const before = await lock.entries.list(kind);
      const named = new Set(ids);
      if (named.size !== before.length || !before.every(({ id }) => named.has(id)))
        throw entryOrderConflict({ entries: before.map(toEntry) });
      await lock.entries.setOrder(kind, ids);
      const after = await lock.entries.list(kind);
      const shown = getPublishedIds(after);
      if (shown.join() !== getPublishedIds(before).join())
        await this.noteShown(lock, 'order', kind, shown);
      return { entries: after.map(toEntry) };
    });
  }

  private changeEntry(seen: SeenEntry, change: (row: StoredRow) => RowChange) {
    return this.withLock(async ({ entries }) => {
      const row = await findSeenEntry(entries, seen);
      await entries.update(seen.kind, seen.id, change(row), this.staff._id);
      return getEntry(entries, seen.kind, seen.id);
    });
  }

  /** Changes what visitors see of an entry. */
  protected async show(
    lock: EntryLock,
    { kind, id }: SeenEntry,
    change: RowChange,
    deed: 'published' | 'taken-down',
    text: string,
    details: AuditEntry['details'] = {},
  ): Promise<StoredEntry> {
    const by = this.staff._id;
    if (deed === 'published') await lock.slugs.note(kind, id, parseContentText(text));
    // The notice comes from the old address: the new one may be unread, or mail servers may take it for forged.
    const sender = kind === 'identity' ? await findOfficeEmail(lock, id) : undefined;
    await lock.entries.update(kind, id, change, by);
    await lock.entries.addVersion(kind, id, { deed, text, by });
    if (getKindRight(kind) === 'church:manage')
      await emailOwners(lock.transaction, this.parts, noticeOf(kind), sender);
    const action = deed === 'published' ? 'publish' : 'take-down';
    await this.noteShown(lock, action, kind, [id], details);
    return getEntry(lock.entries, kind, id);
  }

  /** Counts and records a change of what visitors see. */
  private async noteShown(
    lock: EntryLock,
    action: AuditAction,
    kind: ContentKind,
    ids: readonly string[],
    details: AuditEntry['details'] = {},
  ): Promise<void> {
    lock.isNews = true;
    await lock.content.countPublication();
    await this.note(lock, action, kind, ids, details);
  }

  /** Cancels a plan when staff do the same by hand. */
  protected async dropPlan(
    lock: EntryLock,
    { kind, id }: SeenEntry,
    deed: PlannedAction,
  ): Promise<void> {
    if (!(await lock.plans.remove({ kind, id, deed }))) return;
    await this.note(lock, 'unplan', kind, [id], { deed });
  }

  /** The audit entry is written last, because all its writers wait for each other. */
  protected note(
    { transaction }: EntryLock,
    action: AuditAction,
    contentKind: ContentKind,
    subjects: readonly string[],
    details: AuditEntry['details'] = {},
  ): Promise<void> {
    const about = { kind: 'content', details: { kind: contentKind, ...details } } as const;
    const entry = { ...toAuditActor(this.staff), ...about, action, subjects };
    return this.parts.audit.append(transaction, entry);
  }

  protected async withLock<Result>(act: (lock: EntryLock) => Promise<Result>): Promise<Result> {
    const { database, now, publisher, siteOrigin } = this.parts;
    const { result, isNews } = await database.transaction().execute(async (transaction) => {
      const content = new ContentRepository(transaction, now);
      await content.acquireLock();
      const entries = new EntryRepository(transaction, now);
      const slugs = new SlugRepository(transaction);
      const plans = new PlanRepository(transaction, now);
      const { host } = new URL(siteOrigin());
      const lock: EntryLock = { transaction, entries, content, slugs, plans, host, isNews: false };
      return { result: await act(lock), isNews: lock.isNews };
    });
    if (isNews) publisher.wanted();
    return result;
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
