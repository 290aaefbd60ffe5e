import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { EntryVersion, StoredEntry } from 'contract/content-api';
import type { ContentText } from 'contract/content-entry';
import { leavesAfter } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import { innsbruckMoment } from 'contract/innsbruck-moment';
import type { ContentEntriesTable, ContentVersionsTable } from '../storage/tables/content-tables';

export type EntryRow = Selectable<ContentEntriesTable>;

/** What an account is called where others see what it did: null of none. */
export const accountName = sql<string | null>`coalesce(nullif(admins.name, ''), admins.email)`;

/** A row and what the account is called that changed it; null where there is none, or none any more. */
export type NamedRow<Row> = Row & { readonly account: string | null };

export const readKept = (text: string): ContentText => JSON.parse(text) as ContentText;

/** What is stored of a text: `orderText` has put its keys in order. */
export const keep = (text: ContentText): string => JSON.stringify(text);

export function toEntry(row: NamedRow<EntryRow> & Pick<StoredEntry, 'plans'>): StoredEntry {
  const { id, revision, draft, published, plans, changed_at, changed_by, account } = row;
  return {
    id,
    revision,
    ...(draft !== null && { draft: readKept(draft) }),
    ...(published !== null && { published: readKept(published) }),
    ...(plans && { plans }),
    changedAt: changed_at,
    ...(account !== null &&
      changed_by !== null && { changedBy: changed_by, changedByName: account }),
  };
}

export function toVersion(row: NamedRow<Selectable<ContentVersionsTable>>): EntryVersion {
  const { number, deed, at, by, text, account } = row;
  return {
    number,
    deed: deed as EntryVersion['deed'],
    at,
    ...(account !== null && by !== null && { by, byName: account }),
    text: readKept(text),
  };
}

/** When what is published of an entry leaves the site by itself. Undefined: it stays. */
export function getEnd(
  kind: ContentKind,
  { published, came_with_site }: Pick<EntryRow, 'published' | 'came_with_site'>,
): Date | undefined {
  const field = leavesAfter(kind);
  if (field === undefined || published === null || came_with_site === 1) return undefined;
  const end = readKept(published).values[field];
  return typeof end === 'string' ? innsbruckMoment(end) : undefined;
}
