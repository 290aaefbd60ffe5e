import type { ContentSnapshot, ContentText, WrongValue } from 'contract/content-entry';
import { contentKindNames } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import { isReady } from 'contract/media-files';
import type { MediaFile } from 'contract/media-files';
import { isMediaId } from 'contract/media-kinds';
import { namedFiles } from 'contract/named-files';
import { toShownFile } from 'contract/shown-files';
import type { ShownFiles } from 'contract/shown-files';
import type { Database } from '../storage/database';
import { toMediaFile } from '../storage/tables/media-row';

/** Ids in one query: both databases allow more parameters than that. */
const idsAtOnce = 500;

/** Reads only the files that entries refer to. */
export class NamedMedia {
  constructor(private readonly database: Database) {}

  /** Finds the files that block publishing: missing ones, ones of another kind, pictures without a description. */
  async findWrong(kind: ContentKind, text: ContentText): Promise<readonly WrongValue[]> {
    const named = namedFiles(kind, text);
    const files = await this.find(named.map(({ id }) => id));
    const wrong = new Map<string, WrongValue>();
    for (const { id, field, language, media } of named) {
      const file = files.get(id);
      const isThere = file?.kind === media;
      if (isThere && isReady(file)) continue;
      const code = isThere ? 'file-not-ready' : 'no-file';
      const one = { field, code, ...(language !== undefined && { language }) } as const;
      // The map reports one error for several pictures in a text.
      wrong.set(JSON.stringify(one), one);
    }
    return [...wrong.values()];
  }

  /** Gets the data that pages need of the files in a snapshot, by id. Files that cannot be shown are left out. */
  async filesOf(snapshot: ContentSnapshot): Promise<ShownFiles> {
    const ids = contentKindNames.flatMap((kind) =>
      snapshot[kind].flatMap((entry) => namedFiles(kind, entry).map(({ id }) => id)),
    );
    const files = await this.find(ids);
    const shown = [...files].flatMap(([id, file]) => {
      const facts = toShownFile(file);
      return facts ? [[id, facts] as const] : [];
    });
    return Object.fromEntries(shown);
  }

  private async find(named: readonly string[]): Promise<ReadonlyMap<string, MediaFile>> {
    const ids = [...new Set(named.filter(isMediaId))];
    const found = new Map<string, MediaFile>();
    for (let place = 0; place < ids.length; place += idsAtOnce) {
      const rows = await this.database
        .selectFrom('media_files')
        .selectAll()
        .where('id', 'in', ids.slice(place, place + idsAtOnce))
        .execute();
      for (const row of rows) found.set(row.id, toMediaFile(row));
    }
    return found;
  }
}
