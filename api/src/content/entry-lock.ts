import type { Transaction } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { IncompleteEntry, StoredEntry } from 'contract/stored-entry';
import { findMissing, findWrong, getSlug } from 'contract/content-entry';
import type { ContentText, WrongValue } from 'contract/content-entry';
import { getFields, getPages } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import { languageCodes } from 'contract/languages';
import { churchMailFields } from '../mail/church-in-mails';
import type { Tables } from '../storage/tables/tables';
import { entryConflict, entryNotFound } from './content-errors';
import { ContentRepository } from './content-repository';
import { toEntry } from './content-row';
import { EntryRepository } from './entry-repository';
import type { StoredRow } from './entry-repository';
import { hasForeignLink } from './foreign-links';
import { NamedMedia } from './named-media';
import { PlanRepository } from './plan-repository';
import { SlugRepository } from './slug-repository';

/** The entry to be changed and the revision that the caller saw. */
export interface SeenEntry {
  readonly kind: ContentKind;
  readonly id: string;
  readonly revision: number;
}

interface EntryCall extends Omit<SeenEntry, 'revision'> {
  readonly body: Pick<SeenEntry, 'revision'>;
}

export const toSeen = ({ kind, id, body: { revision } }: EntryCall): SeenEntry => ({
  kind,
  id,
  revision,
});

/** What a change works with while it holds the lock on the content. */
export interface EntryLock {
  readonly transaction: Transaction<Tables>;
  readonly entries: EntryRepository;
  readonly content: ContentRepository;
  readonly slugs: SlugRepository;
  readonly plans: PlanRepository;
  /** Host of the site, as its links name it. */
  readonly host: string;
}

/** Locks the content until the end of the transaction, so that one change runs at a time, even in several processes. */
export async function lockContent(
  { now, siteOrigin }: Pick<FastifyInstance, 'now' | 'siteOrigin'>,
  transaction: Transaction<Tables>,
): Promise<EntryLock> {
  const content = new ContentRepository(transaction, now);
  await content.acquireLock();
  return {
    transaction,
    content,
    entries: new EntryRepository(transaction, now),
    slugs: new SlugRepository(transaction),
    plans: new PlanRepository(transaction, now),
    host: new URL(siteOrigin()).host,
  };
}

/** Gets the entry as the caller saw it. @throws HttpError if it does not exist or was changed since */
export async function findSeenEntry(
  entries: EntryRepository,
  { kind, id, revision }: SeenEntry,
): Promise<StoredRow> {
  const row = await entries.find(kind, id);
  if (row === undefined) throw entryNotFound();
  if (row.revision !== revision) throw entryConflict(toEntry(row));
  return row;
}

export async function getEntry(
  entries: EntryRepository,
  kind: ContentKind,
  id: string,
): Promise<StoredEntry> {
  const row = await entries.find(kind, id);
  if (row === undefined) throw entryNotFound();
  return toEntry(row);
}

/** Finds out why a text cannot be published; undefined if it can. */
export async function findPublishingErrors(
  lock: EntryLock,
  seen: SeenEntry,
  text: ContentText,
): Promise<IncompleteEntry | undefined> {
  const missing = findMissing(seen.kind, text);
  const files = await new NamedMedia(lock.transaction).findWrong(seen.kind, text);
  const wrong = [
    ...findWrong(seen.kind, text),
    ...(await findTakenSlug(lock.slugs, seen, text)),
    ...findForeignLinks(lock, seen.kind, text),
    ...files,
  ];
  return missing.length > 0 || wrong.length > 0 ? { missing, wrong } : undefined;
}

/** Emails that the server sends on its own must not link to other hosts (requirements 10.11). */
function findForeignLinks(
  { host }: EntryLock,
  kind: ContentKind,
  { values }: ContentText,
): readonly WrongValue[] {
  return mailedFields(kind).flatMap((field): readonly WrongValue[] => {
    const value = values[field];
    const code = 'foreign-link';
    if (typeof value !== 'object')
      return hasForeignLink(value ?? '', host) ? [{ field, code }] : [];
    return languageCodes
      .filter((language) => hasForeignLink(value[language] ?? '', host))
      .map((language) => ({ field, language, code }));
  });
}

/** The fields of a kind that appear in such emails. */
function mailedFields(kind: ContentKind): readonly string[] {
  if (kind === 'identity') return churchMailFields;
  return kind === 'member-mails' || kind === 'form-mails' ? Object.keys(getFields(kind)) : [];
}

/** Finds the slug if the page of another entry has it. */
export async function findTakenSlug(
  slugs: SlugRepository,
  { kind, id }: Pick<SeenEntry, 'kind' | 'id'>,
  text: ContentText,
): Promise<readonly WrongValue[]> {
  const field = getPages(kind)?.slug;
  const slug = getSlug(kind, text);
  if (field === undefined || slug === undefined) return [];
  return (await slugs.isTaken(slug, kind, id)) ? [{ field, code: 'taken' }] : [];
}

/** Gets the ids of the entries that visitors see. */
export const getPublishedIds = (rows: readonly StoredRow[]) =>
  rows.filter(({ published }) => published !== null).map(({ id }) => id);
