import type { Transaction } from 'kysely';
import type { IncompleteEntry, StoredEntry } from 'contract/content-api';
import { findMissing, findWrong, slugOf } from 'contract/content-entry';
import type { ContentText, WrongValue } from 'contract/content-entry';
import { fieldsOf, pagesOf } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import { languageCodes } from 'contract/languages';
import { mailedIdentity } from '../mail/church-in-mails';
import type { Tables } from '../storage/tables/tables';
import { changedMeanwhile, noEntry } from './content-faults';
import type { ContentRepository } from './content-repository';
import { toEntry } from './content-row';
import type { EntryRepository, StoredRow } from './entry-repository';
import { hasForeignLink } from './foreign-links';
import { NamedMedia } from './named-media';
import type { PlanRepository } from './plan-repository';
import type { SlugRepository } from './slug-repository';

/** Which entry is changed, and which revision of it was seen. */
export interface SeenEntry {
  readonly kind: ContentKind;
  readonly id: string;
  readonly revision: number;
}

/** What a change is made with, in its transaction and at its turn. */
export interface Turn {
  readonly transaction: Transaction<Tables>;
  readonly entries: EntryRepository;
  readonly content: ContentRepository;
  readonly slugs: SlugRepository;
  readonly plans: PlanRepository;
  /** Of the site, as its links name it. */
  readonly host: string;
  /** Whether visitors are to see something else. */
  isNews: boolean;
}

/** The entry, as it was seen. @throws HttpError where there is none, and where it was changed since */
export async function find(
  entries: EntryRepository,
  { kind, id, revision }: SeenEntry,
): Promise<StoredRow> {
  const row = await entries.find(kind, id);
  if (row === undefined) throw noEntry();
  if (row.revision !== revision) throw changedMeanwhile(toEntry(row));
  return row;
}

export async function readEntry(
  entries: EntryRepository,
  kind: ContentKind,
  id: string,
): Promise<StoredEntry> {
  const row = await entries.find(kind, id);
  if (row === undefined) throw noEntry();
  return toEntry(row);
}

/** Why a text of an entry cannot be published; undefined where it can. */
export async function findLacks(
  turn: Turn,
  seen: SeenEntry,
  text: ContentText,
): Promise<IncompleteEntry | undefined> {
  const missing = findMissing(seen.kind, text);
  const files = await new NamedMedia(turn.transaction).findWrong(seen.kind, text);
  const wrong = [
    ...findWrong(seen.kind, text),
    ...(await findTaken(turn, seen, text)),
    ...findForeignLinks(turn, seen.kind, text),
    ...files,
  ];
  return missing.length > 0 || wrong.length > 0 ? { missing, wrong } : undefined;
}

/** What the server writes by itself, about accounts and forms, leads nowhere else (requirements 10.11). */
function findForeignLinks(
  { host }: Turn,
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

/** What of a kind those mails carry. */
function mailedFields(kind: ContentKind): readonly string[] {
  if (kind === 'identity') return mailedIdentity;
  return kind === 'member-mails' || kind === 'form-mails' ? Object.keys(fieldsOf(kind)) : [];
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

/** The ids of those that visitors see. */
export const shownIds = (rows: readonly StoredRow[]) =>
  rows.filter(({ published }) => published !== null).map(({ id }) => id);
