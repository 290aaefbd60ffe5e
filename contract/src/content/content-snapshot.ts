import type { ContentSnapshot } from './content-entry';
import { contentKindNames } from './content-kinds';

/** The canonical text of a snapshot. */
export const writeSnapshot = (snapshot: ContentSnapshot): string =>
  JSON.stringify(Object.fromEntries(contentKindNames.map((kind) => [kind, snapshot[kind]])));

/** @throws Error when it is no snapshot. */
export function readSnapshot(text: string): ContentSnapshot {
  const found = JSON.parse(text) as Partial<ContentSnapshot> | null;
  if (typeof found !== 'object' || found === null) throw new Error('It is no object.');
  const kinds = contentKindNames.map((kind) => [kind, found[kind] ?? []]);
  return Object.fromEntries(kinds) as ContentSnapshot;
}
