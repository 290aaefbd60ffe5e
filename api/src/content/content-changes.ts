import type { Transaction } from 'kysely';
import type { AuditAction } from 'contract/audit';
import type { EntryChange, StoredEntries, StoredEntry } from 'contract/content-api';
import { findMissing, findWrong, slugOf } from 'contract/content-entry';
import type { ContentText, WrongValue } from 'contract/content-entry';
import { contentKinds, isAlwaysShown, pagesOf } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import { orderText, tidyText } from 'contract/content-text';
import { deedOf } from '../audit/staff-journal';
import type { ActingStaff } from '../audit/staff-journal';
import type { ConsoleParts } from '../console/console-parts';
import type { Tables } from '../storage/tables';
import {
  changedMeanwhile,
  incomplete,
  isLast,
  isNotPublished,
  isShown,
  noEntry,
  otherEntries,
  tooManyEntries,
} from './content-faults';
import { ContentRepository } from './content-repository';
import { keep, readKept, toEntry } from './content-row';
import { EntryRepository } from './entry-repository';
import type { RowChange, StoredRow } from './entry-repository';
import { NamedMedia } from './named-media';
import type { SitePublisher } from './site-publisher';
import { SlugRepository } from './slug-repository';

/** Which entry is changed, and which revision of it was seen. */
export interface SeenEntry {
  readonly kind: ContentKind;
  readonly id: string;
  readonly revision: number;
}

/** What a change is made with, in its transaction and at its turn. */
interface Turn {
  readonly transaction: Transaction<Tables>;
  readonly entries: EntryRepository;
  readonly content: ContentRepository;
  readonly slugs: SlugRepository;
  /** Whether visitors are to see something else. */
  isNews: boolean;
}

/**
 * What staff do to the content, one after the other, also in several processes. Each throws an HttpError: 404 where there
 * is no such entry, 409 with the entry where it was changed since it was seen, and what its own words say.
 */
export class ContentChanges {
  constructor(
    private readonly parts: ConsoleParts & { readonly publisher: SitePublisher },
    private readonly staff: ActingStaff,
  ) {}

  /** Throws an HttpError (409) where there are as many as there can be. */
  create(kind: ContentKind, draft: ContentText): Promise<StoredEntry> {
    return this.inTurn(async ({ entries }) => {
      const { maxEntries } = contentKinds[kind];
      if ((await entries.list(kind)).length >= maxEntries) throw tooManyEntries(maxEntries);
      const id = this.parts.makeId();
      await entries.insert(kind, id, keep(orderText(kind, draft)), this.staff._id);
      return readEntry(entries, kind, id);
    });
  }

  /** A draft that says what is published is none. */
  change(kind: ContentKind, id: string, { revision, draft }: EntryChange): Promise<StoredEntry> {
    return this.changeEntry({ kind, id, revision }, ({ published }) => {
      const isAsPublished = published === keep(tidyText(kind, draft));
      return { draft: isAsPublished ? null : keep(orderText(kind, draft)) };
    });
  }

  /** Throws an HttpError (409) for an entry of which nothing is published. */
  discard(seen: SeenEntry): Promise<StoredEntry> {
    return this.changeEntry(seen, (row) => {
      if (row.published === null) throw isNotPublished(toEntry(row));
      return { draft: null };
    });
  }

  /** Throws an HttpError: 422 for a draft that cannot be published. Without a draft nothing is done. */
  async publish(seen: SeenEntry): Promise<StoredEntry> {
    return this.inTurn(async (turn) => {
      const { kind } = seen;
      const { draft } = await find(turn.entries, seen);
      if (draft === null) return readEntry(turn.entries, kind, seen.id);
      const text = tidyText(kind, readKept(draft));
      const missing = findMissing(kind, text);
      const files = await new NamedMedia(turn.transaction).findWrong(kind, text);
      const wrong = [...findWrong(kind, text), ...(await findTaken(turn, seen, text)), ...files];
      if (missing.length > 0 || wrong.length > 0) throw incomplete({ missing, wrong });
      await turn.slugs.note(kind, seen.id, text);
      const change = { draft: null, published: keep(text), came_with_site: 0 };
      return this.show(turn, seen, change, 'published', keep(text));
    });
  }

  /**
   * What was published becomes the draft, unless there is one. Of an entry that visitors do not see nothing is done. Throws
   * an HttpError (409) for the last one of a kind that the site needs.
   */
  async takeDown(seen: SeenEntry): Promise<StoredEntry> {
    return this.inTurn(async (turn) => {
      const { draft, published } = await find(turn.entries, seen);
      if (published === null) return readEntry(turn.entries, seen.kind, seen.id);
      if (isAlwaysShown(seen.kind) && shownIds(await turn.entries.list(seen.kind)).length === 1)
        throw isLast(await readEntry(turn.entries, seen.kind, seen.id));
      const change = { draft: draft ?? published, published: null, came_with_site: 0 };
      return this.show(turn, seen, change, 'taken-down', published);
    });
  }

