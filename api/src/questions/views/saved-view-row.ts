import type { SavedView, ViewedList } from 'contract/saved-view-requests';
import { parseContents } from './stored-views';

export interface ViewReader {
  readonly adminId: string;
  /** The lists that they may read. */
  readonly lists: readonly ViewedList[];
}

/** A view as the database has it, for one reader. */
interface ViewRow {
  readonly id: string;
  readonly version: number;
  readonly kind: string;
  readonly owner_id: string | null;
  readonly is_shared: number;
  readonly is_question: number;
  readonly is_pinned: number | null;
  readonly default_id: string | null;
  readonly by: string | null;
  readonly body: string;
}

/** Returns undefined for a view that cannot be decrypted. */
export function toView(row: ViewRow, { adminId }: ViewReader): SavedView | undefined {
  const contents = parseContents(row.body);
  if (contents === undefined) return undefined;
  const isOwn = row.owner_id === adminId;
  return {
    _id: row.id,
    version: row.version,
    kind: row.kind as ViewedList,
    name: contents.name,
    content: contents.content,
    isShared: row.is_shared === 1,
    isQuestion: row.is_question === 1,
    isPinned: row.is_pinned === 1,
    isDefault: row.default_id !== null,
    isChangeable: isOwn || row.owner_id === null,
    ...(row.owner_id === null && { isOwnerless: true }),
    ...(!isOwn && row.by !== null && { by: row.by }),
  };
}
