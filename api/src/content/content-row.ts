import type { Selectable } from 'kysely';
import type { EntryVersion, StoredEntry } from 'contract/stored-entry';
import type { ContentText } from 'contract/content-entry';
import { leavesAfter } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import { innsbruckMoment } from 'contract/innsbruck-moment';
import type { ContentEntriesTable, ContentVersionsTable } from '../storage/tables/content-tables';

export type EntryRow = Selectable<ContentEntriesTable>;

/** A row with the name of the account that changed it; null if the account does not exist. */
export type NamedRow<Row> = Row & { readonly account: string | null };

export const parseContentText = (text: string): ContentText => JSON.parse(text) as ContentText;

/** Serializes a text whose keys `orderText` has sorted. */
export const serializeContentText = (text: ContentText): string => JSON.stringify(text);

export function toEntry(row: NamedRow<EntryRow> & Pick<StoredEntry, 'plans'>): StoredEntry {
  const { id, revision, draft, published, plans, changed_at, changed_by, account } = row;
  return {
    id,
    revision,
    ...(draft !== null && { draft: parseContentText(draft) }),
    ...(published !== null && { published: parseContentText(published) }),
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
    text: parseContentText(text),
  };
}

/** When a published entry leaves the site because it is over; undefined if it stays. */
export function getEntryEnd(
  kind: ContentKind,
  { published, came_with_site }: Pick<EntryRow, 'published' | 'came_with_site'>,
): Date | undefined {
  const field = leavesAfter(kind);
  if (field === undefined || published === null || came_with_site === 1) return undefined;
  const end = parseContentText(published).values[field];
  return typeof end === 'string' ? innsbruckMoment(end) : undefined;
}