  /** Throws an HttpError (409) for an entry that visitors see. */
  remove(seen: SeenEntry): Promise<void> {
    return this.inTurn(async (turn) => {
      const row = await find(turn.entries, seen);
      if (row.published !== null) throw isShown(toEntry(row));
      await turn.entries.remove(seen.kind, seen.id);
      await this.note(turn, 'remove', seen.kind, [seen.id]);
    });
  }

  /** Throws an HttpError (409) with those that there are, where a list names others. */
  order(kind: ContentKind, ids: readonly string[]): Promise<StoredEntries> {
    return this.inTurn(async (turn) => {
      const before = await turn.entries.list(kind);
      const named = new Set(ids);
      if (named.size !== before.length || !before.every(({ id }) => named.has(id)))
        throw otherEntries({ entries: before.map(toEntry) });
      await turn.entries.setOrder(kind, ids);
      const after = await turn.entries.list(kind);
      const shown = shownIds(after);
      if (shown.join() !== shownIds(before).join())
        await this.noteShown(turn, 'order', kind, shown);
      return { entries: after.map(toEntry) };
    });
  }

  private changeEntry(seen: SeenEntry, change: (row: StoredRow) => RowChange) {
    return this.inTurn(async ({ entries }) => {
      const row = await find(entries, seen);
      await entries.update(seen.kind, seen.id, change(row), this.staff._id);
      return readEntry(entries, seen.kind, seen.id);
    });
  }

  /** Changes what visitors see of an entry. */
  private async show(
    turn: Turn,
    { kind, id }: SeenEntry,
    change: RowChange,
    deed: 'published' | 'taken-down',
    text: string,
  ): Promise<StoredEntry> {
    const by = this.staff._id;
    await turn.entries.update(kind, id, change, by);
    await turn.entries.addVersion(kind, id, { deed, text, by });
    await this.noteShown(turn, deed === 'published' ? 'publish' : 'take-down', kind, [id]);
    return readEntry(turn.entries, kind, id);
  }

  /** Counts and notes a change of what visitors see. */
  private async noteShown(
    turn: Turn,
    action: AuditAction,
    kind: ContentKind,
    ids: readonly string[],
  ): Promise<void> {
    turn.isNews = true;
    await turn.content.countPublication();
    await this.note(turn, action, kind, ids);
  }

  /** The log comes last, because all who write it wait for each other. */
  private note(
    { transaction }: Turn,
    action: AuditAction,
    contentKind: ContentKind,
    subjects: readonly string[],
  ): Promise<void> {
    const about = { kind: 'content', details: { kind: contentKind } } as const;
    const entry = { ...deedOf(this.staff), ...about, action, subjects };
    return this.parts.audit.append(transaction, entry);
  }

  private async inTurn<Result>(act: (turn: Turn) => Promise<Result>): Promise<Result> {
    const { database, now, publisher } = this.parts;
    const { result, isNews } = await database.transaction().execute(async (transaction) => {
      const content = new ContentRepository(transaction, now);
      await content.takeTurn();
      const entries = new EntryRepository(transaction, now);
      const slugs = new SlugRepository(transaction);
      const turn: Turn = { transaction, entries, content, slugs, isNews: false };
      return { result: await act(turn), isNews: turn.isNews };
    });
    if (isNews) publisher.wanted();
    return result;
  }
}

/** The entry, as it was seen. */
async function find(
  entries: EntryRepository,
  { kind, id, revision }: SeenEntry,
): Promise<StoredRow> {
  const row = await entries.find(kind, id);
  if (row === undefined) throw noEntry();
  if (row.revision !== revision) throw changedMeanwhile(toEntry(row));
  return row;
}

async function readEntry(entries: EntryRepository, kind: ContentKind, id: string) {
  const row = await entries.find(kind, id);
  if (row === undefined) throw noEntry();
  return toEntry(row);
}

/** The slug of a page that the page of another entry has. */
async function findTaken(
  { slugs }: Turn,
  { kind, id }: SeenEntry,
  text: ContentText,
): Promise<readonly WrongValue[]> {
  const field = pagesOf(kind)?.slug;
  const slug = slugOf(kind, text);
  if (field === undefined || slug === undefined) return [];
  return (await slugs.isTaken(slug, kind, id)) ? [{ field, code: 'taken' }] : [];
}

const shownIds = (rows: readonly StoredRow[]) =>
  rows.filter(({ published }) => published !== null).map(({ id }) => id);
