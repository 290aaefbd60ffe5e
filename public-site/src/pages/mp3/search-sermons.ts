import type { SermonFile } from '../../content/sermon-files';

/** The sermons whose title contains the query, whatever its case (SPEC 2.6). */
export function searchSermons(
  sermons: readonly SermonFile[],
  query: string,
): readonly SermonFile[] {
  const sought = query.toLowerCase();
  return sermons.filter(({ title }) => title.toLowerCase().includes(sought));
}
